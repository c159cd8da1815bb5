import type { PackData } from '../vision/gs1.ts'
import type { PrintedLine } from '../vision/sight.ts'
import {
  compareEnds,
  type Day,
  hasPassed,
  isPlausible,
  isPlausiblePacked,
  keyOf,
  type PrintedDate,
} from './calendar.ts'
import { findLabels } from './labels.ts'
import { findDates } from './printed-dates.ts'
import { readUseBy, type UseBy } from './use-by.ts'

type Read = Exclude<UseBy, { kind: 'none' }>

/** What a look for the date came to. */
export type DateDecision =
  | Read
  /** `read`: dates that too few frames said. */
  | { kind: 'none'; read?: readonly PrintedDate[] }
  /** Dates were read that differ, or (`isLongPast`) one that no pack on a shelf should have. */
  | { kind: 'unsure'; read?: readonly PrintedDate[]; isLongPast?: true }

/**
 * Frames whose readings must be equal, however many sizes each was read at: two sizes of one frame are the same print,
 * the same light and the same blur, and a dot-matrix 3 was a 9 in all of them.
 */
const ENOUGH = { date: 2, fromPacking: 3 } as const
/**
 * From here on the reader wavered between two figures (3 and 9, 8 and 6, 1 and 7): such a frame counts by half. Of 81
 * right readings of captured prints 86 % stay under it, of print that is no dot-matrix all; two of three wrong ones
 * were at 0.94.
 */
const WAVERED = 0.2
/** A label that one frame alone showed ("EXP" among spots of print) is outvoted by so many times as many frames. */
const OUTVOTED = 2

/** No pack is left on a shelf for longer: "MARCH 14TH, 2027" read in part is no date of 2014. */
const MOST_YEARS_LEFT = 10

interface DateTrackerOptions {
  /** The store's day: a date far from it was misread. */
  today: Day
  /** So many times as many frames as usual must say the same: what they say is doubted. */
  times?: number | undefined
}

/** Collects what the frames of one question say. A new question starts a new tracker: no date is ever reused. */
interface DateTracker {
  /** One frame, read at one or more sizes. A decision as soon as there is one; it is final. */
  observe(readings: readonly (readonly PrintedLine[])[]): DateDecision | undefined
  /** The frames are over. */
  conclude(): DateDecision
}

interface Tally {
  reading: Read
  /** Each frame that was read so: its use-by labels, and what it counts. */
  frames: { labels: number; weight: number }[]
}

/**
 * Two different readings contradict each other, and no later frame makes that good. A picture that shows fewer use-by
 * labels than another has lost one, and with it perhaps the later date: it does not count.
 */
export function createDateTracker({ today, times = 1 }: DateTrackerOptions): DateTracker {
  const tallies = new Map<string, Tally>()
  /** Long past: a misread year or a pack that nobody took away. It contradicts nothing, and is no date either. */
  const past = new Map<string, Tally>()
  /** Of each frame. */
  const labels: number[] = []
  let wasSeveral = false
  let decided: Read | undefined

  const talliesOf = (reading: Read): Map<string, Tally> | undefined => {
    if (reading.kind === 'fromPacking') {
      const [packed] = findDates(reading.packedOn)
      return packed && isPlausiblePacked(packed.date, today) ? tallies : undefined
    }
    if (isPlausible(reading.date, today)) return tallies
    const isOfShelf = reading.date.year >= today.year - MOST_YEARS_LEFT
    return hasPassed(reading.date, today) && isOfShelf ? past : undefined
  }

  const take = (readings: readonly (readonly PrintedLine[])[]) => {
    const read = readings.map((lines) => {
      const reading = readUseBy(lines)
      return { ...reading, weight: weightOf(lines, reading) }
    })
    labels.push(Math.max(0, ...read.map(({ useByLabels }) => useByLabels)))
    wasSeveral ||= read.some((one) => one.isSeveral)
    const said = read.flatMap(({ useByLabels, isSeveral, weight, ...reading }) =>
      reading.kind === 'none' ? [] : [{ key: keyOfReading(reading), reading, labels: useByLabels, weight }],
    )
    for (const key of new Set(said.map((one) => one.key))) {
      const same = said.filter((one) => one.key === key)
      const into = same[0] && talliesOf(same[0].reading)
      if (!same[0] || !into) continue
      const tally = into.get(key) ?? { reading: same[0].reading, frames: [] }
      tally.frames.push({
        labels: Math.max(...same.map((one) => one.labels)),
        weight: Math.max(...same.map(({ weight }) => weight)),
      })
      into.set(key, tally)
    }
  }

  const isEnough = ({ reading, frames }: Tally): boolean => {
    const [most = 0, next = 0] = [...labels].sort((a, b) => b - a)
    const weight = (least: number) =>
      frames.reduce((sum, frame) => sum + (frame.labels >= least ? frame.weight : 0), 0)
    const wanted = times * ENOUGH[reading.kind]
    return weight(most) >= wanted || weight(next) >= OUTVOTED * wanted
  }

  const decide = (): Read | undefined => {
    const [only, ...others] = tallies.values()
    return only && others.length === 0 && isEnough(only) ? only.reading : undefined
  }

  const undecided = (): DateDecision => {
    const longPast = [...past.values()].filter(isEnough)
    const dates = [...tallies.values(), ...longPast].flatMap(({ reading }) =>
      reading.kind === 'date' ? [reading.date] : [],
    )
    const read = dates.length > 0 ? { read: dates } : {}
    if (wasSeveral || tallies.size > 1) return { kind: 'unsure', ...read }
    return longPast.length > 0 ? { kind: 'unsure', ...read, isLongPast: true } : { kind: 'none', ...read }
  }

  return {
    observe(readings) {
      if (decided) return decided
      take(readings)
      decided = decide()
      return decided
    },
    conclude: () => decided ?? undecided(),
  }
}

