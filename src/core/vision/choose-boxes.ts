import { distance, type Quad } from './geometry.ts'
import type { Point, PrintedLine } from './sight.ts'

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

/** From here on reading a line again, from the same pixels, would say the same. */
const WELL_READ = 0.9

/** The boxes whose middle lies in no line that was read well. */
export function boxesNotRead(boxes: readonly Quad[], lines: readonly PrintedLine[]): Quad[] {
  const read = lines.filter(({ confidence }) => confidence >= WELL_READ)
  return boxes.filter((box) => !read.some(({ corners }) => holds(corners, middle(box))))
}

/** Whether a point lies in a rectangle whose corners go round clockwise. */
function holds([a, b, , d]: Quad, point: Point): boolean {
  const share = (from: Point, to: Point): number => {
    const length = distance(from, to) ** 2
    const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
    return length === 0 ? -1 : along / length
  }
  return [share(a, b), share(a, d)].every((at) => at >= 0 && at <= 1)
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
