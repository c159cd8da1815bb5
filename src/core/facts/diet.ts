import type { Product } from '../contract/product.ts'
import { evidenceFor, evidenceSentences } from './evidence.ts'
import { facts } from './phrases.ts'
import { quotesAbout } from './quotes.ts'
import { substanceAsked } from './substances.ts'

const ANIMAL = ['egg', 'gelatine', 'fish', 'shellfish']

/** What speaks against a way of eating, by the word that names it; vegetarian in India leaves out egg. */
const against: Readonly<Record<string, readonly string[]>> = {
  vegan: [...ANIMAL, 'milk', 'honey'],
  'plant based': [...ANIMAL, 'milk', 'honey'],
  jain: [...ANIMAL, 'honey', 'onion', 'garlic'],
  halal: ['alcohol', 'gelatine'],
  kosher: ['gelatine', 'shellfish'],
}

const said = ['vegetarian', 'veg', 'vegan', 'eggless', 'plant based', 'jain', 'halal', 'kosher']

/**
 * Whether the record says anything on a way of eating: its own words first, then what speaks against it. A record
 * without egg in it does not make a product vegetarian, so silence is said to be silence.
 */
export function dietSentences(product: Product, diet: string): string[] {
  const quotes = quotesAbout(product, said)
  const found = (against[diet] ?? ANIMAL)
    .map((name) =>
      evidenceFor(product, substanceAsked(name)).filter(({ sure, where }) => sure && where !== 'description'),
    )
    .flatMap((evidence) => evidence.slice(0, 1))
  const sentences = [...quotes, ...new Set(evidenceSentences(found))]
  return sentences.length > 0 ? sentences : [facts.notFound, facts.checkPack]
}
