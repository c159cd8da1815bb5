import { expect, it } from 'vitest'
import { lineAt } from '../../../test/fixtures/sights.ts'
import { boxesForDate, boxesForName, boxesNotRead } from './choose-boxes.ts'
import { cornersOf, type Quad } from './geometry.ts'

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
