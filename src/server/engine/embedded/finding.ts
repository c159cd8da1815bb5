import type { Product } from '../../../core/contract/product.ts'
import type { Sight } from '../../../core/vision/sight.ts'

/** What a look ended with: a product with notes on what its pack says, or sentences to be said as they are. */
export type Finding =
  | { product: Product; notes: readonly string[] }
  | { product?: undefined; sentences: readonly string[] }

/** Advice before this would interrupt a hand that is still moving the pack into view. */
export const HINT_AFTER_MS = 2500

/** Turns the sights of one look into its finding. */
export interface Inquiry {
  /** Said when the look opens. */
  opening: string
  observe: (sight: Sight, atMs: number) => Finding | undefined
  /** The time is over. */
  conclude: () => Finding
  /** A hint worth saying now, at most one a look. */
  hint: (atMs: number) => string | undefined
}
