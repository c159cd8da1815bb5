import type { Product } from '../../../core/contract/product.ts'
import type { ProductNames } from '../../../core/language/named-products.ts'
import { spokenForm, spokenNames } from '../../../core/language/spoken-names.ts'
import { mapInSteps, type Steps } from '../../../core/steps.ts'

/**
 * Every product with the ways it is called. A way that is another product's whole name is left to that one: who says
 * "milk bikis" means Milk Bikis, not every product whose name begins so.
 */
export function* spokenFormsOf(
  products: readonly Pick<Product, 'id' | 'name' | 'section'>[],
  brand: string,
): Steps<ProductNames[]> {
  const brandWords = spokenForm(brand)
  const forms = yield* mapInSteps(products, (product) => {
    const [whole = '', ...parts] = spokenNames([product], [], undefined, brand).names.filter(
      (name) => name !== brandWords,
    )
    return { id: product.id, whole, parts }
  })
  const wholes = new Set(forms.map(({ whole }) => whole))
  return yield* mapInSteps(forms, ({ id, whole, parts }) => ({
    id,
    spoken: [spokenForm(whole), ...parts.filter((part) => !wholes.has(part))].filter((name) => name !== ''),
  }))
}
