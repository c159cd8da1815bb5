import type { PackData } from '../vision/gs1.ts'
import type { PrintedLine } from '../vision/sight.ts'
import { compareEnds, type Day, isPlausible, type PrintedDate } from './calendar.ts'
import { findDates } from './printed-dates.ts'
import { readUseBy, type UseBy } from './use-by.ts'

/** What a look for the date came to. `unsure`: dates were read, and they differ. */
export type DateDecision = UseBy | { kind: 'unsure' }

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

type Read = Exclude<UseBy, { kind: 'none' }>

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
  let mostLabels = 0
  let wasSeveral = false
  let decided: Read | undefined

  /** What one size of a frame says, where it says anything. */
  const read = (lines: readonly PrintedLine[]) => {
    const { useByLabels, isSeveral, ...reading } = readUseBy(lines)
    mostLabels = Math.max(mostLabels, useByLabels)
    wasSeveral ||= isSeveral
    if (reading.kind === 'none' || (reading.kind === 'date' && !isPlausible(reading.date, today))) return []
    return [{ key: keyOfReading(reading), reading, labels: useByLabels, weight: weightOf(lines) }]
  }

  const take = (readings: readonly (readonly PrintedLine[])[]) => {
    const said = readings.flatMap(read)
    for (const key of new Set(said.map((one) => one.key))) {
      const [first, ...others] = said.filter((one) => one.key === key)
      if (!first) continue
      const tally = tallies.get(key) ?? { reading: first.reading, frames: [] }
      tally.frames.push({
        labels: Math.max(first.labels, ...others.map(({ labels }) => labels)),
        weight: Math.max(first.weight, ...others.map(({ weight }) => weight)),
      })
      tallies.set(key, tally)
    }
  }

  const decide = (): Read | undefined => {
    const [only, ...others] = tallies.values()
    if (!only || others.length > 0) return undefined
    const whole = only.frames.filter(({ labels }) => labels >= mostLabels)
    const weight = whole.reduce((sum, frame) => sum + frame.weight, 0)
    return weight >= times * ENOUGH[only.reading.kind] ? only.reading : undefined
  }

  return {
    observe(readings) {
      if (decided) return decided
      take(readings)
      decided = decide()
      return decided
    },
    conclude: () => decided ?? { kind: wasSeveral || tallies.size > 1 ? 'unsure' : 'none' },
  }
}

/** 1 for a reading whose figures are sure; the rows that hold a date are what counts. */
function weightOf(lines: readonly PrintedLine[]): number {
  const wavered = lines.some(({ text, rival }) => rival >= WAVERED && findDates(text).length > 0)
  return wavered ? 0.5 : 1
}

/** Equal for readings that say the same. */
function keyOfReading(reading: Exclude<UseBy, { kind: 'none' }>): string {
  return reading.kind === 'date'
    ? [reading.date.year, reading.date.month, reading.date.day].join('-')
    : [reading.shelfLife.count, reading.shelfLife.unit, reading.packedOn].join(' ')
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
  | { kind: 'differ'; code: PrintedDate; print: PrintedDate }

/** Code and print together: exact is the code, and what differs is believed in neither. Undefined: the code has no date. */
export function joinDates({ useBy, bestBefore }: PackData, print: DateDecision): DateOfBoth | undefined {
  if (!useBy) return undefined
  if (print.kind !== 'date') return { kind: 'code', date: useBy, print }
  const isSame = [useBy, bestBefore].some((date) => date !== undefined && allowsSame(date, print.date))
  return isSame
    ? { kind: 'code', date: useBy, print: 'same' }
    : { kind: 'differ', code: useBy, print: print.date }
}

/** A month without a day does not contradict a day in it. */
function allowsSame(a: PrintedDate, b: PrintedDate): boolean {
  const isMonth = a.day === null || b.day === null
  return isMonth ? a.year === b.year && a.month === b.month : compareEnds(a, b) === 0
}
