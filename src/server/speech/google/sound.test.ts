import { expect, it } from 'vitest'
import { plainFinal } from './google-session.ts'
import { createUnfinishedSound, cutSound } from './sound.ts'

it.each([[[16_000]], [[1, 2, 3]], [[1599, 1, 1600, 7]], [[]]])(
  'cuts %j samples to pieces of 1600',
  (lengths) => {
    const cutter = cutSound(1600)
    let next = 0
    const pieces = lengths.flatMap((length) => cutter.push(Int16Array.from({ length }, () => next++)))
    const total = lengths.reduce((sum, length) => sum + length, 0)
    expect(pieces.map(({ length }) => length)).toEqual(Array(Math.floor(total / 1600)).fill(1600))
    const rest = cutter.rest()
    expect([...pieces.flatMap((piece) => [...piece]), ...rest]).toEqual(
      Array.from({ length: total }, (_, at) => at),
    )
    expect(cutter.rest()).toHaveLength(0)
  },
)

it('keeps what no final told of, and no more than it may', () => {
  const unfinished = createUnfinishedSound(1000)
  const chunk = (value: number) => new Int16Array(1600).fill(value)
  for (let at = 0; at < 20; at += 1) unfinished.push(chunk(at))
  // The last second of two.
  unfinished.finishedUntil(1500)
  expect(unfinished.take().map((pcm) => pcm[0])).toEqual([15, 16, 17, 18, 19])
  unfinished.push(chunk(7))
  unfinished.finishedUntil(99)
  expect(unfinished.take()).toHaveLength(1)
  expect(unfinished.take()).toEqual([])
})

it.each([
  ['What is this?', 'what is this'],
  ["  I'm  here. ", "i'm here"],
  ['5 stars!', '5 stars'],
  ['...', ''],
  ['यह क्या है?', 'यह क्या है'],
])('%j is %j on the wire', (text, plain) => {
  expect(plainFinal(text)).toBe(plain)
})
