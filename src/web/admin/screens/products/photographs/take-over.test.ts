import { expect, it } from 'vitest'
import { emptyProduct } from '../product-values.ts'
import { isThere, takenOver } from './take-over.ts'

it.each([
  ['a barcode beside others', '73513537', 'barcodes', '4006381333931', '73513537\n4006381333931'],
  ['the first word of the front', '', 'packWords', 'Rich butter', 'Rich butter'],
  ['a text in the place of another', '200 g', 'netWeight', '250 g', '250 g'],
  ['an allergen beside another', 'milk', 'allergensContain', 'wheat', 'milk;wheat'],
  ['an allergen where none was recorded', '', 'allergensContain', 'wheat', 'wheat'],
  ['an allergen where "none" was', 'none', 'allergensMayContain', 'nuts', 'nuts'],
  ['a figure', '', 'sugarG', '22.5', '22.5'],
] as const)('takes over %s', (_, before, field, value, after) => {
  expect(takenOver(before, { field, value })).toBe(after)
  expect(isThere({ ...emptyProduct, [field]: before }, { field, value })).toBe(false)
  expect(isThere({ ...emptyProduct, [field]: after }, { field, value })).toBe(true)
})
