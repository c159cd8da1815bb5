import type { Proposal } from '../../../../../core/contract/console/photos.ts'
import type { StaffProduct } from '../../../../../core/contract/console/products.ts'
import { productLabels, valuesOf } from '../product-values.ts'
import { isThere } from './take-over.ts'

export interface Differing {
  label: string
  /** As it was read. */
  read: string
  /** As the record has it. */
  recorded: string
}

/** What a photograph says otherwise than the record, each once. Words of the front are for the camera, and no facts. */
export function differing(product: StaffProduct, proposals: readonly Proposal[]): Differing[] {
  const values = valuesOf(product)
  const others = proposals.filter((proposal) => proposal.field !== 'packWords' && !isThere(values, proposal))
  const rows = others.map(({ field, value }) => ({
    label: productLabels[field],
    read: value,
    recorded: values[field].split(/[\n;]/).join(', ') || 'not recorded',
  }))
  return [...new Map(rows.map((row) => [`${row.label} ${row.read}`, row])).values()]
}
