import { describe, expect, it } from 'vitest'
import { distance } from './geometry.ts'
import { findTextBoxes, type TextMap } from './text-boxes.ts'

type Patch = readonly [left: number, top: number, width: number, height: number, score: number]

function mapWith(...patches: Patch[]): TextMap {
  const [width, height] = [100, 60]
  const values = new Float32Array(width * height)
  for (const [left, top, across, down, score] of patches)
    for (let y = top; y < top + down; y++) values.fill(score, y * width + left, y * width + left + across)
  return { width, height, values }
}

describe('findTextBoxes', () => {
  it.each<[string, Patch[], number]>([
    ['nothing', [], 0],
    ['one line', [[20, 20, 40, 8, 0.9]], 1],
    [
      'two lines',
      [
        [20, 10, 40, 8, 0.9],
        [20, 40, 40, 8, 0.8],
      ],
      2,
    ],
    [
      'lines that touch at a corner as one',
      [
        [10, 10, 20, 8, 0.9],
        [30, 18, 20, 8, 0.9],
      ],
      1,
    ],
    ['nothing in faint print', [[20, 20, 40, 8, 0.25]], 0],
    ['nothing in doubtful print', [[20, 20, 40, 8, 0.45]], 0],
    ['nothing in specks', [[20, 20, 3, 2, 0.9]], 0],
    ['a line at the very edge', [[0, 52, 100, 8, 0.9]], 1],
  ])('finds %s', (_, patches, count) => {
    expect(findTextBoxes(mapWith(...patches))).toHaveLength(count)
  })

  it('grows the box by 1.6 times its area over its perimeter', () => {
    const [box] = findTextBoxes(mapWith([20, 20, 41, 9, 0.9]))
    const [a, b, c] = box!
    const outwards = (40 * 8 * 1.6) / (2 * (40 + 8))
    expect(distance(a, b)).toBeCloseTo(40 + 2 * outwards)
    expect(distance(b, c)).toBeCloseTo(8 + 2 * outwards)
    expect((a.x + c.x) / 2).toBeCloseTo(40)
    expect((a.y + c.y) / 2).toBeCloseTo(24)
  })
})
