import type { ScanDecision } from './scan-decision.ts'

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
