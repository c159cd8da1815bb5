import type { Proposal } from '../../../../../core/contract/console/photos.ts'
import { productFields } from '../../../../../core/contract/product-fields.ts'
import { type ProductValues, readAllergens, writeAllergens } from '../product-values.ts'

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
