import type { Proposal } from '../../../../../core/contract/console/photos.ts'
import type { StaffProduct } from '../../../../../core/contract/console/products.ts'
import { productFields } from '../../../../../core/contract/product-fields.ts'
import {
  type ProductValues,
  productLabels,
  readAllergens,
  valuesOf,
  writeAllergens,
} from '../product-values.ts'

/** What the field says once a proposal is taken over: one entry more of a list, or the text in the place of another. */
export function takenOver(before: string, { field, value }: Pick<Proposal, 'field' | 'value'>): string {
  const { kind } = productFields[field]
  if (kind === 'allergens') {
    const there = readAllergens(before)
    return writeAllergens([...(typeof there === 'string' ? [] : there), value])
  }
  if (kind !== 'barcodes' && kind !== 'words') return value
  return before.trim() === '' ? value : `${before.trimEnd()}\n${value}`
}

/** Whether the field says so already: then there is nothing to take over. */
export function isThere(values: ProductValues, { field, value }: Pick<Proposal, 'field' | 'value'>): boolean {
  const said = values[field]
  const { kind } = productFields[field]
  const entries =
    kind === 'allergens'
      ? said.split(';')
      : kind === 'barcodes' || kind === 'words'
        ? said.split(/[\n;]/)
        : [said]
  const plain = (text: string) => text.trim().toLowerCase()
  return entries.some((entry) => plain(entry) === plain(value))
}

interface Differing {
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
