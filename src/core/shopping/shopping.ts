import * as z from 'zod/mini'
import { keptProductSchema } from '../contract/product.ts'
import { amounts, amountsBehind } from '../language/en/shopping-forms.ts'
import { englishWord } from '../language/hi/in-english.ts'
import { amountsInHindi } from '../language/hi/own-forms.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'

/** More packs are in no bag. */
const MOST = 100
const bagItemSchema = z.object({
  /** As the list had it when it was looked at. */
  product: keptProductSchema,
  pack: z.optional(z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) })),
  /** What was checked off the list for it: there it stands again once it is out of the bag. */
  found: z.optional(z.array(z.string())),
})
export type BagItem = z.infer<typeof bagItemSchema>

/** Its entries are read one by one: one that cannot be read costs no other. */
const storedSchema = z.object({
  wanted: z.array(z.unknown()),
  bag: z.array(z.unknown()),
  bagAtMs: z.number(),
})

/** What a shopper wants to buy and has taken. Kept on the phone; nothing of it leaves it. */
export interface Shopping {
  /** In plain words, as they were said. */
  wanted: string[]
  bag: BagItem[]
  /** When something was last put into the bag, in milliseconds since 1970. */
  bagAtMs: number
}

export const noShopping: Shopping = { wanted: [], bag: [], bagAtMs: 0 }

/** As it is kept: of what is empty no trace is left. */
export const orNothing = (shopping: Shopping): Shopping | null =>
  shopping.wanted.length + shopping.bag.length > 0 ? shopping : null

/** After so long a bag is another visit's. */
const BAG_LASTS_MS = 3 * 60 * 60_000

/** What storage holds; the bag of an earlier visit is gone. */
export function readShopping(stored: unknown, nowMs: number): Shopping {
  const read = storedSchema.safeParse(stored)
  if (!read.success) return noShopping
  const { bagAtMs } = read.data
  const agoMs = nowMs - bagAtMs
  const bag = agoMs >= 0 && agoMs < BAG_LASTS_MS ? read.data.bag.flatMap(bagItemsIn) : []
  return { wanted: read.data.wanted.filter((one) => typeof one === 'string'), bag, bagAtMs }
}

function bagItemsIn(stored: unknown): BagItem[] {
  const read = bagItemSchema.safeParse(stored)
  return read.success ? [read.data] : []
}

/** Products as the public list names them. */
export interface Listed {
  name: string
  section?: string | null | undefined
}

/** "Happy Chocolate Cream": the brand stands on every pack, and nobody says it. */
export const shortName = (name: string, brand: string) =>
  name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name

/** Without how much of it is wanted; a word of Hindi is looked for by the English one. */
function sought(words: string): string {
  if (/[a-z]/.test(words)) return withoutAmount(words)
  const bare = words.replace(amountsInHindi, '')
  return englishWord(bare) ?? bare
}
export const withoutAmount = (words: string) => words.replace(amounts, '').replace(amountsBehind, '')
/** By what words are looked for: as they are, and by the English of them. */
function waysOf(words: string): string[] {
  const bare = sought(words)
  return [bare, englishWord(bare)].filter((one) => one !== undefined)
}
function isIn(ways: readonly string[], name: string): boolean {
  const own = plainWords(name)
  return ways.some((one) => hasPhrase(own, one))
}
/** Whether these words may mean the product of that name. */
const isMeant = (words: string, name: string) => isIn(waysOf(words), name)

/** The products that words may mean. */
export function meantBy<Item extends Listed>(words: string, products: readonly Item[]): Item[] {
  const ways = waysOf(words)
  return products.filter(({ name }) => isIn(ways, name))
}

/** How something that is wanted is named: by its product where it can be no other. */
export function nameOfWanted(words: string, products: readonly Listed[], brand: string): string {
  const [only, ...others] = meantBy(words, products)
  return only && others.length === 0 ? shortName(only.name, brand) : words
}

const namesOf = (one: string, products: readonly Listed[], brand: string) => [
  one,
  plainWords(nameOfWanted(one, products, brand)),
]
/** The entries that were said or are read out by this name. */
export const entriesCalled = (
  name: string,
  { wanted }: Pick<Shopping, 'wanted'>,
  products: readonly Listed[],
  brand: string,
): string[] => wanted.filter((one) => namesOf(one, products, brand).includes(name))

/** What of the list a name takes off: what was said or is read out by it, else the only one that has it in it. */
export function entriesNamed(
  name: string,
  { wanted }: Pick<Shopping, 'wanted'>,
  products: readonly Listed[],
  brand: string,
): string[] {
  const same = entriesCalled(name, { wanted }, products, brand)
  if (same.length > 0) return same
  const holding = wanted.filter((one) =>
    namesOf(one, products, brand).some((words) => hasPhrase(words, name)),
  )
  return holding.length === 1 ? holding : []
}

/** Half of what is wanted stands on the pack too: orange cream is the sibling of chocolate cream. */
function isSibling(wanted: string, name: string): boolean {
  const onPack = new Set(plainWords(name).split(' '))
  const words = plainWords(sought(wanted)).split(' ')
  return words.filter((word) => onPack.has(word)).length * 2 >= words.length && words[0] !== ''
}

/** What a pack that was held up is to the list. */
export type Held =
  | { is: 'wanted'; words: string }
  | { is: 'inBag' }
  | { is: 'sibling'; wanted: string }
  | { is: 'nothing' }

export function heldUp(
  { wanted, bag }: Shopping,
  product: BagItem['product'],
  products: readonly Listed[],
  brand: string,
): Held {
  const words = wanted.find((one) => isMeant(one, product.name))
  if (words !== undefined) return { is: 'wanted', words }
  if (bag.some((item) => item.product.id === product.id)) return { is: 'inBag' }
  const short = shortName(product.name, brand)
  const named = wanted.map((one) => nameOfWanted(one, products, brand))
  const sibling = named.find((one) => isSibling(one, short))
  return sibling === undefined ? { is: 'nothing' } : { is: 'sibling', wanted: sibling }
}

export const withItem = (shopping: Shopping, item: BagItem, nowMs: number): Shopping => ({
  wanted: shopping.wanted.filter((words) => !isMeant(words, item.product.name)),
  bag: [...shopping.bag, item].slice(-MOST),
  bagAtMs: nowMs,
})

/** The same of a pack that nobody said is taken: it may be put back. */
export const checkedOff = (shopping: Shopping, item: BagItem, nowMs: number): Shopping =>
  withItem(
    shopping,
    { ...item, found: shopping.wanted.filter((words) => isMeant(words, item.product.name)) },
    nowMs,
  )

/** The latest pack of that name; an entry that was checked off is a name for it too. */
export const itemNamed = ({ bag }: Shopping, name: string): BagItem | undefined =>
  bag.findLast(({ product, found = [] }) => isMeant(name, product.name) || found.includes(name))

/** Without the latest of its packs. */
export function withoutItem({ wanted, bag, bagAtMs }: Shopping, productId: string): Shopping {
  const at = bag.findLastIndex(({ product }) => product.id === productId)
  return {
    wanted: [...new Set([...wanted, ...(bag[at]?.found ?? [])])],
    bag: bag.filter((_, index) => index !== at),
    bagAtMs,
  }
}
