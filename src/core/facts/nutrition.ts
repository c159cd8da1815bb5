import type { Nutrition, Product } from '../contract/product.ts'
import { evidenceFor, evidenceSentences } from './evidence.ts'
import { facts } from './phrases.ts'
import { listWords, speakAmount } from './speakable.ts'
import { substanceAsked } from './substances.ts'

interface Value {
  key: keyof Nutrition
  spoken: string
  unit: string
}

const values: readonly Value[] = [
  { key: 'energyKcal', spoken: 'energy', unit: 'kilocalorie' },
  { key: 'sugarG', spoken: 'sugar', unit: 'gram' },
  { key: 'fatG', spoken: 'fat', unit: 'gram' },
  { key: 'saltG', spoken: 'salt', unit: 'gram' },
]

/** All values that the record holds, in one sentence with their basis; what is missing is said to be missing. */
export function nutritionSentences({ nutrition }: Product): string[] {
  const known = values.flatMap(({ key, spoken, unit }) => {
    const value = nutrition[key]
    return value === null ? [] : [`${spoken} ${speakAmount(value, unit)}`]
  })
  if (known.length === 0) return [facts.noNutrition]
  const missing = values.filter(({ key }) => nutrition[key] === null).map(({ spoken }) => spoken)
  const sentence = `From our list, per 100 grams: ${listWords(known)}.`
  return missing.length === 0 ? [sentence] : [sentence, `Our list does not give ${listWords(missing, 'or')}.`]
}

/** One value with its basis. Without a figure, an ingredient of that name is still worth saying. */
export function valueSentences(product: Product, key: keyof Nutrition): string[] {
  const value = values.find((one) => one.key === key)
  const amount = product.nutrition[key]
  if (!value) return [facts.notFound]
  if (amount !== null) {
    return [`From our list: ${value.spoken} ${speakAmount(amount, value.unit)} per 100 grams.`]
  }
  const named = evidenceFor(product, substanceAsked(value.spoken)).filter(
    ({ where }) => where === 'ingredients',
  )
  return named.length > 0
    ? [...evidenceSentences(named), `Our list does not say how much.`]
    : [facts.notFound]
}
