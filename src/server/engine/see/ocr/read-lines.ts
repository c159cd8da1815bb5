import type { Quad } from '../../../../core/vision/geometry.ts'
import type { PrintedLine } from '../../../../core/vision/sight.ts'
import type { Picture } from '../picture.ts'
import { detectLines } from './detect-lines.ts'
import type { Networks } from './networks.ts'
import { recogniseLine } from './recognise-line.ts'

/** Chooses the boxes to read, the most promising first, out of those found. */
export type ChooseBoxes = (boxes: readonly Quad[], width: number, height: number) => Quad[]

/** What is printed, looked for at `longSide` and read from `picture` itself; corners are in its pixels. */
export async function readLines(
  picture: Picture,
  longSide: number,
  choose: ChooseBoxes,
  networks: Networks,
): Promise<PrintedLine[]> {
  const found = await detectLines(picture, longSide, networks.detector)
  const lines: PrintedLine[] = []
  for (const box of choose(found, picture.width, picture.height)) {
    const line = await recogniseLine(picture, box, networks)
    if (line !== undefined) lines.push(line)
  }
  return lines
}
