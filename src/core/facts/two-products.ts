import type { Product } from '../contract/product.ts'
import { flat, productFields } from '../contract/product-fields.ts'
import type { Compared } from '../language/meaning.ts'
import { plainWords } from '../language/plain-words.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allergenSentences } from './allergens.ts'
import type { Checking } from './checking.ts'
import { netWeightOf } from './pack-print.ts'
import type { Surroundings } from './response.ts'

/** More are not told in one breath. */
const MOST_APART = 2

/** Two that were named each by its own name, not one name that both have: of those either may be meant. */
export function areApart(products: readonly Product[], brand: string): boolean {
  const ofBrand = new Set(plainWords(brand).split(' '))
  const [first = [], second = []] = products.map(({ name }) =>
    plainWords(name)
      .split(' ')
      .filter((word) => !ofBrand.has(word)),
  )
  return products.length === MOST_APART && !first.some((word) => second.includes(word))
}

/** Products that are named beside the pack in hand. */
export const namedBeside = (
  ids: readonly string[],
  { scanned }: Checking,
  { product }: Pick<Surroundings, 'product'>,
): Product[] =>
  ids
    .filter((id) => id !== scanned?.id)
    .map(product)
    .filter((each) => each !== undefined)

/** What a record holds; dates are of packs, of which none is kept, and no list holds prices. */
type Recorded = Exclude<Compared, 'useBy' | 'price'>

const compared: readonly Recorded[] = ['netWeight', 'energyKcal', 'sugarG', 'fatG', 'saltG']

function recordedValue(product: Product, name: Recorded, texts: Texts): string | undefined {
  const value = flat(product)[name]
  if (value === null) return undefined
  return typeof value === 'string' ? texts.speakUnits(value) : texts.speakAmount(value, unitOf(name))
}

function unitOf(name: Recorded): string {
  const field = productFields[name]
  return field.kind === 'figure' ? field.unit : ''
}

/** Only what can be counted is: a pack of "4 x 50 g" has no figure, and grams are no millilitres. */
function figureOf(product: Product, name: Recorded): { amount: number; unit: string } | undefined {
  const value = flat(product)[name]
  if (typeof value === 'number') return { amount: value, unit: unitOf(name) }
  return value === null ? undefined : netWeightOf(value)
}

/** By one thing: what both records hold, and of which there is less. */
function comparedBy(first: Product, second: Product, by: Recorded, texts: Texts): string[] {
  const said = [recordedValue(first, by, texts), recordedValue(second, by, texts)]
  const [a, b] = said
  if (a === undefined || b === undefined) return [texts.notOfBoth(texts.comparedAs[by])]
  const [one, other] = [figureOf(first, by), figureOf(second, by)]
  const both = texts.bothHave(texts.comparedAs[by], a, b)
  if (!one || !other || one.unit !== other.unit) return [both]
  if (one.amount === other.amount) return [both, texts.hasSame]
  return [both, texts.hasLess(one.amount < other.amount ? 'first' : 'second')]
}

/**
 * Two products side by side, the one before first: names, the allergens of each, then the values that both records
 * hold. Nothing is said to be better.
 */
export function compareSentences(
  first: Product | undefined,
  second: Product | undefined,
  texts: Texts,
  by?: Compared,
): string[] {
  if (by === 'useBy') return [texts.facts.noDatesKept]
  if (by === 'price') return [texts.facts.noPrices]
  if (!first || !second) return [texts.facts.needsTwo]
  if (by)
    return [texts.firstIs(first.name), texts.secondIs(second.name), ...comparedBy(first, second, by, texts)]
  const values = compared.flatMap((name) => {
    const [a, b] = [recordedValue(first, name, texts), recordedValue(second, name, texts)]
    return a === undefined || b === undefined ? [] : [texts.bothHave(texts.comparedAs[name], a, b)]
  })
  const ofSecond = allergenSentences(second, texts)
  // To check the packs is said once, of both.
  const isSaidLater = (sentence: string) => sentence === texts.facts.checkPack && ofSecond.includes(sentence)
  const ofFirst = allergenSentences(first, texts).filter((sentence) => !isSaidLater(sentence))
  return [
    ...[texts.firstIs(first.name), ...ofFirst],
    ...[texts.secondIs(second.name), ...ofSecond],
    ...values,
  ]
}
