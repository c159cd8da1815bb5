import type { Product, Recall } from '../../core/contract/product.ts'
import type { PublicStore } from '../../core/contract/store.ts'
import type { PackPicture } from '../../core/vision/pictured.ts'

export type PackPictures = ReadonlyMap<string, readonly PackPicture[]>

/** An immutable picture of what the brand sells and where. A change makes a new one with a new version. */
export interface Catalogue {
  /** Changes whenever any product or store does. */
  readonly version: string
  readonly products: readonly Product[]
  readonly stores: readonly PublicStore[]
  /** Packs that are called back; absent: none. */
  readonly recalls?: readonly Recall[] | undefined
  /** What its photographs teach of a product's pack, by its id; absent: nothing. */
  readonly pictures?: PackPictures | undefined
}

/** Where sessions get the newest catalogue; `onChange` tells of a new one within two seconds of the write. */
export interface CatalogueSource {
  current(): Catalogue
  onChange(listener: (catalogue: Catalogue) => void): () => void
}