/** "03/27": a date behind its label alone, and a piece of many other things. */
const SHORT_MONTH = /\d\d[/.]\d\d/

/** A packed date only bounds the use-by date: what wavers in a line of it alone makes no doubt of the other. */
const isPacked = (text: string) => {
  const labels = findLabels(text)
  return labels.length > 0 && labels.every(({ kind }) => kind === 'packed')
}

/** 1 for a reading whose figures are sure; the lines that hold a date are what counts. */
function weightOf(lines: readonly PrintedLine[], reading: UseBy): number {
  const isMonth = reading.kind === 'date' && reading.date.day === null
  const holdsDate = (text: string) => findDates(text).length > 0 || (isMonth && SHORT_MONTH.test(text))
  const isOther = (text: string) => reading.kind === 'date' && isPacked(text)
  const wavered = lines.some(({ text, rival }) => rival >= WAVERED && holdsDate(text) && !isOther(text))
  return wavered ? 0.5 : 1
}

/** Equal for readings that say the same, however the day is printed. */
function keyOfReading(reading: Read): string {
  if (reading.kind === 'date') return keyOf(reading.date)
  const [packed] = findDates(reading.packedOn)
  const { count, unit } = reading.shelfLife
  return [count, unit, packed ? keyOf(packed.date) : reading.packedOn].join(' ')
}

/**
 * Whether one picture's readings leave something to be settled by another: a use-by label was seen, and no two of them
 * say the same. Where there is no label, another reading would only take time.
 */
export function isUnsettled(readings: readonly (readonly PrintedLine[])[]): boolean {
  const read = readings.map(readUseBy)
  const keys = read.flatMap((reading) => (reading.kind === 'none' ? [] : [keyOfReading(reading)]))
  return read.some(({ useByLabels }) => useByLabels > 0) && new Set(keys).size === keys.length
}

/** What a look for the date came to where a square code gave one too. */
export type DateOfBoth =
  /** `print`: what the print said besides, if anything that can be said. */
  | { kind: 'code'; date: PrintedDate; print: 'same' | DateDecision }
  /** `print` undefined: it gave more than one. */
  | { kind: 'differ'; code: PrintedDate; print: PrintedDate | undefined }

/**
 * Code and print together: exact is the code, and what differs is believed in neither, be it read in one frame only. With
 * `today` a code whose date no pack can have is told where the print has another, and else gives no date. Undefined: the
 * code has no date.
 */
export function joinDates(
  { useBy, bestBefore }: PackData,
  print: DateDecision,
  today?: Day,
): DateOfBoth | undefined {
  if (!useBy) return undefined
  const isCodePossible = today === undefined || isPlausible(useBy, today)
  const isSame = (date: PrintedDate) =>
    [useBy, bestBefore].some((other) => other !== undefined && allowsSame(other, date))
  const read = print.kind === 'date' ? [print.date] : print.kind === 'fromPacking' ? [] : (print.read ?? [])
  if (!isCodePossible && print.kind !== 'date') return undefined
  if (print.kind === 'unsure' || !read.every(isSame))
    return { kind: 'differ', code: useBy, print: read.length === 1 ? read[0] : undefined }
  return { kind: 'code', date: useBy, print: print.kind === 'date' ? 'same' : print }
}

/** A month without a day does not contradict a day in it. */
function allowsSame(a: PrintedDate, b: PrintedDate): boolean {
  const isMonth = a.day === null || b.day === null
  return isMonth ? a.year === b.year && a.month === b.month : compareEnds(a, b) === 0
}
