import { expect, it } from 'vitest'
import { createAligner } from './alignment.ts'
import { BLANK, CLASSES } from './path-follower.ts'

/** A network that hears one class a frame, with a probability of 0.61. */
function frames(...classes: number[]): Float32Array {
  return Float32Array.from(
    classes.flatMap((heard) =>
      Array.from({ length: CLASSES }, (_, i) => (i === heard ? Math.log(0.61) : Math.log(0.01))),
    ),
  )
}
const right = (of: number) => of * Math.log(0.61)

it.each<[string, number[], number[], number]>([
  ['sounds after one another', [1, 2, 3], [1, 2, 3], right(3)],
  ['sounds that go on, with pauses', [BLANK, 1, 1, BLANK, 2, BLANK], [1, 2], right(6)],
  ['the same sound twice, with a pause', [1, BLANK, 1], [1, 1], right(3)],
  ['the same sound twice, without one', [1, 1, 1], [1, 1], right(2) + Math.log(0.01)],
  ['a sound that is not there', [1, 2], [1, 3], right(1) + Math.log(0.01)],
  ['too many sounds', [1, 2], [1, 2, 3], Number.NEGATIVE_INFINITY],
  ['no sound at all', [], [1], Number.NEGATIVE_INFINITY],
])('%s', (_, heard, sounds, score) => {
  expect(createAligner(frames(...heard)).scoreOf(sounds)).toBeCloseTo(score, 4)
})

it.each<[string, number[], number[], number]>([
  ['nothing', [1, 2, BLANK, BLANK], [1, 2], 0],
  ['a sound', [1, 2, BLANK, 3, BLANK], [1, 2], right(1) - Math.log(0.01)],
  ['two sounds', [1, 2, 3, 4], [1, 2], 2 * (right(1) - Math.log(0.01))],
  ['a sound that the words end with', [1, 2, BLANK, 3], [1, 3], 0],
  ['nothing where the words do not fit in', [1], [1, 2], 0],
])('behind the words there is %s', (_, heard, sounds, more) => {
  expect(createAligner(frames(...heard)).soundBehind(sounds)).toBeCloseTo(more, 4)
})

it('says of sounds the same whatever was asked before', () => {
  const heard = frames(1, 1, BLANK, 2, 3, BLANK)
  const asked = createAligner(heard)
  const all = [[1, 2], [1], [1, 2, 3], [1, 2, 2], [1, 2, 3], [2], [1, 1]]
  expect(all.map(asked.scoreOf)).toEqual(all.map((sounds) => createAligner(heard).scoreOf(sounds)))
})
