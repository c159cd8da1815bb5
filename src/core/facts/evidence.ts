import type { Product } from '../contract/product.ts'
import { inOneSpelling } from '../language/hi/spelling.ts'
import { hasPhrase } from '../language/plain-words.ts'
import { hasAny, partsOf, recordWords } from '../substances/record-words.ts'
import type { Substance } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import {
  listedInEnglish,
  saidSurely,
  sentenceSaidSurely,
  speaksOfTracesInHindi,
  withoutThings,
} from './hindi-words.ts'
import { ingredientItems } from './ingredients.ts'
import { partedIngredients, partedLists, withoutDenied, withoutOpen } from './left-open.ts'
import { sentencesOf } from './record-texts.ts'

/** How what was found is worded. */
export type EvidenceTexts = Pick<
  Texts,
  | 'amongIngredients'
  | 'contains'
  | 'hindiNames'
  | 'mayContain'
  | 'packContains'
  | 'packIsNamed'
  | 'packMayContain'
  | 'quote'
  | 'speakUnits'
>

/** Where in a record a substance is named, strongest first. */
type Where = 'contains' | 'ingredients' | 'description' | 'name' | 'hindi' | 'mayContain'
/** What the pack's own print says, read now. */
type WhereOnPack = 'pack' | 'packMay'

/** One place of a record that speaks of a substance. `sure` false: it names something wider, such as "nuts". */
export interface Evidence {
  where: Where | WhereOnPack
  sure: boolean
  /** It names it and does not say that it is in there: "made without almonds". Never `sure`. */
  open?: true
  /** Of Hindi words that are left open: they say that it may be in there, rather than that it is not. */
  traces?: true
  /** The record's own words; of its Hindi ones what they mean. */
  texts: readonly string[]
}

/** True when one of `words` stands in the text as itself, not as part of a look-alike. */
export const names = (text: string, words: readonly string[], isNot: readonly string[]): boolean =>
  hasAny(recordWords(text), words, isNot)

/** The same of what may be it as well. */
export const namesAtAll = (text: string, { is, maybe, isNot }: Substance): boolean =>
  names(text, is, isNot) || names(text, maybe, isNot)

function inPlace(
  where: Where,
  texts: readonly string[],
  { is, maybe, isNot }: Substance,
  partOf: (text: string) => string = (text) => text,
): Evidence[] {
  const read = texts.map((text) => ({ text, words: recordWords(partOf(text)) }))
  const named = (words: readonly string[]) =>
    read.filter((one) => hasAny(one.words, words, isNot)).map(({ text }) => text)
  const sure = named(is)
  if (sure.length > 0) return [{ where, sure: true, texts: sure }]
  const wide = named(maybe)
  return wide.length > 0 ? [{ where, sure: false, texts: wide }] : []
}

const leftOpen = (one: Evidence): Evidence => ({ ...one, sure: false, open: true })

/** What a record's own words say for sure or in wider words, then what they leave open. `sureOf`: what a text says is in there. */
function inWords(
  where: Where,
  texts: readonly string[],
  substance: Substance,
  sureOf: (text: string) => string,
): Evidence[] {
  const open = texts.filter((text) => namesAtAll(text, substance) && !namesAtAll(sureOf(text), substance))
  return [...inPlace(where, texts, substance, sureOf), ...inPlace(where, open, substance).map(leftOpen)]
}

function eachOnce(texts: readonly string[], partOf: (text: string) => string): (text: string) => string {
  const parts = new Map(texts.map((text) => [text, partOf(text)]))
  return (text) => parts.get(text) ?? text
}

/** "Milk free chocolate" is no chocolate that may hold milk. */
function withoutDeniedOf({ is, isNot }: Substance, text: string, short: string): string {
  if (!names(text, is, isNot) || names(short, is, isNot)) return short
  return partsOf(text)
    .filter((part) => !names(part, is, isNot))
    .map(withoutDenied)
    .join(', ')
}

const IN_HINDI = /[\u0900-\u097f]/u
const spelled = (item: string, all: readonly string[]) =>
  all.some((word) => IN_HINDI.test(word) && hasPhrase(inOneSpelling(item), inOneSpelling(word)))

/** What an item denies takes nothing back behind its "but". */
const HINDI_ITEMS = /[,;।|\n]|(?<=\s)(?:लेकिन|मगर|किंतु|किन्तु|परंतु|परन्तु)(?=\s)/u
const inEnglishWords = (item: string) => recordWords(partsOf(item).map(listedInEnglish).join(', '))

