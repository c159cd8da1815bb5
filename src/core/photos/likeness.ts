import type { Likeness } from '../contract/console/photos.ts'
import type { Sight } from '../vision/sight.ts'

/** Of a name that much was read. A person looks at it before anything is saved, so less than a shopper is owed. */
const ENOUGH_OF_NAME = 0.5

/** The product that a photograph seems to show: by its bar code, else by the name that fits best. */
export function likenessOf(
  { codes, candidates }: Pick<Sight, 'codes' | 'candidates'>,
  productOf: (code: string) => string | undefined,
): Likeness | undefined {
  const coded = new Set(codes.flatMap(({ code }) => productOf(code) ?? []))
  const [productId, another] = coded
  // Codes of two products: the neighbour's is in the picture.
  if (productId !== undefined) return another === undefined ? { productId, by: 'barcode' } : undefined
  const [named] = candidates
  if (named === undefined || named.coverage < ENOUGH_OF_NAME || named.isContradicted) return undefined
  return { productId: named.productId, by: 'words' }
}
