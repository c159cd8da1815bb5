import { nothingKnown, type Product } from '../contract/product.ts'

/** A product of which the brand has said nothing, but for what a test needs. */
export function productOf(known: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    name: 'Brand Plain Biscuits',
    description: 'Brand Plain Biscuits',
    ...nothingKnown,
    ...known,
  }
}

/** A product of which everything is known. */
export const cashewCookies = productOf({
  name: 'Brand Good Day Cashew Cookies',
  description: 'Crunchy cookies with real cashew. Store in a cool, dry place.',
  allergensContain: ['wheat', 'milk'],
  allergensMayContain: ['soya'],
  ingredients:
    'Refined wheat flour (maida) 52%, sugar, edible vegetable oil (palm), cashew nuts (5%), milk solids, cocoa butter, salt',
  nutrition: { ...nothingKnown.nutrition, energyKcal: 498, sugarG: 22.5, fatG: 22, saltG: 0.75 },
  netWeight: '200 g',
  packWords: ['kaju'],
})
