import type { FieldKind, FieldNote } from '../../../core/contract/field.ts'
import type { LookFor } from '../../../core/contract/live.ts'
import type { LookOutcome } from './finding.ts'

const ofName: Readonly<Partial<Record<LookOutcome, FieldKind>>> = {
  retry: 'lookNothing',
  notBrand: 'otherMaker',
}

/** What is counted of a look that has ended; undefined: nothing is. `productId`: the product that it was about. */
export function noteOfLook(
  lookFor: LookFor,
  outcome: LookOutcome,
  productId: string | undefined,
): FieldNote | undefined {
  if (outcome === 'takenBack') return { kind: 'doubted', productId }
  if (lookFor === 'date') return outcome === 'noDate' ? { kind: 'noDate', productId } : undefined
  const kind = ofName[outcome]
  return kind && { kind }
}
