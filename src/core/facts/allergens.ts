import { isRecordedList } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { substances } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { names } from './evidence.ts'
import { speaksOfTracesInHindi } from './hindi-words.ts'
import { partedIngredients, partedLists, speaksOfTraces, withoutDenials } from './left-open.ts'
import { namedElsewhere } from './named-elsewhere.ts'
import { sentencesOf } from './record-texts.ts'

const tidied = (allergens: readonly string[]) => allergens.map((name) => name.trim())

const allergenWords = substances.filter(({ allergen }) => allergen).flatMap((substance) => substance.is)

const namesAllergen = (sentence: string) => names(sentence, allergenWords, [])

const statesAllergens = (sentence: string) =>
  /\b(?:contains?|allergens?)\b/.test(allPlainWords(sentence)) &&
  namesAllergen(sentence) &&
  // Where they are printed is not which.
  withoutDenials(sentence) !== ''

/** A factory is nothing to tell of, unless it handles an allergen; traces are, of whatever. */
const statesTraces = (sentence: string) =>
  speaksOfTraces(sentence) &&
  (namesAllergen(sentence) || /\b(?:traces?|may (?:also )?contain)\b/.test(allPlainWords(sentence)))

/** Sentences of the record's running text that themselves speak of allergens: some records hold nothing else. */
function stated(product: Product, isMeant: (sentence: string) => boolean, texts: Texts): string[] {
  return [product.description, partedIngredients(product).statements]
    .flatMap((text) => sentencesOf(text, texts))
    .filter(isMeant)
    .map(texts.quote)
}

/**
 * What stands on traces outside of the list that ought to hold it; that nothing does where the brand has listed what
 * is in there and not what may be.
 */
export function tracesSaid(product: Product, texts: Texts): string[] {
  const { allergensContain, allergensMayContain, descriptionHi, ingredientsHi } = product
  const quotes = stated(product, statesTraces, texts)
  const isUnknown = isRecordedList(allergensContain) && !isRecordedList(allergensMayContain)
  // Which only a Hindi voice could quote.
  const isSaid = quotes.length > 0 || speaksOfTracesInHindi(`${descriptionHi} ${ingredientsHi}`)
  return isUnknown && !isSaid ? [texts.facts.noTraces] : quotes
}

/** What the record says beyond its two lists, of traces and of what they forgot. */
const beyondLists = (product: Product, texts: Texts) => [
  ...stated(product, statesTraces, texts),
  ...namedElsewhere(product, texts),
]

/**
 * The allergens as the brand records them, and what else in the record names one. An empty list is the brand saying
 * "none" and is said with its source and the way to make sure; a missing list is said to be missing, never passed over.
 * A sentence may be long: no allergen is dropped for breath.
 */
export function allergenSentences(product: Product, texts: Texts): string[] {
  const { contain, mayContain, claims } = partedLists(product)
  const traces = mayContain.length > 0 ? [texts.andMayContain(tidied(mayContain))] : []
  const quoted = claims.flatMap((claim) => sentencesOf(claim, texts)).map(texts.quote)
  const beyond = beyondLists(product, texts)
  if (contain.length > 0) return once(texts.contains(tidied(contain)), ...traces, ...quoted, ...beyond)
  if (product.allergensContain?.length === 0)
    return once(texts.facts.noneNamed, ...traces, ...quoted, ...beyond, texts.facts.checkPack)
  const own = [...quoted, ...stated(product, statesAllergens, texts)]
  const known = own.length > 0 ? own : [texts.facts.noAllergens]
  const isPartial = own.length > 0 ? [texts.facts.noFullList] : []
  return once(...known, ...traces, ...beyond, ...isPartial, texts.facts.askStaff)
}

const once = (...sentences: string[]) => [...new Set(sentences)]

/** The answer to "what allergens does it have": the same, with what is not known about traces. */
export function allAllergens(product: Product, texts: Texts): string[] {
  const said = allergenSentences(product, texts)
  const { checkPack } = texts.facts
  const isChecked = said.includes(checkPack)
  return once(
    ...said.filter((sentence) => sentence !== checkPack),
    ...tracesSaid(product, texts),
    ...(isChecked ? [checkPack] : []),
  )
}
