import {
  convexHull,
  cornersOf,
  distance,
  type Quad,
  smallestRectangle,
  type TurnedRectangle,
} from './geometry.ts'
import type { Point, PrintedLine } from './sight.ts'

/** How likely each pixel is part of printed text, 0 to 1, row by row. */
export interface TextMap {
  width: number
  height: number
  values: Float32Array
}

/** The detector's published thresholds (differentiable binarisation). */
const TEXT_PIXEL = 0.3
const BOX_SCORE = 0.5
/** The network marks the middle of a line; the true outline lies area × ratio / perimeter further out. */
const UNCLIP_RATIO = 1.6
const SHORTEST_SIDE_PX = 3

/** Rectangles around lines of text, in pixels of the map, in no order. */
export function findTextBoxes(map: TextMap): Quad[] {
  return findBlobs(map).flatMap((blob) => {
    const tight = smallestRectangle(convexHull(blob.outline))
    if (Math.min(tight.width, tight.height) < SHORTEST_SIDE_PX || blob.meanScore < BOX_SCORE) return []
    return [cornersOf(unclip(tight))]
  })
}

function unclip(tight: TurnedRectangle): TurnedRectangle {
  const outwards = (tight.width * tight.height * UNCLIP_RATIO) / (2 * (tight.width + tight.height))
  return { ...tight, width: tight.width + 2 * outwards, height: tight.height + 2 * outwards }
}

interface Blob {
  /** First and last pixel of each run: enough for the hull. */
  outline: Point[]
  meanScore: number
}

/** Eight-connected groups of text pixels. */
function findBlobs(map: TextMap): Blob[] {
  const unseen = framedMask(map)
  const blobs: Blob[] = []
  for (let start = unseen.indexOf(1); start !== -1; start = unseen.indexOf(1, start + 1))
    blobs.push(flood(map, unseen, start))
  return blobs
}

/** 1 for a text pixel, with an empty frame of one pixel so that every pixel has eight neighbours. */
function framedMask({ width, height, values }: TextMap): Uint8Array {
  const mask = new Uint8Array((width + 2) * (height + 2))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((values[y * width + x] ?? 0) > TEXT_PIXEL) mask[(y + 1) * (width + 2) + x + 1] = 1
  return mask
}

/** Takes one group out of the mask. */
function flood({ width, values }: TextMap, unseen: Uint8Array, start: number): Blob {
  const row = width + 2
  const neighbours = [-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1]
  const outline: Point[] = []
  const stack = [start]
  unseen[start] = 0
  let sum = 0
  let count = 0
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const x = (place % row) - 1
    const y = Math.floor(place / row) - 1
    const value = y * width + x
    sum += values[value] ?? 0
    count++
    if (endsRun(values, width, x, value)) outline.push({ x, y })
    for (const step of neighbours) {
      if (unseen[place + step] !== 1) continue
      unseen[place + step] = 0
      stack.push(place + step)
    }
  }
  return { outline, meanScore: sum / count }
}

function endsRun(values: Float32Array, width: number, x: number, at: number): boolean {
  const before = x === 0 ? 0 : (values[at - 1] ?? 0)
  const after = x === width - 1 ? 0 : (values[at + 1] ?? 0)
  return before <= TEXT_PIXEL || after <= TEXT_PIXEL
}

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
