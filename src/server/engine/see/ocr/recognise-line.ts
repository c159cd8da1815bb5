import { type Decoded, decodeCtc } from '../../../../core/vision/ctc.ts'
import { distance, type Quad, rotateCorners } from '../../../../core/vision/geometry.ts'
import type { PrintedLine } from '../../../../core/vision/sight.ts'
import type { Picture } from '../picture.ts'
import { cutLine, LINE_HEIGHT_PX } from './cut-line.ts'
import type { Networks } from './networks.ts'

/** A rectangle this much taller than wide holds text that runs up or down. */
const STANDING = 1.5
/** Under this a line may be upside down and is tried the other way round. */
const SURE = 0.75
/** Under this what was read is noise. */
export const KEPT = 0.5

/** Reads one rectangle; undefined when nothing in it can be read. */
export async function recogniseLine(
  picture: Picture,
  box: Quad,
  networks: Networks,
): Promise<PrintedLine | undefined> {
  const [topLeft, topRight, , bottomLeft] = box
  const stands = distance(topLeft, bottomLeft) >= STANDING * distance(topLeft, topRight)
  const first = stands ? rotateCorners(box, 1) : box
  const upright = await read(picture, first, networks)
  if (upright.confidence >= SURE) return { ...upright, corners: first }
  const second = rotateCorners(first, 2)
  const turned = await read(picture, second, networks)
  const better = turned.confidence > upright.confidence ? turned : upright
  if (better.confidence < KEPT || better.text.trim() === '') return undefined
  return { ...better, corners: better === turned ? second : first }
}

async function read(picture: Picture, box: Quad, networks: Networks): Promise<Decoded> {
  const { width, planes } = cutLine(picture, box)
  const { values } = await networks.recogniser.run(planes, width, LINE_HEIGHT_PX)
  return decodeCtc(values, networks.alphabet)
}