/** What a record says in Hindi, item by item and in English words. Older records hold it in the fields of English as well. */
function hindiItemsOf(product: Product) {
  const { nameHi, descriptionHi, ingredientsHi, description, ingredients } = product
  const { allergensContain, allergensMayContain } = product
  const itemsOf = (text: string | null) => text?.split(HINDI_ITEMS) ?? []
  const hindiOf = (texts: readonly (string | null)[]) =>
    texts.flatMap(itemsOf).filter((item) => IN_HINDI.test(item))
  const read = (item: string) => ({ item, words: inEnglishWords(item), sureOf: saidSurely })
  const readSentence = (item: string) => ({ ...read(withoutThings(item)), sureOf: sentenceSaidSurely })
  return {
    items: [
      ...[...itemsOf(nameHi), ...itemsOf(ingredientsHi)].map(read),
      ...[...itemsOf(descriptionHi), ...hindiOf([description])].map(readSentence),
      ...hindiOf([ingredients, ...(allergensContain ?? [])]).map(read),
    ],
    traces: hindiOf(allergensMayContain ?? []).map(read),
  }
}
type HindiItems = ReturnType<typeof hindiItemsOf>

/** What is written in Hindi alone: it may name what the English list forgot, and never takes anything back. */
function inHindi({ items, traces }: HindiItems, { spoken, is, maybe, isNot }: Substance): Evidence[] {
  const isNamedIn = ({ item, words }: Pick<HindiItems['items'][number], 'item' | 'words'>) =>
    spelled(item, is) || hasAny(words, is, isNot)
  const named = items.filter(isNamedIn)
  const found: Evidence = { where: 'hindi', sure: true, texts: [spoken] }
  const sure = named.map(({ item, sureOf }) => sureOf(item))
  if (sure.some((item) => isNamedIn({ item, words: inEnglishWords(item) }))) return [found]
  if (traces.some(isNamedIn) || named.some(({ item }) => speaksOfTracesInHindi(item)))
    return [{ ...leftOpen(found), traces: true }]
  if (named.length > 0) return [leftOpen(found)]
  const wide = maybe.filter((word) => items.some(({ words }) => hasAny(words, [word], isNot)))
  return wide.length > 0 ? [{ where: 'hindi', sure: false, texts: wide }] : []
}

/** Everything that a record says about a substance, strongest first. Silence is no evidence of absence. */
export const evidenceFor = (product: Product, substance: Substance, texts: EvidenceTexts): Evidence[] =>
  evidenceIn(product, texts)(substance)

/** The same of one substance after another: the record is cut into its parts once. */
export function evidenceIn(product: Product, texts: EvidenceTexts): (substance: Substance) => Evidence[] {
  const { contain, mayContain, claims } = partedLists(product)
  const { list, statements } = partedIngredients(product)
  const items = ingredientItems(list, texts)
  const sentences = [product.description, statements, ...claims].flatMap((text) => sentencesOf(text, texts))
  const fronts = [product.name, ...product.packWords]
  const sureOf = eachOnce(sentences, withoutOpen)
  const shortOf = eachOnce([...items, ...fronts], withoutDenied)
  const hindi = hindiItemsOf(product)
  const shortFor = (substance: Substance) => (text: string) => withoutDeniedOf(substance, text, shortOf(text))
  return (substance) => [
    ...inPlace('contains', contain, substance),
    ...inWords('ingredients', items, { ...substance, maybe: substance.maybeInside }, shortFor(substance)),
    ...inWords('description', sentences, substance, sureOf),
    ...inWords('name', fronts, substance, shortFor(substance)),
    ...inHindi(hindi, substance),
    ...inPlace('mayContain', mayContain, substance),
  ]
}

/** Where a brand says what is in a product, rather than how it tastes or what it is called. */
export const isInList = ({ where }: Evidence) => where === 'contains' || where === 'ingredients'

/** What is told of it: where it surely is, the traces, and what a record leaves open where nothing else says more. */
export function tellingOf(evidence: readonly Evidence[]) {
  const sure = evidence.filter((one) => one.sure)
  const inside = sure.filter(({ where }) => where !== 'mayContain').slice(0, 1)
  const traces = sure.filter(({ where }) => where === 'mayContain')
  const open = inside.length > 0 ? [] : evidence.filter((one) => one.open).slice(0, 1)
  return { inside, traces, open }
}

/** What names something wider than was asked for, strongest first. */
export const widerOf = (evidence: readonly Evidence[]) => evidence.filter(({ sure, open }) => !sure && !open)

/** Whether there is a list of ingredients to look in, in either language. */
export const hasIngredients = ({ ingredients, ingredientsHi }: Product) =>
  [ingredients, ingredientsHi].some((text) => text !== null && text.trim() !== '')

/** What stands in one place as one piece of evidence, each word once. */
export function together(found: readonly Evidence[]): Evidence[] {
  const places = new Map(found.map((one) => [one.where, one]))
  return [...places.values()].map((one) => {
    const words = found.filter(({ where }) => where === one.where).flatMap(({ texts }) => texts)
    return { ...one, texts: [...new Set(words)] }
  })
}

/** The record's words as sentences that say where they stand. */
export function evidenceSentences(found: readonly Evidence[], texts: EvidenceTexts): string[] {
  return found.flatMap(({ where, texts: words }) =>
    where === 'description' ? words.map(texts.quote) : [texts[placed[where]](words)],
  )
}

const placed = {
  contains: 'contains',
  mayContain: 'mayContain',
  ingredients: 'amongIngredients',
  name: 'packIsNamed',
  hindi: 'hindiNames',
  pack: 'packContains',
  packMay: 'packMayContain',
} as const
