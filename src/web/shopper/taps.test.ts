import { expect, it } from 'vitest'
import { createSecondTaps } from './taps.ts'

const FIRST = { detail: 1, clientX: 200, clientY: 600, timeStamp: 5000 }

it.each<[what: string, by: string, second: Partial<typeof FIRST>, isSecond: boolean]>([
  ['a finger at the same place', 'touch', { timeStamp: 5180 }, true],
  ['a finger that trembles', 'touch', { timeStamp: 5300, clientX: 220, clientY: 615 }, true],
  ['a pen', 'pen', { timeStamp: 5180 }, true],
  ['a finger that has had time', 'touch', { timeStamp: 5450 }, false],
  ['a finger elsewhere', 'touch', { timeStamp: 5180, clientY: 680 }, false],
  ['a mouse’s double click', 'mouse', { detail: 2, timeStamp: 5180 }, true],
  ['a mouse’s single click', 'mouse', { timeStamp: 5180 }, false],
  ['a key or a screen reader', 'touch', { detail: 0, timeStamp: 5180 }, false],
])('after a tap, %s: a second one %s %j → %s', (_, pointerType, second, isSecond) => {
  const taps = createSecondTaps()
  taps.down({ pointerType })
  expect(taps.isSecond(FIRST)).toBe(false)
  taps.down({ pointerType })
  expect(taps.isSecond({ ...FIRST, ...second })).toBe(isSecond)
})

it('a third and a fourth are as the second, and the next after a rest is a first again', () => {
  const taps = createSecondTaps()
  taps.down({ pointerType: 'touch' })
  const at = [0, 300, 600, 900, 1400].map((ms) => taps.isSecond({ ...FIRST, timeStamp: 5000 + ms }))
  expect(at).toEqual([false, true, true, true, false])
})
