import { numberOfWords } from '../language/cardinals.ts'
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
    .replace(/(?<=[A-Za-z])0(?=[A-Za-z])/g, 'O')
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

/** "6 MONTHS" with its count, from packing; undefined when one is not read with certainty, or two are. */
export function findShelfLife(text: string): ShelfLife | undefined {
  const all = words(text)
  const found: ShelfLife[] = []
  for (const [at, word] of all.entries()) {
    const [unit, count] = [unitOf(word), countOf(all[at - 1])]
    if (!unit || count === undefined || isFromOpening(all, at)) continue
    if (count === 0 || count > MOST[unit] || mayBeCount(all[at - 2])) return undefined
    found.push({ count, unit })
  }
  const [first, ...others] = found
  return others.every(({ count, unit }) => count === first?.count && unit === first.unit) ? first : undefined
}

/** Whether a count ends in its opening, before the next one begins, or comes behind one. */
function isFromOpening(all: readonly string[], at: number): boolean {
  const next = all.findIndex((word, other) => other > at && countOf(word) !== undefined)
  return all.slice(0, next < 0 ? all.length : next).some((word) => OPENING.test(word))
}

/** True when a row speaks of the time behind opening: that is no date of the pack. */
export const isAboutOpening = (text: string): boolean => words(text).some((word) => OPENING.test(word))

/** True when a row's count may end in the opening that the next row begins with. */
export const opensBelow = (text: string, below: string): boolean =>
  words(below)
    .slice(0, 2)
    .some((word) => OPENING.test(word)) && !words(text).includes('FROM')

/** True when the row counts time from packing, readable or not: a date on it is not a use-by date. */
export function isRelative(text: string): boolean {
  const all = words(text)
  return all.some((word) => unitOf(word) !== undefined || withinOneEdit(word, 'FROM'))
}
