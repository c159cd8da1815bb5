import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type Evidence, type EvidenceTexts, evidenceFor, evidenceSentences } from './evidence.ts'
import { quotesAbout } from './quotes.ts'
import { valueNamed } from './recorded.ts'
import { type Substance, substanceAsked } from './substances.ts'

/** Why nothing was found: the brand says none, the record is silent, or there is no record to look in. */
function nothingNamed(product: Product, { spoken, allergen }: Substance, texts: Texts): string[] {
  const { allergensContain: contain, allergensMayContain: mayContain } = product
  if (allergen && contain?.length === 0) {
    return [
      texts.facts.noneNamed,
      ...(mayContain === null ? [texts.facts.noTraces] : []),
      texts.facts.checkPack,
    ]
  }
  if (contain === null && product.ingredients === null && product.ingredientsHi === null) {
    return [texts.nothingToLookIn(product.name), texts.facts.checkPack]
  }
  return [texts.notNamed(spoken, product.name), texts.facts.checkPack]
}

const isListed = ({ where, sure }: Evidence) => where === 'contains' && sure

/**
 * "Does it contain …", "is it free of …", "can I eat it": the record's words with their place, which are right for each.
 * Never a plain "no": a record that is silent, old or wrong must not be the reason that somebody falls ill. Nor "yes",
 * which to "is it milk free" would be a permission.
 */
export function containsSentences(product: Product, asked: string, texts: Texts): string[] {
  const substance = substanceAsked(asked)
  const evidence = evidenceFor(product, substance, texts)
  const listed = evidence.find(isListed)
  if (listed) return evidenceSentences([listed], texts)
  const value = valueNamed(product, substance.spoken, texts)
  if (value.length > 0) return value
  const sure = evidence.filter((one) => one.sure)
  const inside = sure.filter(({ where }) => where !== 'mayContain')
  if (inside.length > 0) {
    const strongest = inside.slice(0, 1)
    const traces = sure.filter(({ where }) => where === 'mayContain')
    const isPrinted = inside.some(({ where }) => where === 'ingredients')
    return [
      ...evidenceSentences([...strongest, ...traces], texts),
      ...(isPrinted ? [] : [texts.facts.checkPack]),
    ]
  }
  if (sure.length > 0) return evidenceSentences(sure, texts)
  const wider = evidence.slice(0, 1)
  if (wider.length > 0) {
    return [...evidenceSentences(wider, texts), texts.unsureWhether(substance.spoken), texts.facts.checkPack]
  }
  return nothingNamed(product, substance, texts)
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
