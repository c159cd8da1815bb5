import { expect, it } from 'vitest'
import { isEnd, isStart, moveOf } from './turn-of.ts'

it.each([
  ['start', '6', { turn: 'none', steps: 6 }],
  ['Turn  LEFT', '4', { turn: 'left', steps: 4 }],
  ['turn right', '', { turn: 'right', steps: 0 }],
  ['right', '3 steps', { turn: 'right', steps: 3 }],
  ['go straight', '10', { turn: 'none', steps: 10 }],
  ['pass the pillar', '2', { turn: 'unknown', steps: 2 }],
  ['end', '0', undefined],
  ['turn left', 'many', undefined],
  ['', '5', undefined],
  ['constructor', '1', { turn: 'unknown', steps: 1 }],
])('%j with %j', (action, distance, expected) => expect(moveOf({ action, distance })).toEqual(expected))

it('knows both ends in any case', () => {
  expect([isStart({ action: ' Start ' }), isStart({ action: 'restart' })]).toEqual([true, false])
  expect([isEnd({ action: 'END' }), isEnd({ action: 'ending' })]).toEqual([true, false])
})
