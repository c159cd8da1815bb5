import { convexHull, cornersOf, type Quad, smallestRectangle, type TurnedRectangle } from './geometry.ts'
import type { Point } from './sight.ts'

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
