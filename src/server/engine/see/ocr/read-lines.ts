import sharp from 'sharp'
import { type Decoded, decodeCtc } from '../../../../core/vision/ctc.ts'
import { distance, type Quad, rotateCorners, scaleQuad } from '../../../../core/vision/geometry.ts'
import type { PrintedLine } from '../../../../core/vision/sight.ts'
import { findTextBoxes } from '../../../../core/vision/text-boxes.ts'
import type { Bitmap } from '../bitmap.ts'
import type { Network, Networks } from './networks.ts'

/** The detector was trained on sides that are multiples of this. */
const SIDE_STEP_PX = 32
const LARGEST_ENLARGEMENT = 3
/** Means and deviations of the training pictures, for blue, green and red in the order the network takes them. */
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/** A rectangle this much taller than wide holds text that runs up or down. */
const STANDING = 1.5
/** Under this a line may be upside down and is tried the other way round. */
const SURE = 0.75
/** Under this what was read is noise. */
const KEPT = 0.5

/**
 * Pixels along lines, 48 high, that are read in one reading while somebody waits: about 2 s of a core. The densest backs
 * that were measured take under 14,000; a picture full of small print from edge to edge would take 144,000 while all others wait.
 */
const MOST_ALONG_PX = 24_000

/** Chooses the boxes to read, the most promising first, out of those found. */
export type ChooseBoxes = (boxes: readonly Quad[], width: number, height: number) => Quad[]

/**
 * What is printed, looked for at `longSide` and read from `bitmap` itself; corners are in its pixels. Boxes beyond what one
 * picture may cost stay unread.
 */
export async function readLines(
  bitmap: Bitmap,
  longSide: number,
  choose: ChooseBoxes,
  networks: Networks,
  mostAlongPx = MOST_ALONG_PX,
): Promise<PrintedLine[]> {
  const found = await detectLines(bitmap, longSide, networks.detector)
  const lines: PrintedLine[] = []
  let alongPx = 0
  const read: ReadBox = async (box) => {
    const crop = cutLine(bitmap, box)
    alongPx += crop.width
    const { values } = await networks.recogniser.run(crop.planes, crop.width, LINE_HEIGHT_PX)
    return decodeCtc(values, networks.alphabet)
  }
  for (const box of choose(found, bitmap.width, bitmap.height)) {
    if (alongPx >= mostAlongPx) break
    const line = await recogniseLine(box, read)
    if (line !== undefined) lines.push(line)
  }
  return lines
}

type ReadBox = (box: Quad) => Promise<Decoded>

/** Reads one rectangle; undefined when nothing in it can be read. */
async function recogniseLine(box: Quad, read: ReadBox): Promise<PrintedLine | undefined> {
  const [topLeft, topRight, , bottomLeft] = box
  const stands = distance(topLeft, bottomLeft) >= STANDING * distance(topLeft, topRight)
  const first = stands ? rotateCorners(box, 1) : box
  const upright = await read(first)
  if (upright.confidence >= SURE) return { ...upright, corners: first }
  const second = rotateCorners(first, 2)
  const turned = await read(second)
  const better = turned.confidence > upright.confidence ? turned : upright
  if (better.confidence < KEPT || better.text.trim() === '') return undefined
  return { ...better, corners: better === turned ? second : first }
}

