import { expect, it } from 'vitest'
import { keptProductSchema, nothingKnown } from './product.ts'

const older = {
  ...{ id: '5', name: 'Old', description: 'Older', barcodes: ['73513537'], packWords: [], section: 'dairy' },
  ...{ allergensContain: [], allergensMayContain: null, ingredients: 'milk', netWeight: null },
  nutrition: { energyKcal: 1, sugarG: 2, fatG: null, saltG: 0 },
}

it('a product recorded before a field was there does not know it', () => {
  expect(keptProductSchema.parse(older)).toEqual({
    ...nothingKnown,
    ...older,
    nutrition: { ...older.nutrition, fibreG: null },
  })
})

it.each([[null], [{ id: '5' }], [{ ...older, section: 7 }], [{ ...older, nutrition: { sugarG: 'much' } }]])(
  '%j is no product',
  (kept) => expect(keptProductSchema.safeParse(kept).success).toBe(false),
)
