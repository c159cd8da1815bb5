import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { substanceAsked } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type Evidence, type EvidenceTexts, evidenceIn, evidenceSentences, together } from './evidence.ts'
import { ingredientItems } from './ingredients.ts'
import { partedIngredients, partedLists, speaksOfTraces } from './left-open.ts'
import { isAbout, sentencesOf } from './record-texts.ts'

const ANIMAL = [
  ...['meat', 'egg', 'gelatine', 'collagen', 'fish', 'shellfish', 'animal fat', 'bone phosphate'],
  ...['cochineal', 'insects', 'rennet', 'pepsin'],
]
/** Of animals, and no part of one: nobody leaves them out who is only vegetarian. */
const BY_ANIMALS = ['honey', 'beeswax', 'lanolin', 'shellac']
const VEGAN = [...ANIMAL, ...BY_ANIMALS, 'milk']
const ROOTS = [
  ...['onion', 'onions', 'garlic', 'ginger', 'potato', 'potatoes', 'sweet potato', 'carrot', 'carrots'],
  ...['radish', 'beetroot', 'turnip', 'yam', 'tapioca'],
]

/** What speaks against a way of eating, by the word that names it; vegetarian in India leaves out egg. */
const against: Readonly<Record<string, readonly string[]>> = {
  vegan: VEGAN,
  jain: [...ANIMAL, ...BY_ANIMALS, ...ROOTS, 'mushroom'],
  halal: ['alcohol', 'gelatine', 'collagen', 'meat', 'animal fat'],
  kosher: ['gelatine', 'collagen', 'shellfish', 'meat', 'animal fat', 'cochineal', 'insects', 'rennet'],
  // Grain is left out on most fasts, too.
  fasting: [...ANIMAL, 'onion', 'onions', 'garlic', 'wheat'],
}

/** Made of animals or of plants: a record need not say. */
const OF_SOME_SOURCE = ['glycerides', 'cysteine', 'nucleotides', 'lipase']
const OF_SOME_ANIMAL = ['rennet', 'pepsin', 'bone phosphate', 'shellac']

/** What may speak against one more than another: vanilla is drawn in alcohol, vitamin D made of wool. */
const perhapsAgainst: Readonly<Record<string, readonly string[]>> = {
  vegan: ['vitamin d three', 'cholecalciferol'],
  jain: [],
  halal: ['vanilla extract', 'vanilla essence', 'cochineal', ...OF_SOME_ANIMAL],
  kosher: OF_SOME_ANIMAL,
}
/** Some vegetarians leave out what insects give. */
const PERHAPS = ['shellac']

const VEGETARIAN = ['vegetarian', 'vegetarians', 'veg', 'veggie']
/** By which words a record speaks of a way of eating. */
const called: Readonly<Record<string, readonly string[]>> = {
  vegetarian: VEGETARIAN,
  'non vegetarian': VEGETARIAN,
  'non veg': VEGETARIAN,
  vegan: ['vegan', 'vegans', 'plant based'],
  jain: ['jain', 'jains'],
  halal: ['halal'],
  kosher: ['kosher'],
  fasting: ['fasting', 'vrat', 'upvas'],
}
const allWords = [...Object.values(called).flat(), 'eggless']

/** What states whom a list of ingredients is for: "suitable for vegetarians", but no "veg fat" and no "vegetarian rennet". */
const STATES =
  /\b(?:suitable|unsuitable|fit|meant|certified)\b|\bpure \w+$|\b(?:veg\w*|jains?|halal|kosher) product\b/

/** A record's own words that name a way of eating, as sentences; `answers`: one of them says more than what there are traces of. */
function saidBy(product: Product, words: readonly string[], texts: EvidenceTexts) {
  const { list, statements } = partedIngredients(product)
  const stated = ingredientItems(list, texts).filter((item) => STATES.test(allPlainWords(item)))
  const quoted = [product.description, statements, ...partedLists(product).claims, ...stated]
    .flatMap((text) => sentencesOf(text, texts))
    .filter((sentence) => isAbout(sentence, words))
  const named = [product.name, ...product.packWords].filter((front) => isAbout(front, words))
  const fronts: readonly Evidence[] = named.length > 0 ? [{ where: 'name', sure: true, texts: named }] : []
  return {
    sentences: [...new Set([...quoted.map(texts.quote), ...evidenceSentences(fronts, texts)])],
    answers: quoted.some((sentence) => !speaksOfTraces(sentence)),
  }
}

/** What a record says on a way of eating. */
interface OnDiet {
  /** Its own sentences that name it. */
  own: readonly string[]
  /** What it names that speaks against it. */
  against: readonly Evidence[]
  /** Sentences of what answers for another way of eating or may speak against this one. */
  open: readonly string[]
}

/** A claim of one way of eating is none of another: "pure veg" is not said to be halal. */
export function onDiet(product: Product, diet: string, texts: EvidenceTexts): OnDiet {
  const evidenceOf = evidenceIn(product, texts)
  const named = (substances: readonly string[]) =>
    together(
      substances.flatMap((name) =>
        evidenceOf(substanceAsked(name))
          .filter(({ sure }) => sure)
          .slice(0, 1),
      ),
    )
  const { sentences: own, answers } = saidBy(product, called[diet] ?? [diet], texts)
  const found = named(against[diet] ?? ANIMAL)
  // Who claims it has answered for what is only of some source; a name has not.
  if (answers) return { own, against: found, open: [] }
  const perhaps = named([...OF_SOME_SOURCE, ...(perhapsAgainst[diet] ?? PERHAPS)])
  const others = own.length > 0 ? [] : saidBy(product, allWords, texts).sentences
  return { own, against: found, open: [...others, ...evidenceSentences(perhaps, texts)] }
}

/**
 * Whether the record says anything on a way of eating: its own words first, then what speaks against it. A record
 * without egg in it does not make a product vegetarian, so silence is said to be silence.
 */
export function dietSentences(product: Product, diet: string, texts: Texts): string[] {
  const { own, against: found, open } = onDiet(product, diet, texts)
  const said = [...new Set([...own, ...evidenceSentences(found, texts)])]
  const unsure = open.length > 0 ? [...open, texts.unsureWhether(texts.dietName(diet))] : []
  const silent = said.length + unsure.length === 0 ? [texts.facts.notFound] : []
  return [...said, ...unsure, ...silent, texts.facts.checkPack]
}
