import type { Product } from '../contract/product.ts'
import {
  type FieldValues,
  fieldRows,
  flat,
  isPer100G,
  type NutritionName,
  type ProductField,
  productFields,
  type TopicOf,
} from '../contract/product-fields.ts'
import { splitSentences } from '../speaking/sentences.ts'
import { speakAmount, speakUnits } from '../texts/en/amounts.ts'
import {
  allValues,
  facts,
  oneValue,
  spokenValue,
  type ToldName,
  told,
  valuesNotGiven,
} from '../texts/en/facts.ts'
import { evidenceFor, evidenceSentences } from './evidence.ts'
import { quotesOrNotFound } from './quotes.ts'
import { substanceAsked } from './substances.ts'

const values = fieldRows.filter(([, field]) => isPer100G(field)).map(([name]) => name as NutritionName)

const isRare = (field: ProductField) => field.kind === 'figure' && field.rare === true

/** All values that the record holds, in one sentence with their basis; what is missing is said to be missing. */
export function nutritionSentences({ nutrition }: Product): string[] {
  const known = values.flatMap((name) => {
    const value = nutrition[name]
    return value === null ? [] : [[name, value] as const]
  })
  if (known.length === 0) return [facts.noNutrition]
  const missing = values.filter((name) => nutrition[name] === null && !isRare(productFields[name]))
  return missing.length === 0 ? [allValues(known)] : [allValues(known), valuesNotGiven(missing)]
}

/** One value with its basis. Without a figure, an ingredient of that name is still worth saying. */
export function valueSentences(product: Product, name: NutritionName): string[] {
  const value = product.nutrition[name]
  if (value !== null) return [oneValue([name, value])]
  const named = evidenceFor(product, substanceAsked(spokenValue[name])).filter(
    ({ where }) => where === 'ingredients',
  )
  return named.length > 0 ? [...evidenceSentences(named), facts.noAmount] : [facts.notFound]
}

/** Questions that the value of one field answers. */
export type RecordedTopic = TopicOf<NutritionName | ToldName>

const isNutrition = (name: string): name is NutritionName => Object.hasOwn(spokenValue, name)
const isTold = (name: string): name is ToldName => Object.hasOwn(told, name)

/** What the record says of the one field that the question asks for. */
export function recordedSentences(product: Product, topic: RecordedTopic): string[] {
  const [name = '', field] = fieldRows.find(([, row]) => row.topic === topic) ?? []
  if (isNutrition(name)) return valueSentences(product, name)
  const sentences = isTold(name) && field ? toldSentences(flat(product), name, field) : []
  return sentences.length > 0 ? sentences : quotesOrNotFound(product, field?.mentions ?? [])
}

/** Every fact that one sentence tells but the size, which stands with the name. */
export function allTold(product: Product): string[] {
  const known = flat(product)
  return fieldRows.flatMap(([name, field]) =>
    isTold(name) && name !== 'netWeight' ? toldSentences(known, name, field) : [],
  )
}

/** The value for 100 g that goes by the name of a substance, where the record has it. */
export function valueNamed(product: Product, spoken: string): string[] {
  const name = values.find((each) => spokenValue[each] === spoken)
  return name === undefined || product.nutrition[name] === null ? [] : valueSentences(product, name)
}

function toldSentences(known: FieldValues, name: ToldName, field: ProductField): string[] {
  const value = known[name]
  if (value === null) return []
  const parts =
    field.kind === 'figure'
      ? [speakAmount(Number(value), field.unit)]
      : splitSentences(String(value)).map(speakUnits)
  return parts.map((part) => told[name](part.replace(/[.\s]+$/, '')))
}