/** Rectangles around lines of text, in pixels of `bitmap`, looked for at `longSide`. */
async function detectLines(bitmap: Bitmap, longSide: number, detector: Network): Promise<Quad[]> {
  const scale = Math.min(LARGEST_ENLARGEMENT, longSide / Math.max(bitmap.width, bitmap.height))
  const width = toStep(bitmap.width * scale)
  const height = toStep(bitmap.height * scale)
  const pixels = await sharp(bitmap.rgb, {
    raw: { width: bitmap.width, height: bitmap.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const { values } = await detector.run(normalise(pixels), width, height)
  const boxes = findTextBoxes({ width, height, values })
  return boxes.map((box) => scaleQuad(box, bitmap.width / width, bitmap.height / height))
}

const toStep = (side: number) => Math.max(SIDE_STEP_PX, Math.round(side / SIDE_STEP_PX) * SIDE_STEP_PX)

function normalise(rgb: Uint8Array): Float32Array {
  const size = rgb.length / 3
  const planes = new Float32Array(rgb.length)
  for (let plane = 0; plane < 3; plane++) {
    const factor = 1 / (255 * (DEVIATION[plane] ?? 1))
    const shift = (MEAN[plane] ?? 0) / (DEVIATION[plane] ?? 1)
    for (let i = 0; i < size; i++) planes[plane * size + i] = (rgb[i * 3 + 2 - plane] ?? 0) * factor - shift
  }
  return planes
}

/**
 * The recogniser's own height and the width at which a line is squeezed rather than lengthened.
 * @internal Tests cut lines.
 */
export const LINE_HEIGHT_PX = 48
const WIDEST_PX = 1600
const NARROWEST_PX = 16

interface LineCrop {
  width: number
  /** Blue, green and red planes of `LINE_HEIGHT_PX` rows, -1 to 1. */
  planes: Float32Array
}

/**
 * Cuts the rectangle out as if it stood upright, its first corner top left, 48 pixels high.
 * @internal Tests cut lines.
 */
export function cutLine(bitmap: Bitmap, [topLeft, topRight, , bottomLeft]: Quad): LineCrop {
  const [long, tall] = [distance(topLeft, topRight), distance(topLeft, bottomLeft)]
  const wanted = Math.round((LINE_HEIGHT_PX * long) / Math.max(1, tall))
  const width = Math.min(WIDEST_PX, Math.max(NARROWEST_PX, wanted))
  // A print larger than the crop is averaged over as many samples as pixels it covers, or thin strokes would vanish.
  const samples = Math.min(4, Math.max(1, Math.round(tall / LINE_HEIGHT_PX)))
  const [columns, rows] = [width * samples, LINE_HEIGHT_PX * samples]
  const along = { x: (topRight.x - topLeft.x) / columns, y: (topRight.y - topLeft.y) / columns }
  const down = { x: (bottomLeft.x - topLeft.x) / rows, y: (bottomLeft.y - topLeft.y) / rows }
  const size = width * LINE_HEIGHT_PX
  const planes = new Float32Array(3 * size).fill(-1)
  const weight = 1 / (127.5 * samples * samples)
  for (let row = 0; row < rows; row++) {
    const out = Math.floor(row / samples) * width
    for (let column = 0; column < columns; column++) {
      const x = topLeft.x + along.x * (column + 0.5) + down.x * (row + 0.5) - 0.5
      const y = topLeft.y + along.y * (column + 0.5) + down.y * (row + 0.5) - 0.5
      addSample(bitmap, x, y, weight, planes, out + Math.floor(column / samples), size)
    }
  }
  return { width, planes }
}

/** Adds the picture's colour between pixels (bilinear, its edge continued) to one place of the three planes. */
function addSample(
  { width, height, rgb }: Bitmap,
  x: number,
  y: number,
  weight: number,
  planes: Float32Array,
  place: number,
  planeSize: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const fx = Math.min(1, Math.max(0, x - left))
  const fy = Math.min(1, Math.max(0, y - top))
  const [a, b] = [(top * width + left) * 3, (top * width + right) * 3]
  const [c, d] = [(bottom * width + left) * 3, (bottom * width + right) * 3]
  for (let channel = 0; channel < 3; channel++) {
    const above = (rgb[a + channel] ?? 0) * (1 - fx) + (rgb[b + channel] ?? 0) * fx
    const below = (rgb[c + channel] ?? 0) * (1 - fx) + (rgb[d + channel] ?? 0) * fx
    const at = place + (2 - channel) * planeSize
    planes[at] = (planes[at] ?? 0) + (above * (1 - fy) + below * fy) * weight
  }
}
