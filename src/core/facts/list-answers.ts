import { asGtin, barcodeFault, LENGTHS } from '../contract/barcode.ts'
import { placeKey } from '../contract/place.ts'
import type { Product } from '../contract/product.ts'
import { answeredAnywhere, isSectionWord, sectionOf } from '../language/meaning.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'
import type { Topic } from '../language/topics.ts'
import { visitWord } from '../language/visit-word.ts'
import type { Texts } from '../texts/answer-texts.ts'

/** Questions about the whole list, and about what no list holds: no product has to be known. */
export type ListTopic = 'available' | 'price' | 'offers' | 'damaged'
export const isAboutList = (topic: Topic): topic is Topic & { name: ListTopic } =>
  answeredAnywhere.has(topic.name) || topic.name === 'damaged'

/** More names are forgotten before the sentence ends. */
const MAX_STOCK = 5
const MAX_NAMED = 3

/** Of a whole list asked for one kind of goods after another. */
const wordsOfNames = new WeakMap<Product, string>()

function wordsOfName(product: Product): string {
  const known = wordsOfNames.get(product)
  if (known !== undefined) return known
  const words = plainWords(product.name)
  wordsOfNames.set(product, words)
  return words
}

const isIn = (section: string) => (product: Product) => placeKey(product.section ?? '') === section

/** What begins alike is of one kind; the brand stands in front of every name. */
function kindOf(product: Product, brand: string): string {
  const words = wordsOfName(product).split(' ')
  const brandWords = new Set(plainWords(brand).split(' '))
  return words.filter((word) => !brandWords.has(word))[0] ?? product.name
}

/** The first of each kind, then the others. */
function kindsFirst(products: readonly Product[], brand: string): Product[] {
  const firsts = new Map(products.toReversed().map((product) => [kindOf(product, brand), product]))
  const isFirst = new Set(firsts.values())
  return [...products.filter((each) => isFirst.has(each)), ...products.filter((each) => !isFirst.has(each))]
}

/** What is in the section by the list; without a section, which sections there are. */
export function stockSentences(
  products: readonly Product[],
  section: string | undefined,
  brand: string,
  texts: Texts,
): string[] {
  if (section === undefined) return [texts.facts.allSections]
  const here = products.filter(isIn(section))
  if (here.length === 0) return [texts.sectionUnknown(section), texts.facts.allSections]
  const some = kindsFirst(here, brand).slice(0, MAX_STOCK)
  return [
    texts.sectionHas(
      section,
      some.map(({ name }) => name),
      here.length - some.length,
    ),
  ]
}

function productsInList(products: readonly Product[], texts: Texts): string[] {
  const [first, ...others] = products
  if (!first) return [texts.facts.nameUnknown]
  if (others.length === 0) return [texts.inList(first.name, first.section), texts.facts.shelfUnseen]
  const some = products.slice(0, MAX_NAMED).map(({ name }) => name)
  return [texts.severalInList(products.length, some), texts.facts.shelfUnseen]
}

const singular = (words: string) => words.replace(/(?:es|s)$/, '')

/** A kind of goods: by the names that hold it, or by the section that goes by its name. */
function goodsSentences(goods: string, products: readonly Product[], texts: Texts): string[] {
  const ways = [goods, singular(goods), `${goods}s`]
  const named = products.filter((product) => ways.some((way) => hasPhrase(wordsOfName(product), way)))
  if (named.length > 0) return productsInList(named, texts)
  const section = visitWord(goods, 'section')?.word
  return section && isSectionWord(section)
    ? [texts.goodsInSection(sectionOf[section]), texts.facts.shelfUnseen]
    : [texts.noGoods(goods)]
}

export interface AskedOfList {
  topic: Topic & { name: ListTopic }
  /** The products that were named; undefined where none was. */
  named: readonly Product[] | undefined
  products: readonly Product[]
  inStore: boolean
}

/** What the list says where no product has to be in hand. Nothing is said about a shelf: nobody has seen it. */
export function listSentences({ topic, named, products, inStore }: AskedOfList, texts: Texts): string[] {
  const whoKnows = inStore ? texts.facts.counterKnows : texts.facts.storeKnows
  switch (topic.name) {
    case 'price':
      return [texts.facts.noPrices, whoKnows]
    case 'offers':
      return [texts.facts.noOffers, whoKnows]
    case 'damaged':
      return [texts.facts.conditionUnseen, inStore ? texts.facts.askForAnother : texts.facts.takeItBack]
    case 'available':
      if (named) return productsInList(named, texts)
      if ('goods' in topic) return goodsSentences(topic.goods, products, texts)
      return [texts.facts.allSections, texts.facts.sayName]
  }
}

/** What is said to figures that somebody read out; only a code whose check digit fits can be asked about. */
export function readBack(code: string, texts: Texts): { sentences: readonly string[]; isRight: boolean } {
  if (!LENGTHS.has(code.length)) return { sentences: texts.codeLength(code), isRight: false }
  if (barcodeFault(code) !== undefined) return { sentences: texts.codeMisheard(code), isRight: false }
  return { sentences: texts.codeIsRight(code), isRight: true }
}

/**
 * The products of the list that have this code; twelve figures are thirteen with a zero before them. Where records of
 * two hold it, nobody can tell by it which of them it is.
 */
export const ownersOfCode = (products: readonly Product[], code: string): readonly Product[] =>
  products.filter(({ barcodes }) => barcodes.some((own) => asGtin(own) === asGtin(code)))
