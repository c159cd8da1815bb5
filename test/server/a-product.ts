import type { NewProduct } from '../../src/core/contract/product.ts'

/** A product about which nothing is known but its name, with whatever the test says. */
export function aProduct(said: Partial<NewProduct> = {}): NewProduct {
  return {
    name: 'Brand Plain Biscuits',
    description: 'Plain biscuits.',
    barcodes: [],
    allergensContain: null,
    allergensMayContain: null,
    ingredients: null,
    nutrition: { energyKcal: null, sugarG: null, fatG: null, saltG: null },
    netWeight: null,
    packWords: [],
    section: null,
    ...said,
  }
}
