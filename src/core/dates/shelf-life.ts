import { numberOfWords } from '../language/cardinals.ts'
import { findLabels } from './labels.ts'
import { asLetters, withinOneEdit } from './lookalikes.ts'

type ShelfLifeUnit = 'day' | 'week' | 'month' | 'year'

/** "BEST BEFORE 6 MONTHS FROM PKD": a stretch of time, never worked out to a date. */
export interface ShelfLife {
  count: number
  unit: ShelfLifeUnit
}

const units: Readonly<Record<ShelfLifeUnit, readonly string[]>> = {
  day: ['DAYS', 'DAY'],
  week: ['WEEKS', 'WEEK'],
  month: ['MONTHS', 'MONTH'],
  year: ['YEARS', 'YEAR'],
}

/** More than this is a misread figure. */
const MOST: Readonly<Record<ShelfLifeUnit, number>> = { day: 365, week: 104, month: 36, year: 3 }

function unitOf(word: string): ShelfLifeUnit | undefined {
  for (const [unit, words] of Object.entries(units) as [ShelfLifeUnit, readonly string[]][]) {
    if (words.some((known) => (known.length > 4 ? withinOneEdit(word, known) : word === known))) return unit
  }
  return undefined
}

/** "1.5", "3-6", ".5": none of these figures is a count by itself. */
const PIECES = /\d+(?:(?:[.,]|\s?[/–-]\s?)\d+)+|[.,/]\d+/g
const NO_COUNT = 'FIGURES'

/** Spaces are often lost: "BEFORE6MONTHSFROMPKD" is cut at its known words. */
const words = (text: string) =>
  text
    .replace(PIECES, ` ${NO_COUNT} `)
    .replace(/(?<=[A-Za-z])0(?!\d)/g, 'O')
    .replace(/(\d+)/g, ' $1 ')
    .split(/[^A-Za-z0-9|]+/)
    .flatMap((word) =>
      /^\d+$/.test(word) ? [word] : asLetters(word).split(/(?=FROM)|(?<=MONTHS|FROM|WEEKS|DAYS)/),
    )
    .filter((word) => word !== '')

/** The count must have been read as figures, or stand in letters: a lookalike is no count. */
function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  return /^\d{1,3}$/.test(word) ? Number(word) : numberOfWords(word)
}

/** The count's other half may stand before it: "1 2", "I2", "TWENTY FOUR", "3 TO 6". */
const mayBeCount = (word: string | undefined) =>
  word !== undefined && (countOf(word) !== undefined || /^(?:[OQDILSBZG]{1,2}|TO|OR)$/.test(word))

const OPENING = /^OPEN/

/** What a count may run from besides packing, where it is named behind OF, AFTER and the like. */
const OTHER_BEGINNING =
  /^(?:OPEN|PURCHAS|BUY|IMPORT|DELIVER|RECEI|SALE$|SELL|DI?E?SPATCH|SHIP|ARRIV|THAW|DEFROST|UNPACK|REPACK|RIPEN|COOK|MIX|PREPAR)/
const BEHIND_COUNT: ReadonlySet<string> = new Set(['OF', 'AFTER', 'SINCE', 'ONCE', 'UPON', 'POST'])
const isFrom = (word: string) => withinOneEdit(word, 'FROM')
const isOf = (word: string) => isFrom(word) || word === 'OR' || BEHIND_COUNT.has(word)

/** Between FROM and what is named there: "the date of", stuck together or not. */
const FILLING = /^(?:THE|ITS|DATE|DT|OF|ON|DAY|MONTH|TIME)+(?=[A-Z]{3}|$)/
/** Words for packing that stand before no date, and so are no labels. */
const PACKING = /^(?:PACK|MANUF|BAK(?:ED?|ING)$|PRODUCED$)/

/** The words with which a count's beginning is named, "the date of" left out. */
function named(all: readonly string[]): readonly string[] {
  const [first, ...rest] = all
  if (first === undefined) return []
  const without = withinOneEdit(first, 'DATE') ? '' : first.replace(FILLING, '')
  if (without === first) return all
  return without === '' ? named(rest) : [without, ...rest]
}

/** Whether words begin with packing: its own words, or a label of the packed date, one letter misread or not. */
function isPacking([first = '', ...rest]: readonly string[]): boolean {
  const [label] = findLabels([first, ...rest].join(' '))
  return PACKING.test(first) || (label?.kind === 'packed' && label.start === 0)
}

/** "6 MONTHS FROM PKD" with its count, from packing; undefined when one is not read with certainty, or two are. */
export function findShelfLife(text: string): ShelfLife | undefined {
  const all = words(text)
  const found: ShelfLife[] = []
  for (const [at, word] of all.entries()) {
    const [unit, count] = [unitOf(word), countOf(all[at - 1])]
    if (!unit || count === undefined || isFromOther(all, at)) continue
    if (count === 0 || count > MOST[unit] || mayBeCount(all[at - 2])) return undefined
    found.push({ count, unit })
  }
  const [first, ...others] = found
  return others.every(({ count, unit }) => count === first?.count && unit === first.unit) ? first : undefined
}

/** The words behind a count's FROM, or behind an OF or AFTER that follows it at once; undefined where there is none. */
function behindFrom(words: readonly string[]): readonly string[] | undefined {
  const from = BEHIND_COUNT.has(words[0] ?? '') ? 0 : words.findIndex(isFrom)
  return from < 0 ? undefined : named(words.slice(from + 1))
}

/** Nothing but packing, the date itself, or nothing at all may stand behind a count's FROM. */
const beginsOtherwise = (beginning: readonly string[]) =>
  beginning.length > 0 && beginning[0] !== NO_COUNT && !isPacking(beginning)

/** Whether a count runs from opening, purchase, import or anything but packing, told behind it or before it. */
function isFromOther(all: readonly string[], at: number): boolean {
  const next = all.findIndex((word, other) => other > at && countOf(word) !== undefined)
  const told = all.slice(0, next < 0 ? all.length : next)
  if (beginsOtherwise(behindFrom(told.slice(at + 1)) ?? [])) return true
  return told.some(
    (word, other) =>
      OPENING.test(word) || (isOf(word) && OTHER_BEGINNING.test(named(told.slice(other + 1))[0] ?? '')),
  )
}

/** True when a row counts the time behind opening, purchase and the like: that is no date of the pack. */
export function isFromElsewhere(text: string): boolean {
  const all = words(text)
  return all.some((word, at) => OPENING.test(word) || (unitOf(word) !== undefined && isFromOther(all, at)))
}

/** True when a row's count goes on in the next row, and runs from anything but packing there. */
export function goesOnElsewhere(text: string, below: string): boolean {
  const [all, next] = [words(text), words(below)]
  const beginning = behindFrom(all.slice(all.findIndex((word) => unitOf(word) !== undefined) + 1))
  if (beginning === undefined) {
    const goesOn = isFrom(next[0] ?? '') || BEHIND_COUNT.has(next[0] ?? '')
    return (
      next.slice(0, 2).some((word) => OPENING.test(word)) ||
      (goesOn && beginsOtherwise(behindFrom(next) ?? []))
    )
  }
  if (beginning.length > 0) return false
  const rest = named(next)
  return beginsOtherwise(rest) && countOf(rest[0]) === undefined && findLabels(rest.join(' '))[0]?.start !== 0
}

/** True when the row counts time from packing, readable or not: a date on it is not a use-by date. */
export function isRelative(text: string): boolean {
  const all = words(text)
  return all.some((word) => unitOf(word) !== undefined || withinOneEdit(word, 'FROM'))
}
