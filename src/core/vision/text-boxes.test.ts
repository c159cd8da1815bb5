import { describe, expect, it } from 'vitest'
import { lineAt } from '../../../test/fixtures/sights.ts'
import { cornersOf, distance, type Quad } from './geometry.ts'
import { boxesForDate, boxesForName, boxesNotRead, findTextBoxes, type TextMap } from './text-boxes.ts'

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

const box = (x: number, y: number, width = 100, height = 20): Quad =>
  cornersOf({ centre: { x, y }, width, height, angle: 0 })

it('reads for a name what lies nearest the middle, thirty at most', () => {
  const boxes = Array.from({ length: 80 }, (_, i) => box(500, i * 12))
  const chosen = boxesForName(boxes, 1000, 960)
  expect(chosen).toHaveLength(30)
  expect(chosen[0]).toEqual(boxes[40])
  expect(chosen).not.toContain(boxes[0])
})

it('reads for a date short rows before running text', () => {
  const text = Array.from({ length: 60 }, (_, i) => box(500, 300 + i * 2, 900, 20))
  const date = box(60, 40)
  const chosen = boxesForDate([...text, date], 1000, 960)
  expect(chosen).toHaveLength(45)
  expect(chosen[0]).toEqual(date)
})

it('counts a row that runs upwards as short or long by its own sides', () => {
  const upright = box(60, 40, 20, 160)
  expect(boxesForDate([box(500, 480, 900, 20), upright], 1000, 960)[0]).toEqual(upright)
})

it('leaves out what was read well before', () => {
  const read = lineAt('BUTTER', [10, 10, 200, 30], 0.95)
  const doubtful = lineAt('C00K', [10, 60, 200, 30], 0.7)
  const boxes = [box(110, 25, 180, 28), box(110, 75, 180, 28), box(400, 25)]
  expect(boxesNotRead(boxes, [read, doubtful])).toEqual(boxes.slice(1))
})
