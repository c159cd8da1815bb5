import type { Product } from '../../../core/contract/product.ts'
import type { Sight } from '../../../core/vision/sight.ts'

/** What of a product can be seen on its pack. A whole catalogue is copied to another thread, so no more than this. */
export type SeenProduct = Pick<Product, 'id' | 'name' | 'barcodes' | 'packWords'>

/** What the sense of sight must know of the brand. Equal versions hold equal products. */
export interface SeenCatalogue {
  version: string
  brand: string
  products: readonly SeenProduct[]
}

export type LookFor = 'name' | 'date'

/**
 * One shopper's eye. At most one frame waits: a newer one replaces it, and the replaced one resolves to undefined.
 * Sessions are served in turn. Nothing of a frame is kept once its promise has settled.
 */
export interface SeeingSession {
  /** Rejects with `UnreadablePicture` for a picture that is not one, is truncated or is over 20 megapixels. */
  look(jpeg: Uint8Array, lookFor: LookFor): Promise<Sight | undefined>
  close(): void
}

export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

export interface Seeing {
  ready(): Promise<void>
  healthy(): boolean
  setCatalogue(catalogue: SeenCatalogue): void
  open(): SeeingSession
  close(): Promise<void>
}
