import { isUnsettled } from '../../../../core/dates/unsettled.ts'
import { boxesForDate } from '../../../../core/vision/choose-boxes.ts'
import { scaleQuad } from '../../../../core/vision/geometry.ts'
import type { PrintedLine } from '../../../../core/vision/sight.ts'
import { type Picture, shrink } from '../picture.ts'
import type { Networks } from './networks.ts'
import { readLines } from './read-lines.ts'

const FULL_PX = 1280
/** Made smaller, the dots of dot-matrix print melt together: 46 of 90 prints were read against 43, none wrong. */
const SMALLER = 0.6
/** Where these two differ: of 84 prints 60 were read from one picture against 58, none wrong. */
const BETWEEN = 0.8

/**
 * The frame's print read at full size and at 0.6 of it, and between them where a use-by label was seen and the two do
 * not agree: readings that can. Corners in pixels of `picture`.
 */
export async function readDateLines(picture: Picture, networks: Networks): Promise<PrintedLine[][]> {
  const full = await shrink(picture, FULL_PX)
  const longSide = Math.max(full.width, full.height)
  const readScaled = async (scale: number) =>
    readAt(picture, await shrink(full, Math.round(longSide * scale)), networks)
  const readings = [await readAt(picture, full, networks), await readScaled(SMALLER)]
  return isUnsettled(readings) ? [...readings, await readScaled(BETWEEN)] : readings
}

async function readAt(original: Picture, resized: Picture, networks: Networks): Promise<PrintedLine[]> {
  const longSide = Math.max(resized.width, resized.height)
  const lines = await readLines(resized, longSide, boxesForDate, networks)
  const [x, y] = [original.width / resized.width, original.height / resized.height]
  return lines.map((line) => ({ ...line, corners: scaleQuad(line.corners, x, y) }))
}
