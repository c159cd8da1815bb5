import type { PackData } from './gs1.ts'

/** What a look for the name comes to. */
export type ScanDecision =
  /** `unlisted`: its record holds no code, and the pack's is nobody's. `pack`: what its square code says besides. */
  | {
      kind: 'product'
      productId: string
      source: 'barcode' | 'words'
      unlisted?: true
      /** The words speak for the code. */
      both?: true
      pack?: PackData | undefined
    }
  /** The words of a product on a pack whose code is not in the catalogue. */
  | { kind: 'unlisted'; productId: string }
  /** The code of one product and the words of another. */
  | { kind: 'contradiction'; code: string; words: string }
  | { kind: 'either'; productIds: readonly [string, string] }
  | { kind: 'notBrand' }
  | { kind: 'retry' }
