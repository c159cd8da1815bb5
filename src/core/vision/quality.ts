import type { Quality } from './sight.ts'

/** The side at which the thresholds of `Quality` were measured. */
export const QUALITY_LONG_SIDE_PX = 480

const TILES = 8
/** A pack fills only part of a frame, so the frame is as sharp as its better tiles; the very best may be noise. */
const TILE_RANK = 6
const SHINING_LUMA = 250

/** Measures a grey picture, one byte a pixel, whose long side is `QUALITY_LONG_SIDE_PX`. */
export function measureQuality(grey: Uint8Array, width: number, height: number): Quality {
  let sum = 0
  let sumOfSquares = 0
  let shining = 0
  for (const luma of grey) {
    sum += luma
    sumOfSquares += luma * luma
    if (luma > SHINING_LUMA) shining++
  }
  const variances = tileVariances(grey, width, height).sort((a, b) => b - a)
  const count = Math.max(1, grey.length)
  const luma = sum / count
  return {
    sharpness: variances[TILE_RANK - 1] ?? 0,
    luma,
    contrast: Math.sqrt(Math.max(0, sumOfSquares / count - luma * luma)),
    shine: shining / count,
  }
}

function tileVariances(grey: Uint8Array, width: number, height: number): number[] {
  const variances: number[] = []
  for (let tile = 0; tile < TILES * TILES; tile++) {
    const [column, row] = [tile % TILES, Math.floor(tile / TILES)]
    const left = Math.max(1, Math.floor((column * width) / TILES))
    const right = Math.min(width - 1, Math.floor(((column + 1) * width) / TILES))
    const top = Math.max(1, Math.floor((row * height) / TILES))
    const bottom = Math.min(height - 1, Math.floor(((row + 1) * height) / TILES))
    variances.push(laplacianVariance(grey, width, left, right, top, bottom))
  }
  return variances
}

function laplacianVariance(
  grey: Uint8Array,
  width: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0)
      const bend = around - 4 * (grey[at] ?? 0)
      sum += bend
      squares += bend * bend
      count++
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
