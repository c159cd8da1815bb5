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
import { substanceAsked } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import type { ToldName } from '../texts/en/facts.ts'
import { evidenceFor, evidenceSentences } from './evidence.ts'
import { quotesOrNotFound } from './record-texts.ts'

const values = fieldRows.filter(([, field]) => isPer100G(field)).map(([name]) => name as NutritionName)

const isRare = (field: ProductField) => field.kind === 'figure' && field.rare === true

/** All values that the record holds, in one sentence with their basis; what is missing is said to be missing. */
export function nutritionSentences({ nutrition }: Product, texts: Texts): string[] {
  const known = values.flatMap((name) => {
    const value = nutrition[name]
    return value === null ? [] : [[name, value] as const]
  })
  if (known.length === 0) return [texts.facts.noNutrition]
  const missing = values.filter((name) => nutrition[name] === null && !isRare(productFields[name]))
  return missing.length === 0
    ? [texts.allValues(known)]
    : [texts.allValues(known), texts.valuesNotGiven(missing)]
}

/** One value with its basis. Without a figure, an ingredient of that name is still worth saying. */
export function valueSentences(product: Product, name: NutritionName, texts: Texts): string[] {
  const value = product.nutrition[name]
  if (value !== null) return [texts.oneValue([name, value])]
  const named = evidenceFor(product, substanceAsked(substanceOf(name)), texts).filter(
    ({ where }) => where === 'ingredients',
  )
  return named.length > 0
    ? [...evidenceSentences(named, texts), texts.facts.noAmount]
    : [texts.facts.notFound]
}

/** Questions that the value of one field answers. */
export type RecordedTopic = TopicOf<NutritionName | ToldName>

/** The substance that a value is of: "sugar" for `sugarG`. */
const substanceOf = (name: NutritionName) => name.replace(/(?:G|Kcal)$/, '')
const isNutrition = (name: string): name is NutritionName => values.some((each) => each === name)
const isTold = (name: string, { told }: Texts): name is ToldName => Object.hasOwn(told, name)

/** What the record says of the one field that the question asks for. */
export function recordedSentences(product: Product, topic: RecordedTopic, texts: Texts): string[] {
  const [name = '', field] = fieldRows.find(([, row]) => row.topic === topic) ?? []
  if (isNutrition(name)) return valueSentences(product, name, texts)
  const sentences = isTold(name, texts) && field ? toldSentences(flat(product), name, field, texts) : []
  return sentences.length > 0 ? sentences : quotesOrNotFound(product, field?.mentions ?? [], texts)
}

/** Every fact that one sentence tells but the size, which stands with the name. */
export function allTold(product: Product, texts: Texts): string[] {
  const known = flat(product)
  return fieldRows.flatMap(([name, field]) =>
    isTold(name, texts) && name !== 'netWeight' ? toldSentences(known, name, field, texts) : [],
  )
}

/** What a pack gives a figure of, and no list of ingredients names. */
const nutrients: ReadonlySet<string> = new Set([
  ...['sodium', 'carbohydrates', 'cholesterol', 'saturated fat', 'trans fat', 'unsaturated fat'],
  ...['calcium', 'iron', 'vitamins', 'protein', 'fibre'],
])
export const isNutrient = (spoken: string) => nutrients.has(spoken)

/**
 * The value for 100 g that goes by the name of a substance, where the record has it. Salt is printed for sodium; what
 * that makes of sodium is not worked out.
 */
export function valueNamed(product: Product, spoken: string, texts: Texts): string[] {
  const isSodium = spoken === 'sodium'
  const name = values.find((each) => substanceOf(each) === (isSodium ? 'salt' : spoken))
  if (name === undefined || product.nutrition[name] === null) return []
  return [...valueSentences(product, name, texts), ...(isSodium ? [texts.notGiven(spoken)] : [])]
}

function toldSentences(known: FieldValues, name: ToldName, field: ProductField, texts: Texts): string[] {
  const value = known[name]
  if (value === null) return []
  const parts =
    field.kind === 'figure'
      ? [texts.speakAmount(Number(value), field.unit)]
      : splitSentences(String(value)).map(texts.speakUnits)
  return parts.map((part) => texts.told[name](part.replace(/[.\s]+$/, '')))
}
