import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allAllergens, tracesSaid } from './allergens.ts'
import {
  type Evidence,
  type EvidenceTexts,
  evidenceFor,
  evidenceSentences,
  hasIngredients,
  isInList,
  widerOf,
} from './evidence.ts'
import { quotesAbout } from './quotes.ts'
import { valueNamed } from './recorded.ts'
import { type Substance, substanceAsked } from './substances.ts'

/** Why nothing was found: the brand says none, the record is silent, or there is no record to look in. */
function nothingNamed(product: Product, { spoken, allergen }: Substance, texts: Texts): string[] {
  const { allergensContain: contain } = product
  if (allergen && contain?.length === 0) return allAllergens(product, texts)
  if (contain === null && !hasIngredients(product)) {
    return [texts.nothingToLookIn(product.name), texts.facts.checkPack]
  }
  const traces = allergen ? tracesSaid(product, texts) : []
  return [texts.notNamed(spoken, product.name), ...traces, texts.facts.checkPack]
}

/**
 * "Does it contain …", "is it free of …", "can I eat it": the record's words with their place, which are right for each.
 * Never a plain "no": a record that is silent, old or wrong must not be the reason that somebody falls ill. Nor "yes",
 * which to "is it milk free" would be a permission. A wider word of a list is not hidden by what is written less surely:
 * "made without almonds" of a pack whose list names nuts.
 */
export function containsSentences(product: Product, asked: string, texts: Texts): string[] {
  const substance = substanceAsked(asked)
  const evidence = evidenceFor(product, substance, texts)
  const sure = evidence.filter((one) => one.sure)
  const listed = sure.find(({ where }) => where === 'contains')
  if (listed) return evidenceSentences([listed], texts)
  const value = valueNamed(product, substance.spoken, texts)
  if (value.length > 0) return value
  const traces = sure.filter(({ where }) => where === 'mayContain')
  const inside = sure.filter(({ where }) => where !== 'mayContain')
  const isPrinted = inside.some(isInList)
  const strongest = (inside.length > 0 ? inside : evidence.filter(({ open }) => open)).slice(0, 1)
  const wider = isPrinted
    ? []
    : widerOf(evidence)
        .filter((one) => isInList(one) || sure.length === 0)
        .slice(0, 1)
  const found = [...strongest, ...traces]
  if (found.length + wider.length === 0) return nothingNamed(product, substance, texts)
  const isClear = isPrinted || strongest.length + wider.length === 0
  return [
    ...wider.flatMap((one) => [...evidenceSentences([one], texts), texts.unsureWhether(substance.spoken)]),
    ...evidenceSentences(found, texts),
    ...(isClear ? [] : [texts.facts.checkPack]),
  ]
}

/** Named in the record: `contains`; traces, wider words and silence: `unsure`. A figure of the record is neither. */
export function containsSign(
  product: Product,
  asked: string,
  texts: Texts,
): 'contains' | 'unsure' | undefined {
  const substance = substanceAsked(asked)
  const evidence = evidenceFor(product, substance, texts)
  if (evidence.some(({ sure, where }) => sure && where !== 'mayContain')) return 'contains'
  return valueNamed(product, substance.spoken, texts).length > 0 ? undefined : 'unsure'
}

const ANIMAL = ['meat', 'egg', 'gelatine', 'fish', 'shellfish']

/** What speaks against a way of eating, by the word that names it; vegetarian in India leaves out egg. */
const against: Readonly<Record<string, readonly string[]>> = {
  vegan: [...ANIMAL, 'milk', 'honey'],
  'plant based': [...ANIMAL, 'milk', 'honey'],
  jain: [...ANIMAL, 'honey', 'onion', 'garlic'],
  halal: ['alcohol', 'gelatine', 'meat'],
  kosher: ['gelatine', 'shellfish', 'meat'],
  // Grain is left out on most fasts, too.
  fasting: [...ANIMAL, 'onion', 'garlic', 'wheat'],
}

/** What a record names that speaks against a way of eating; what its own description says is left to quotes. */
export const againstDiet = (product: Product, diet: string, texts: EvidenceTexts): Evidence[] =>
  (against[diet] ?? ANIMAL)
    .map((name) =>
      evidenceFor(product, substanceAsked(name), texts).filter(
        ({ sure, where }) => sure && where !== 'description',
      ),
    )
    .flatMap((evidence) => evidence.slice(0, 1))

/** By which words a record speaks of a way of eating. */
export const dietWords = [
  'vegetarian',
  'veg',
  'vegan',
  'eggless',
  'plant based',
  'jain',
  'halal',
  'kosher',
  'fasting',
  'vrat',
]

/**
 * Whether the record says anything on a way of eating: its own words first, then what speaks against it. A record
 * without egg in it does not make a product vegetarian, so silence is said to be silence.
 */
export function dietSentences(product: Product, diet: string, texts: Texts): string[] {
  const quotes = quotesAbout(product, dietWords, texts)
  const sentences = [...quotes, ...new Set(evidenceSentences(againstDiet(product, diet, texts), texts))]
  return sentences.length > 0 ? sentences : [texts.facts.notFound, texts.facts.checkPack]
}
