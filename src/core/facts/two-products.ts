import type { Product } from '../contract/product.ts'
import { flat, productFields } from '../contract/product-fields.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allergenSentences } from './allergens.ts'

type Compared = keyof Texts['comparedAs']
const compared: readonly Compared[] = ['netWeight', 'energyKcal', 'sugarG']

function recordedValue(product: Product, name: Compared, texts: Texts): string | undefined {
  const value = flat(product)[name]
  if (value === null) return undefined
  return typeof value === 'string' ? texts.speakUnits(value) : texts.speakAmount(value, unitOf(name))
}

function unitOf(name: Compared): string {
  const field = productFields[name]
  return field.kind === 'figure' ? field.unit : ''
}

/**
 * Two products side by side, the one before first: names, the allergens of each, then the values that both records
 * hold. Nothing is said to be better.
 */
export function compareSentences(
  first: Product | undefined,
  second: Product | undefined,
  texts: Texts,
): string[] {
  if (!first || !second) return [texts.facts.needsTwo]
  const values = compared.flatMap((name) => {
    const [a, b] = [recordedValue(first, name, texts), recordedValue(second, name, texts)]
    return a === undefined || b === undefined ? [] : [texts.bothHave(texts.comparedAs[name], a, b)]
  })
  return [
    ...[texts.firstIs(first.name), ...allergenSentences(first, texts)],
    ...[texts.secondIs(second.name), ...allergenSentences(second, texts)],
    ...values,
  ]
}
