import sharp from 'sharp'
import { type Quad, scaleQuad } from '../../../../core/vision/geometry.ts'
import { findTextBoxes } from '../../../../core/vision/text-boxes.ts'
import type { Picture } from '../picture.ts'
import type { Network } from './networks.ts'

/** The detector was trained on sides that are multiples of this. */
const SIDE_STEP_PX = 32
const LARGEST_ENLARGEMENT = 3
/** Means and deviations of the training pictures, for blue, green and red in the order the network takes them. */
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/** Rectangles around lines of text, in pixels of `picture`, looked for at `longSide`. */
export async function detectLines(picture: Picture, longSide: number, detector: Network): Promise<Quad[]> {
  const scale = Math.min(LARGEST_ENLARGEMENT, longSide / Math.max(picture.width, picture.height))
  const width = toStep(picture.width * scale)
  const height = toStep(picture.height * scale)
  const pixels = await sharp(picture.rgb, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const { values } = await detector.run(normalise(pixels), width, height)
  const boxes = findTextBoxes({ width, height, values })
  return boxes.map((box) => scaleQuad(box, picture.width / width, picture.height / height))
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
