import type { Product } from '../contract/product.ts'

/** Product names as people say them. Equal versions hold equal names. */
export interface SpokenNames {
  version: string
  names: readonly string[]
}

const MOST_NAMES = 500
const LONGEST_NAME_WORDS = 6
/** A leading word of this share of all names is the brand's: nobody says it. */
const BRAND_SHARE = 0.5
const LEAST_FOR_BRAND = 3
/** Names that are asked for the brand's word: a share of these is a share of all, and 10,000 would take 100 ms. */
const ASKED_FOR_BRAND = 200

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 99 in words; longer figures one by one. */
function inWords(figures: string): string {
  const value = Number(figures)
  if (figures.length > 2) return [...figures].map((figure) => ONES[Number(figure)]).join(' ')
  if (value < 20) return ONES[value] ?? ''
  const ten = TENS[Math.floor(value / 10) - 2] ?? ''
  return value % 10 === 0 ? ten : `${ten} ${ONES[value % 10]}`
}

/** Words that say what kind of thing it is or how it is packed, never which one. */
const GENERIC = new Set(
  'biscuit biscuits cookie cookies bread breads cake cakes cream cracker crackers milk butter rusk rusks snack snacks wafer wafers pack family new rich the and with in of original classic special sweet salted wheat fruit nut nuts chocolate cheese slices slice drink curd yogurt ghee paneer'.split(
    ' ',
  ),
)

/** A name as it is said: lower case words, figures as words, no weights, no signs. */
export function spokenForm(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b\d+(\.\d+)?\s*(g|gm|gms|kg|ml|l|ltr|pcs?|pieces?|x)\b/g, ' ')
    .replace(/&|\+/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/[’`]/g, "'")
    .replace(/\d+/g, (figures) => ` ${inWords(figures)} `)
    .replace(/(?<![a-z])'|'(?![a-z])/g, ' ')
    .replace(/[^a-z']+/g, ' ')
    .trim()
}

/** The word that leads most names, if any: the brand's. Asked of names from all over the list. */
function leadingBrand(products: readonly Pick<Product, 'name'>[]): string | undefined {
  const every = Math.max(1, Math.floor(products.length / ASKED_FOR_BRAND))
  const asked = products.filter((_, i) => i % every === 0)
  const spoken = asked.map(({ name }) => spokenForm(name)).filter((name) => name !== '')
  const counts = new Map<string, number>()
  for (const name of spoken) {
    const first = name.split(' ')[0] ?? ''
    if (name.includes(' ')) counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= LEAST_FOR_BRAND && count > spoken.length * BRAND_SHARE ? word : undefined
}

/** The beginnings by which people call a product: "good day butter cookies" is "good day" to everybody. */
function beginnings(words: readonly string[]): string[] {
  const found: string[] = []
  for (let length = 1; length < words.length; length++) {
    const part = words.slice(0, length)
    if (length === 1 && (GENERIC.has(part[0] ?? '') || (part[0] ?? '').length < 4)) continue
    if (GENERIC.has(part[length - 1] ?? '') && length === 1) continue
    found.push(part.join(' '))
  }
  return found
}

const withoutBrand = (name: string, brand: string) =>
  brand !== '' && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

/** A number of 53 bits from text, in base 36 (cyrb53). */
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/**
 * What a session listens for among product names: the products of `sections` first, whole names before the
 * beginnings by which they are called, at most `limit`. The brand word (given, or the one that leads most names)
 * is left off the names and heard by itself, for "is this a … product?".
 */
export function spokenNames(
  products: readonly Pick<Product, 'name' | 'section'>[],
  sections: readonly string[] = [],
  limit = MOST_NAMES,
  brand = '',
): SpokenNames {
  const wanted = new Set(sections.map((section) => section.toLowerCase()))
  const first = products.filter(({ section }) => wanted.has((section ?? '').toLowerCase()))
  const rest = products.filter(({ section }) => !wanted.has((section ?? '').toLowerCase()))
  const brandWords = spokenForm(brand) || leadingBrand(products) || ''
  const names = new Set(brandWords === '' ? [] : [brandWords])
  const short: string[][] = []
  // What is over the limit is left out anyway: a name costs 10 µs, and there may be 10,000.
  for (const { name } of [...first, ...rest]) {
    if (names.size >= limit) break
    const words = withoutBrand(spokenForm(name), brandWords)
    if (words === '') continue
    short.push(words.split(' ').slice(0, LONGEST_NAME_WORDS))
    names.add(short.at(-1)?.join(' ') ?? '')
  }
  for (const words of short) for (const part of beginnings(words)) names.add(part)
  const kept = [...names].slice(0, Math.max(0, limit))
  return { version: `${kept.length}-${digest(kept.join('\n'))}`, names: kept }
}
