import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../../contract/modes.ts'
import { understand } from '../../language/understand.ts'
import { fixedSentences } from '../../speaking/fixed.ts'
import { splitSentences } from '../../speaking/sentences.ts'
import { journeyTexts } from './journey.ts'
import { type SpokenId, spoken } from './spoken.ts'

/** Said by the specification word for word. */
const exact: ReadonlySet<string> = new Set(['motion.missing'])
const LONGEST_WORDS = 22

describe('the journey’s sentences', () => {
  it.each(Object.entries(journeyTexts))('%s is short enough to be remembered', (id, text) => {
    if (exact.has(id)) return
    for (const sentence of splitSentences(text))
      expect(sentence.split(' ').length).toBeLessThanOrEqual(LONGEST_WORDS)
  })

  it.each(Object.entries(journeyTexts))('%s needs no sight and blames nobody', (_, text) => {
    expect(text).not.toMatch(/\b(?:see here|red|green|click|oops|wrong|failed)\b/i)
  })

  it.each([
    ['introduction', ['intro.offer', 'intro.offer.r1', 'intro.offer.r2'], ['continue', 'not required']],
    ['place', ['place.ask', 'place.ask.r1', 'place.ask.r2'], ['store', 'home']],
    ['section', ['aisle.ask', 'aisle.ask.r1', 'aisle.ask.r2'], ['biscuits', 'dairy', 'breads']],
    ['entrance', ['entrance.ask', 'entrance.ask.r1', 'entrance.ask.r2'], ['entrance', 'not there']],
    ['buy_more', ['more.ask', 'more.ask.r1', 'more.ask.r2'], ['next time']],
    ['buy_more', ['more.ask.r1', 'more.ask.r2'], ['buy more']],
    ['keep_app', ['save.ask', 'save.ask.r1', 'save.ask.r2'], ['save', 'thank you']],
    ['confirm', ['restart.ask', 'restart.ask.r1'], ['yes', 'no']],
    ['confirm', ['sure.r1', 'thanks.ask', 'product.leave', 'walk.leave'], ['yes', 'no']],
    ['walking', ['danger.walk', 'danger.here'], ['call staff', 'repeat']],
  ] as const satisfies readonly (readonly [ListenFor, readonly SpokenId[], readonly string[]])[])(
    'a question of %s offers only what is taken for an answer',
    (listenFor, ids, offered) => {
      for (const id of ids)
        for (const words of offered) expect(spoken(id, { brand: 'Crisp' }).toLowerCase()).toContain(words)
      for (const words of offered)
        expect(understand({ text: words, question: listenFor, source: 'pressed', names: [] }).verdict).toBe(
          'act',
        )
    },
  )

  it('are recorded, but for those that name a section or a word', () => {
    const recorded = new Set<string>(fixedSentences('Brand').map(({ id }) => id))
    const without = Object.keys(journeyTexts).filter((id) => !recorded.has(id))
    expect(without).toEqual([
      ...[
        'aisle.ask.some',
        'aisle.ask.one',
        'aisle.ask.hand',
        'aisle.noreturn',
        'counter.then',
        'standing.no',
      ],
      ...['section.here', 'sure.ask', 'resume.ask', 'resume.shelf', 'shelf.ask', 'help.walk'],
    ])
  })
})
