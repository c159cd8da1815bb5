import { mapInSteps, runWhole, type Steps } from '../steps.ts'
import { askedWords, isNamedByRecords } from '../substances/substances.ts'
import { isCommonWord } from './en/common-words.ts'
import { askedAsFood, callsProduct, saysOfProduct, wantsProduct } from './en/finding-forms.ts'
import { beforeSubstance } from './en/substance-forms.ts'
import { plainWords } from './plain-words.ts'
import { isClaimByItself } from './topic-of.ts'

/** A product with the ways it is called ("milk bikis", "britannia milk bikis"). */
export interface ProductNames {
  id: string
  spoken: readonly string[]
  /** Its Hindi name, in one spelling: a model may call it so. */
  hindi?: string | undefined
  /** As the catalogue has it: "biscuits and snacks". */
  section?: string | null
}

interface NameIndex {
  /** Plain words of a name → the products called so. */
  ids: ReadonlyMap<string, readonly string[]>
  longestWords: number
}

/** Names are normalised once for each list: a list is immutable and a sentence must not cost 10,000 of them. */
const indexes = new WeakMap<readonly ProductNames[], NameIndex>()

/** The ends by which a name of several words is called: "cashew cookies" is somebody's "sunrise cashew cookies". */
function endings(name: string): string[] {
  const words = plainWords(name).split(' ')
  return words.slice(1, -1).map((_, at) => words.slice(at + 1).join(' '))
}

/** Part of a name that stands in questions about any product: "good", and "gluten free" of "gluten free oat bites". */
const saysNoProduct = (name: string) => isCommonWord(name) || isClaimByItself(name)

/** Does ahead, in steps, what the first `findNames` over this list would do at once. */
export function* prepareNames(products: readonly ProductNames[]): Steps<void> {
  const ids = new Map<string, string[]>()
  let longestWords = 0
  yield* mapInSteps(products, ({ id, spoken }) => {
    for (const name of new Set([...spoken.map(plainWords), ...endings(spoken[0] ?? '')])) {
      if (name === '' || (name !== plainWords(spoken[0] ?? '') && saysNoProduct(name))) continue
      const known = ids.get(name)
      if (known) known.push(id)
      else ids.set(name, [id])
      longestWords = Math.max(longestWords, name.split(' ').length)
    }
  })
  indexes.set(products, { ids, longestWords })
}

function indexOf(products: readonly ProductNames[]): NameIndex {
  const known = indexes.get(products)
  if (known) return known
  runWhole(prepareNames(products))
  return indexOf(products)
}

export interface Naming {
  /** The sentence with "this" in place of each name. */
  words: string
  /** Products that were named, in the order of the longest name; several may share one. */
  productIds: readonly string[]
}

/** The names of that many words which stand in the sentence, longest first. */
function namesIn(words: string, count: number, { ids }: NameIndex): string[] {
  const parts = words.split(' ')
  const found = new Set<string>()
  for (let at = 0; at + count <= parts.length; at++) {
    const span = parts.slice(at, at + count).join(' ')
    if (ids.has(span)) found.add(span)
  }
  return [...found].sort((a, b) => b.length - a.length)
}

/**
 * Finds product names in plain words. `isName` may refuse one ("milk" after "contain" asks for the substance), and
 * `standIn` takes the place of each.
 */
export function findNames(
  words: string,
  products: readonly ProductNames[],
  isName: (before: string, name: string, after: string) => boolean,
  standIn = 'this',
): Naming {
  const index = indexOf(products)
  const found = new Set<string>()
  let rest = ` ${words} `
  for (let count = index.longestWords; count > 0; count--) {
    for (const name of namesIn(rest.trim(), count, index)) {
      const at = rest.indexOf(` ${name} `)
      const after = at < 0 ? '' : rest.slice(at + name.length + 2)
      if (at < 0 || !isName(rest.slice(0, at).trim(), name, after.trim())) continue
      for (const id of index.ids.get(name) ?? []) found.add(id)
      rest = `${rest.slice(0, at)} ${standIn} ${after}`
    }
  }
  return { words: rest.replaceAll(` the ${standIn} `, ` ${standIn} `).trim(), productIds: [...found] }
}

/** True when `name` after `before` asks for the substance of that name: "does it contain | milk". */
const asksForSubstance = (before: string, name: string) =>
  askedWords.includes(name) && beforeSubstance.test(before) && !/(?:^| )(?:is|what about) the$/.test(before)

/** Put side by side with a further food: "milk | and peanut". */
const goesOnToFood = (after: string) => {
  const [, further] = /^(?:(?:and|or|nor|with) )*(\w+(?: \w+)?)/.exec(after) ?? []
  return further !== undefined && [further, ...further.split(' ', 1)].some((one) => askedWords.includes(one))
}

/**
 * Whether a name is a product's where it stands. One that is a food ("milk", "paneer") is asked of the pack in hand, but
 * where it is looked for, bought or spoken of as goods: an answer about Milk would be taken for one about the pack.
 */
function isProduct(before: string, name: string, after: string): boolean {
  if (asksForSubstance(before, name)) return false
  if (!isNamedByRecords(name)) return true
  if (askedAsFood.test(after)) return false
  if (wantsProduct.test(before)) return true
  if (goesOnToFood(after)) return false
  const isCalled = callsProduct.some(([leads, follows]) => leads.test(before) && follows.test(after))
  return isCalled || saysOfProduct.test(after)
}

/** The products that a sentence names while packs are asked about, with `standIn` in the place of their names. */
export const productsMeant = (words: string, names: readonly ProductNames[], standIn?: string): Naming =>
  findNames(words, names, isProduct, standIn)
