import { distance, type Quad } from '../../../../core/vision/geometry.ts'
import type { Bitmap } from '../bitmap.ts'

/** The recogniser's own height and the width at which a line is squeezed rather than lengthened. */
export const LINE_HEIGHT_PX = 48
const WIDEST_PX = 1600
const NARROWEST_PX = 16

export interface LineCrop {
  width: number
  /** Blue, green and red planes of `LINE_HEIGHT_PX` rows, -1 to 1. */
  planes: Float32Array
}

/** Cuts the rectangle out as if it stood upright, its first corner top left, 48 pixels high. */
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
