import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Span } from './span-exporter.ts'
import { createVisit, type Visit } from './visit.ts'

function visiting() {
  const clock = createFakeClock()
  const spans: Span[] = []
  const visit = createVisit(clock, { mode: 'scan' }, (span) => void spans.push(span))
  return { clock, spans, visit }
}

/** The spans as a tree of names with their outcomes, in the order in which they ended. */
function shown(spans: readonly Span[]) {
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]))
  return spans.map(({ name, parentId, attributes }) => {
    const parent = parentId === undefined ? '' : `${nameOf.get(parentId) ?? '?'}/`
    return `${parent}${name} ${attributes.outcome ?? ''}`.trim()
  })
}

it.each<[string, (visit: Visit) => void, string[]]>([
  ['a visit without a word', () => {}, ['session']],
  [
    'a spoken question and its answer',
    (visit) => {
      visit.begin('speech', 0)
      visit.did('hear', 300, { outcome: 'words' })
      visit.heard()
      visit.acted()
      visit.did('see', 500, { outcome: 'read' })
      visit.answered()
    },
    ['turn/hear words', 'turn/understand', 'turn/see read', 'session/turn answered', 'session'],
  ],
  [
    'words that were nobody’s, though something else ended meanwhile',
    (visit) => {
      visit.begin('speech', 0)
      visit.answered()
    },
    ['session/turn ignored', 'session'],
  ],
  ['words of a cloud’s ear', (visit) => visit.heard(), ['session/turn left', 'session']],
  [
    'one question after the other',
    (visit) => {
      visit.begin('text', 0)
      visit.begin('text', 0)
      visit.answered()
      visit.answered()
    },
    ['session/turn replaced', 'session/turn answered', 'session'],
  ],
  [
    'what is done beside a turn',
    (visit) => {
      visit.acted()
      visit.did('speak', 20, { outcome: 'spoken' })
    },
    ['session/speak spoken', 'session'],
  ],
  [
    'what ends after the visit',
    (visit) => {
      visit.end()
      visit.did('see', 20, { outcome: 'read' })
    },
    ['session'],
  ],
])('%s', (_, happens, expected) => {
  const { spans, visit } = visiting()
  happens(visit)
  visit.end()
  visit.end()
  expect(shown(spans)).toEqual(expected)
})

describe('a turn', () => {
  it('lasts from the end of the words to the last of the answer, with what was done in it', () => {
    const { clock, spans, visit } = visiting()
    clock.advance(1000)
    visit.begin('speech', 700)
    visit.heard()
    clock.advance(40)
    visit.acted()
    visit.interrupted()
    clock.advance(60)
    visit.answered()
    visit.end()
    expect(spans.map(({ name, startMs, endMs }) => [name, startMs, endMs])).toEqual([
      ['understand', 1000, 1040],
      ['turn', 700, 1100],
      ['session', 0, 1100],
    ])
    expect(spans[1]?.attributes).toEqual({ by: 'speech', outcome: 'answered', interrupted: true })
    expect(spans[2]?.attributes).toEqual({ mode: 'scan', turns: 1 })
  })

  it('is of one trace with all others of its session, and of no other session', () => {
    const [one, other] = [visiting(), visiting()]
    for (const { visit } of [one, other]) {
      visit.begin('app', 0)
      visit.end()
    }
    expect(new Set(one.spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(one.spans[0]?.traceId).not.toBe(other.spans[0]?.traceId)
    expect(one.spans[0]?.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(one.spans[0]?.spanId).toMatch(/^[0-9a-f]{16}$/)
  })
})
