import { isGtin } from '../contract/barcode.ts'
import { compareEnds, isRealDate, type PrintedDate } from '../dates/calendar.ts'

/** What a code says in GS1's language of one pack, exact where it is given. */
export interface PackData {
  /** GTIN-14 (01), its check digit right. */
  gtin: string
  /** Use by (17), or best before (15) where that is all there is. */
  useBy?: PrintedDate | undefined
  /** Best before (15), where it stands beside another use-by date. */
  bestBefore?: PrintedDate | undefined
  /** Batch or lot (10). */
  batch?: string | undefined
}

/** What a reader knows of a symbol: its text and how that was written. */
interface SquareCode {
  text: string
  /** Its first character was FNC1: it holds element strings. */
  isGs1: boolean
}

/** A link of GS1's takes about a hundred characters; a symbol of four thousand is something else. */
const MOST_CHARACTERS = 512
/** FNC1 between two element strings, as every reader hands it on. */
const SEPARATOR = '\u001d'
const NOT_PRINTABLE = /[^ -~]/

/**
 * Element strings of a fixed length by the first two figures of their identifier, in characters without these two. All
 * others end at the next separator (GS1 General Specifications, figure 7.8.5-2).
 */
const FIXED: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16 },
  ...{ 11: 6, 12: 6, 13: 6, 14: 6, 15: 6, 16: 6, 17: 6, 18: 6, 19: 6, 20: 2 },
  ...{ 31: 8, 32: 8, 33: 8, 34: 8, 35: 8, 36: 8, 41: 14 },
}

type Elements = readonly (readonly [identifier: string, value: string])[]

/**
 * The product, use-by date and batch of a GS1 DataMatrix, a GS1 QR code, or a GS1 Digital Link in either. Undefined for
 * everything else, and for a code with a fault in any of them: what is wrong in one place is believed in none. A link
 * is text here and nothing more.
 */
export function readPackData({ text, isGs1 }: SquareCode): PackData | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const elements = isGs1 ? elementStrings(text) : linkElements(text)
  return elements && packDataOf(elements)
}

/** Identifiers that are not known are passed over up to the separator that ends them. */
function elementStrings(text: string): Elements | undefined {
  const elements: [string, string][] = []
  let rest = text
  while (rest !== '') {
    const identifier = rest.slice(0, 2)
    if (!/^\d\d$/.test(identifier)) return undefined
    const ends = rest.indexOf(SEPARATOR)
    const fixed = FIXED[identifier]
    const length = fixed === undefined ? (ends < 0 ? rest.length : ends) - 2 : fixed
    const value = rest.slice(2, 2 + length)
    if (value.length < length || value === '' || NOT_PRINTABLE.test(value)) return undefined
    elements.push([identifier, value])
    rest = rest.slice(2 + length)
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1)
  }
  return elements
}

/** `https://any.host/any/path/01/<GTIN>/10/<batch>?17=<date>`: pairs of a path that begin at 01, and those of its query. */
function linkElements(text: string): Elements | undefined {
  const [, path = '', query = ''] =
    /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(text) ?? []
  const parts = path.split('/')
  const from = parts.indexOf('01')
  if (from < 0) return undefined
  const words = parts.slice(from).filter((part) => part !== '')
  const pairs = words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? '']] : []))
  const asked = query.split('&').filter((part) => part !== '')
  const all = [...pairs, ...asked.map((part) => /^([^=]*)=?(.*)$/.exec(part)?.slice(1) ?? [])]
  const elements = all.flatMap(([name = '', value = '']) => {
    const plain = decoded(value)
    return plain === undefined ? [] : [[name, plain] as const]
  })
  return elements.length === all.length ? elements : undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Its value where all that give one give the same; null where they differ. */
function valueFor(elements: Elements, identifier: string): string | undefined | null {
  const values = new Set(elements.flatMap(([name, value]) => (name === identifier ? [value] : [])))
  return values.size > 1 ? null : [...values][0]
}

function packDataOf(elements: Elements): PackData | undefined {
  const [gtin, batch] = [valueFor(elements, '01'), valueFor(elements, '10')]
  const [useBy, bestBefore] = [dateOf(elements, '17'), dateOf(elements, '15')]
  const [made, packed] = [dateOf(elements, '11'), dateOf(elements, '13')]
  if (typeof gtin !== 'string' || !isGtin(gtin)) return undefined
  if (batch === null || (batch !== undefined && !isBatch(batch))) return undefined
  if (useBy === null || bestBefore === null || made === null || packed === null) return undefined
  const last = useBy ?? bestBefore
  const before = [made, packed].filter((date) => date !== undefined)
  if (last && before.some((date) => compareEnds(date, last) >= 0)) return undefined
  return {
    gtin: gtin.padStart(14, '0'),
    ...(last && { useBy: last }),
    ...(useBy && bestBefore && { bestBefore }),
    ...(batch !== undefined && { batch }),
  }
}

/** A date element behind the batch: the separator between them was left out or written out. */
function swallowsDate(batch: string): boolean {
  const [found, year, month, day] = /.\(?1[1357]\)?(\d\d)(\d\d)(\d\d)$/.exec(batch) ?? []
  const date = { year: 2000 + Number(year), month: Number(month), day: Number(day) || null }
  return found !== undefined && isRealDate(date)
}

/**
 * Up to twenty of GS1's characters: those of a keyboard without space, bracket or sign of money, and without `<` and
 * `>`, which are a separator written out.
 */
const isBatch = (batch: string): boolean =>
  /^[!"%&'()*+,\-./0-9:;=?A-Z_a-z]{1,20}$/.test(batch) && !swallowsDate(batch)

/** YYMMDD, null where that is no date; the day 00 is the month's end, as where a pack prints a month alone. Goods on a shelf are of this century. */
function dateOf(elements: Elements, identifier: string): PrintedDate | undefined | null {
  const text = valueFor(elements, identifier)
  if (text === undefined || text === null) return text
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const date = { year: 2000 + Number(year), month: Number(month), day: day === '00' ? null : Number(day) }
  return isRealDate(date) ? date : null
}

/** What several square codes of one product say together; undefined where two of them differ: one may be a sticker. */
export function joinPackData(packs: readonly PackData[]): PackData | undefined {
  const [first] = packs
  if (!first) return undefined
  const differ = (['useBy', 'bestBefore', 'batch'] as const).some(
    (name) => new Set(packs.flatMap((pack) => JSON.stringify(pack[name]) ?? [])).size > 1,
  )
  return differ ? undefined : Object.assign({}, first, ...packs)
}
