import { describe, expect, it } from 'vitest'
import { countedOtherwise, pathChanges, withCounted } from './path-changes.ts'

const path = (...parts: readonly (readonly [string, string])[]) =>
  parts.map(([action, distance]) => ({ action, distance }))
const before = path(['start', '6'], ['turn left', '8'], ['end', '0'])

describe('what changes for shoppers', () => {
  it.each([
    ['nothing', before, []],
    [
      'the steps of a part',
      path(['start', '6'], ['turn left', '9 steps'], ['end', '0']),
      [
        'Before: part 2 (turn left: 8).',
        'From now on: part 2 (turn left: 9).',
        'Steps in all: 14 before, 15 from now on.',
      ],
    ],
    [
      'a part more',
      path(['start', '6'], ['turn right', '2'], ['turn left', '8'], ['end', '0']),
      [
        'Before: nothing.',
        'From now on: part 2 (turn right: 2).',
        'Steps in all: 14 before, 16 from now on.',
      ],
    ],
    [
      'the same part once more',
      path(['start', '6'], ['turn left', '8'], ['turn left', '8'], ['end', '0']),
      ['Before: nothing.', 'From now on: part 3 (turn left: 8).', 'Steps in all: 14 before, 22 from now on.'],
    ],
    [
      'all of it',
      path(['go straight', '3']),
      [
        'Before: parts 1, 2, 3 (start: 6, turn left: 8, end: 0).',
        'From now on: part 1 (go straight: 3).',
        'Steps in all: 14 before, 3 from now on.',
      ],
    ],
  ])('%s', (_, after, words) => expect(pathChanges(before, after)).toEqual(words))

  it('is all of it where there was no path', () => {
    expect(pathChanges(null, before)).toEqual([
      'Shoppers get a path that they did not have: 3 parts, 14 steps in all.',
    ])
  })
})

it('what was counted otherwise is offered by part, and taken over', () => {
  const found = countedOtherwise(before, [6, 10, 3])
  expect(found).toEqual([{ at: 1, written: 8, counted: 10 }])
  expect(withCounted(before, found)[1]).toEqual({ action: 'turn left', distance: '10' })
  expect(countedOtherwise(before, [])).toEqual([])
})
