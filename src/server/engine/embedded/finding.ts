import type { Product } from '../../../core/contract/product.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import type { LookFor } from '../see/seeing.ts'

/** How a look ended, in a word that tells nothing of what was seen. `cancelled`: before it was over. */
export type LookOutcome = 'product' | 'either' | 'notBrand' | 'retry' | 'date' | 'noDate' | 'cancelled'

/** Is told of each look that has ended. */
export type LookObserver = (lookFor: LookFor, outcome: LookOutcome, tookMs: number) => void

/** What a look ended with: a product with notes on what its pack says, or sentences to be said as they are. */
export type Finding = { outcome: LookOutcome } & (
  | { product: Product; notes: readonly string[] }
  | { product?: undefined; sentences: readonly string[] }
)

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
