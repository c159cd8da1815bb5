import { expect, it } from 'vitest'
import { createChunker } from './chunker.ts'

it.each([
  [3, [1, 1, 1, 1], [[0, 1, 2]]],
  [
    2,
    [5],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    4,
    [3, 6],
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
  ],
  [1, [0, 2], [[0], [1]]],
])('pieces of %i from %j', (length, sizes, pieces) => {
  const chunker = createChunker(length)
  const given: number[][] = []
  let next = 0
  for (const size of sizes) {
    const samples = Float32Array.from({ length: size }, () => next++)
    chunker.push(samples, (piece) => given.push([...piece]))
  }
  expect(given).toEqual(pieces)
})
