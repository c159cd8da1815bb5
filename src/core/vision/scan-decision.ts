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

/** An answer that the shopper doubts, and what it was taken from. */
export interface FirstAnswer {
  productId: string
  source: 'barcode' | 'words'
}

/** What a second look at a doubted answer comes to. */
export type SecondLook =
  /** The same product, by evidence that the first answer did not have. */
  | { kind: 'confirmed'; by: 'barcode' | 'words'; decision: ScanDecision & { kind: 'product' } }
  /** The same by nothing but the same evidence. */
  | { kind: 'sameAgain' }
  /** Another product; its bar code decides, its words alone do not. */
  | { kind: 'other'; decision: ScanDecision & { kind: 'product' } }
  | { kind: 'nothing' }
  /** Neither of them: said as in any look. */
  | { kind: 'else'; decision: ScanDecision }

/**
 * Weighs what is seen after "that is wrong" against the answer before. What was read once is not proved by reading it
 * once more: the same answer is waited for by other evidence. Undefined: more pictures may tell.
 */
export function weighAgain(
  first: FirstAnswer,
  decision: ScanDecision | undefined,
  isOver: boolean,
): SecondLook | undefined {
  if (decision === undefined) return undefined
  if (decision.kind === 'retry') return { kind: 'nothing' }
  if (decision.kind !== 'product') return { kind: 'else', decision }
  const other = decision.productId !== first.productId
  if (other) return decision.source === 'barcode' || isOver ? { kind: 'other', decision } : undefined
  if (first.source === 'words' && decision.source === 'barcode')
    return { kind: 'confirmed', by: 'barcode', decision }
  if (first.source === 'barcode' && decision.both) return { kind: 'confirmed', by: 'words', decision }
  return isOver ? { kind: 'sameAgain' } : undefined
}
