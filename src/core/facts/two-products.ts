import type { Product } from '../contract/product.ts'
import { flat, productFields } from '../contract/product-fields.ts'
import { speakAmount, speakUnits } from '../texts/en/amounts.ts'
import { bothHave, comparedAs, facts, firstIs, secondIs } from '../texts/en/facts.ts'
import { allergenSentences } from './allergens.ts'

type Compared = keyof typeof comparedAs
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

/**
 * Two products side by side, the one before first: names, the allergens of each, then the values that both records
 * hold. Nothing is said to be better.
 */
export function compareSentences(first: Product | undefined, second: Product | undefined): string[] {
  if (!first || !second) return [facts.needsTwo]
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
