import { distance, type Quad } from './geometry.ts'
import type { Point } from './sight.ts'

/** A dense back has 60 to 130 lines at 12 to 15 ms each: what cannot be the answer is not read. */
const MOST_NAME_LINES = 30
const MOST_DATE_LINES = 45
/** "BEST BEFORE 6 MONTHS FROM PKD" is about 15 times as long as tall; running text is longer. */
const LONGEST_DATE_ROW = 18

const middle = ([a, , c]: Quad): Point => ({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 })

function byDistanceFrom(centre: Point): (a: Quad, b: Quad) => number {
  return (a, b) => distance(middle(a), centre) - distance(middle(b), centre)
}

/** The boxes worth reading for a name: the ones nearest the middle of the picture. */
export function boxesForName(boxes: readonly Quad[], width: number, height: number): Quad[] {
  return [...boxes].sort(byDistanceFrom({ x: width / 2, y: height / 2 })).slice(0, MOST_NAME_LINES)
}

/** The boxes worth reading for a date: rows short enough for one first, the nearest to the middle leading. */
export function boxesForDate(boxes: readonly Quad[], width: number, height: number): Quad[] {
  const near = [...boxes].sort(byDistanceFrom({ x: width / 2, y: height / 2 }))
  const [short, long] = [near.filter(isShort), near.filter((box) => !isShort(box))]
  return [...short, ...long].slice(0, MOST_DATE_LINES)
}

function isShort([a, b, , d]: Quad): boolean {
  const [across, down] = [distance(a, b), distance(a, d)]
  return Math.max(across, down) <= LONGEST_DATE_ROW * Math.min(across, down)
}
