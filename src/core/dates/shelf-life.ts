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

/** Spaces are often lost: "BEFORE6MONTHSFROMPKD" is cut at its known words. */
const words = (text: string) =>
  text
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

/** "6 MONTHS" with its count; undefined when either is not read with certainty. */
export function findShelfLife(text: string): ShelfLife | undefined {
  const all = words(text)
  for (const [at, word] of all.entries()) {
    const unit = unitOf(word)
    const count = countOf(all[at - 1])
    if (unit && count !== undefined && count > 0 && count <= MOST[unit]) return { count, unit }
  }
  return undefined
}

/** True when the row counts time from packing, readable or not: a date on it is not a use-by date. */
export function isRelative(text: string): boolean {
  const all = words(text)
  return all.some((word) => unitOf(word) !== undefined || withinOneEdit(word, 'FROM'))
}
