import sharp from 'sharp'
import type { Clock } from '../../core/clock.ts'
import { CAMERA_FRAME_EVERY_MS } from '../../core/constants.ts'
import { type Likeness, photoLimits, photoTexts } from '../../core/contract/console/photos.ts'
import { nothingChecked } from '../../core/facts/checking.ts'
import type { Response } from '../../core/facts/response.ts'
import { tellLine, tellProduct } from '../../core/facts/tell-looked.ts'
import { likenessOf } from '../../core/photos/proposals.ts'
import { english } from '../../core/texts/answer-texts.ts'
import { scanIndexOf } from '../../core/vision/scan-index.ts'
import type { Sight } from '../../core/vision/sight.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { Finding } from '../engine/check/inquiry.ts'
import { namingProduct } from '../engine/check/naming-product.ts'
import { indexCatalogue } from '../engine/check/prepared-catalogue.ts'
import type { Seeing } from '../engine/see/seeing.ts'

/** The shopper's sight and product check, over a photograph in the place of a camera's frame. */
export interface PhotoEye {
  /** All that can be read. Rejects where nothing can be seen just now. */
  read(jpeg: Uint8Array): Promise<Sight>
  /** The product that such a sight seems to show. */
  match(sight: Sight): Likeness | undefined
  /** What is said to "What is this?" of the pack, word for word. */
  hear(jpeg: Uint8Array): Promise<string[]>
}

interface PhotoEyeOptions {
  seeing: Seeing
  brand: string
  timeZone: string
  asSpecified: boolean
  catalogue: CatalogueSource
  clock: Clock
}

/** A look lasts eight seconds. */
const FRAMES = 8

export function createPhotoEye({ seeing, ...around }: PhotoEyeOptions): PhotoEye {
  async function look(jpeg: Uint8Array, lookFor: 'name' | 'pack'): Promise<Sight> {
    const session = seeing.open()
    try {
      const sight = await session.look(jpeg, lookFor)
      if (!sight) throw new Error('it was not looked at')
      return sight
    } finally {
      session.close()
    }
  }

  return {
    read: (jpeg) => look(jpeg, 'pack'),
    match(sight) {
      const { productOf } = scanIndexOf(around.catalogue.current().products, around.brand)
      return likenessOf(sight, productOf)
    },
    async hear(jpeg) {
      const sight = await look(jpeg, 'name')
      const { brand, timeZone, asSpecified, clock } = around
      const catalogue = around.catalogue.current()
      const { products, product } = indexCatalogue(catalogue, brand)
      const nowMs = clock.date().getTime()
      const inquiry = namingProduct({
        texts: english,
        brand,
        products,
        product,
        timeZone,
        asSpecified,
        nowMs,
        recalls: catalogue.recalls,
      })
      // A hand never gives the same picture twice, which this one is: without its digest it counts as frames.
      const frame = { ...sight, picture: '' }
      let finding: Finding | undefined
      for (let at = 0; at < FRAMES && !finding; at++)
        finding = inquiry.observe(frame, at * CAMERA_FRAME_EVERY_MS)
      finding ??= inquiry.conclude()
      const surroundings = { nowMs, asSpecified, recalls: catalogue.recalls ?? [], texts: english }
      return saidIn(
        finding.outcome === 'product'
          ? tellProduct(nothingChecked, finding.product, finding.notes, surroundings, finding.how)
          : tellLine(nothingChecked, finding.sentences),
      )
    },
  }
}

const saidIn = ({ actions }: Response): string[] =>
  actions.flatMap((action) => (action.do === 'say' ? action.sentences : []))

/** A file that is no photograph we keep; the message is for who sent it. */
export class RefusedPhoto extends Error {
  override name = 'RefusedPhoto'
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

/** How a JPEG, a PNG or a WebP begins: what else the library can open is not given to it. */
function isKnown(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  return /^(?:ÿØÿ|\u0089PNG|RIFF.{4}WEBP)/s.test(head)
}

/** The largest takes a second or two; a file can be made to take hours. */
const SHRINK_WITHIN_S = 60

/**
 * A small upright JPEG without the place, time and phone that the file may tell. The kind is the content's, whatever
 * the file is called. Throws `RefusedPhoto`.
 */
export async function shrinkPhoto(file: Uint8Array): Promise<Buffer> {
  const { pixels, longSidePx, jpegQuality } = photoLimits
  if (!isKnown(file)) throw new RefusedPhoto(400, photoTexts.kind)
  // What the header says, before anything is decoded.
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!format) throw new RefusedPhoto(400, photoTexts.kind)
  if (width * height > pixels) throw new RefusedPhoto(413, photoTexts.tooManyPixels)
  return sharp(file, { limitInputPixels: pixels, failOn: 'error' })
    .rotate()
    .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality })
    .timeout({ seconds: SHRINK_WITHIN_S })
    .toBuffer()
    .catch(() => {
      throw new RefusedPhoto(400, photoTexts.kind)
    })
}
