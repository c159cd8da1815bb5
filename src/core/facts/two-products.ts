import type { Product } from '../contract/product.ts'
import { flat, productFields } from '../contract/product-fields.ts'
import type { Compared } from '../language/meaning.ts'
import { speakAmount, speakUnits } from '../texts/en/amounts.ts'
import {
  bothHave,
  comparedAs,
  facts,
  firstIs,
  hasLess,
  hasSame,
  notOfBoth,
  secondIs,
} from '../texts/en/facts.ts'
import { allergenSentences } from './allergens.ts'
import { netWeightOf } from './pack-disagreement.ts'

const compared = Object.keys(comparedAs) as Compared[]

function recordedValue(product: Product, name: Compared): string | undefined {
  const value = flat(product)[name]
  if (value === null) return undefined
  return typeof value === 'string' ? speakUnits(value) : speakAmount(value, unitOf(name))
}

function unitOf(name: Compared): string {
  const field = productFields[name]
  return field.kind === 'figure' ? field.unit : ''
}

/** Only what can be counted is: a pack of "4 x 50 g" has no figure, and grams are no millilitres. */
function figureOf(product: Product, name: Compared): { amount: number; unit: string } | undefined {
  const value = flat(product)[name]
  if (typeof value === 'number') return { amount: value, unit: unitOf(name) }
  return value === null ? undefined : netWeightOf(value)
}

/** By one thing: what both records hold, and of which there is less. */
function comparedBy(first: Product, second: Product, by: Compared): string[] {
  const said = [recordedValue(first, by), recordedValue(second, by)]
  const [a, b] = said
  if (a === undefined || b === undefined) return [notOfBoth(comparedAs[by])]
  const [one, other] = [figureOf(first, by), figureOf(second, by)]
  const both = bothHave(comparedAs[by], a, b)
  if (!one || !other || one.unit !== other.unit) return [both]
  if (one.amount === other.amount) return [both, hasSame]
  return [both, hasLess(one.amount < other.amount ? 'first' : 'second')]
}

/**
 * Two products side by side, the one before first: names, the allergens of each, then the values that both records
 * hold. Nothing is said to be better.
 */
export function compareSentences(
  first: Product | undefined,
  second: Product | undefined,
  by?: Compared,
): string[] {
  if (!first || !second) return [facts.needsTwo]
  if (by) return [firstIs(first.name), secondIs(second.name), ...comparedBy(first, second, by)]
  const values = compared.flatMap((name) => {
    const [a, b] = [recordedValue(first, name), recordedValue(second, name)]
    return a === undefined || b === undefined ? [] : [bothHave(comparedAs[name], a, b)]
  })
  return [
    ...[firstIs(first.name), ...allergenSentences(first)],
    ...[secondIs(second.name), ...allergenSentences(second)],
    ...values,
  ]
}
