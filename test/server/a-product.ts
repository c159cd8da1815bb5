import { type NewProduct, nothingKnown } from '../../src/core/contract/product.ts'

/** A product about which nothing is known but its name, with whatever the test says. */
export function aProduct(said: Partial<NewProduct> = {}): NewProduct {
  return {
    name: 'Brand Plain Biscuits',
    description: 'Plain biscuits.',
    ...nothingKnown,
    ...said,
  }
}
