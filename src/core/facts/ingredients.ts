import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { partedIngredients } from './left-open.ts'
import { ingredientsIn, toldIfEnglish } from './record-texts.ts'

/** A sentence stays a breath long. */
const MAX_WORDS = 18

/** How many ingredients are "main": the law orders them by weight, so the first say most. */
const MAIN = 4

/** Where brackets open that are closed again: one that is not must not swallow the rest of the list. */
function closedBrackets(text: string): ReadonlySet<number> {
  const open: number[] = []
  const closed = new Set<number>()
  for (let at = 0; at < text.length; at += 1) {
    if (isOpening(text[at])) open.push(at)
    const last = isClosing(text[at]) ? open.pop() : undefined
    if (last !== undefined) closed.add(last)
  }
  return closed
}

const isOpening = (character = '') => /[([{]/.test(character)
const isClosing = (character = '') => /[)\]}]/.test(character)

/** Their dot ends nothing. */
const ABBREVIATION = /\b(?:\p{L}{1,2}|vit|veg|approx|incl|min|max|hydrog|etc)$/iu
/** The comma of an amount: "1,200 mg", "2,5 %". */
const OF_AMOUNT = /^,\d+\s*(?:%|(?:[km]?g|mcg|m?l|iu|k?cal|kj|ppm)\b)/i

/** Whether what is cut off as `item` ends at a character: at a full stop where a sentence begins behind it. */
function endsAt(list: string, at: number, item: string): boolean {
  const rest = list.slice(at, at + 20)
  if (rest.startsWith(',')) return !(/\d$/.test(item) && OF_AMOUNT.test(rest))
  return /^[;\n]/.test(rest) || (/^\.\s+\p{Lu}/u.test(rest) && !ABBREVIATION.test(item))
}

/** A record's list cut at its own commas and full stops; what stands in brackets stays with its ingredient. */
export function ingredientItems(ingredients: string, texts: Pick<Texts, 'speakUnits'>): string[] {
  const list = ingredients.replace(/^\s*ingredients\s*:?/i, '')
  const closed = closedBrackets(list)
  const items: string[] = []
  let depth = 0
  let item = ''
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at)
    if (closed.has(at)) depth += 1
    if (isClosing(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && endsAt(list, at, item)) {
      items.push(item)
      item = ''
    } else item += character
  }
  return [...items, item]
    .map((one) => texts.speakUnits(one).replace(/^and\s+|[.\s]+$/g, ''))
    .filter((one) => one !== '')
}

const countWords = (items: readonly string[]) => items.join(' ').split(' ').length

function breaths(items: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && countWords([...group, item]) <= MAX_WORDS) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** All ingredients, in as many sentences as breath asks for. */
export function ingredientSentences(product: Product, texts: Texts): string[] {
  const items = ingredientItems(ingredientsIn(product, texts) ?? '', texts)
  if (items.length === 0) return [texts.facts.noIngredients]
  const said = breaths(items).map((group, index) =>
    index === 0 ? texts.ingredientsAre(group) : texts.ingredientsThen(group),
  )
  return toldIfEnglish(said, texts)
}

/** The first few ingredients, in one sentence; brackets are left for the full list. */
export function mainIngredients(product: Product, texts: Texts): string[] {
  const { list } = partedIngredients({ ingredients: ingredientsIn(product, texts) })
  const items = ingredientItems(list, texts)
  if (items.length === 0) return [texts.facts.noIngredients]
  const main = items.slice(0, MAIN).map((item) => item.replace(/\s*[([{].*$/, ''))
  return toldIfEnglish(
    [items.length > MAIN ? texts.ingredientsMain(main) : texts.ingredientsFew(main)],
    texts,
  )
}
