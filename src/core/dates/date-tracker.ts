import type { PrintedLine } from '../vision/sight.ts'
import { type Day, isPlausible } from './calendar.ts'
import { readUseBy, type UseBy } from './use-by.ts'

/** What a look for the date came to. */
export type DateDecision = UseBy

/** Readings that must be equal, among frames and sizes: measured, two leave 1 % wrong, and that one was counted. */
const ENOUGH = { date: 2, fromPacking: 3 } as const

export interface DateTrackerOptions {
  /** The store's day: a date far from it was misread. */
  today: Day
}

/** Collects what the frames of one question say. A new question starts a new tracker: no date is ever reused. */
export interface DateTracker {
  /** One frame, read at one or more sizes. A decision as soon as there is one; it is final. */
  observe(readings: readonly (readonly PrintedLine[])[]): DateDecision | undefined
  /** The frames are over. */
  conclude(): DateDecision
}

type Read = Exclude<UseBy, { kind: 'none' }>

interface Tally {
  reading: Read
  /** Use-by labels of each picture that was read so. */
  labels: number[]
}

/**
 * Two different readings contradict each other, and no later frame makes that good. A picture that shows fewer use-by
 * labels than another has lost one, and with it perhaps the later date: it does not count.
 */
export function createDateTracker({ today }: DateTrackerOptions): DateTracker {
  const tallies = new Map<string, Tally>()
  let mostLabels = 0
  let decided: Read | undefined

  const take = (lines: readonly PrintedLine[]) => {
    const { useByLabels, ...reading } = readUseBy(lines)
    mostLabels = Math.max(mostLabels, useByLabels)
    if (reading.kind === 'none' || (reading.kind === 'date' && !isPlausible(reading.date, today))) return
    const key = keyOfReading(reading)
    const tally = tallies.get(key) ?? { reading, labels: [] }
    tally.labels.push(useByLabels)
    tallies.set(key, tally)
  }

  const decide = (): Read | undefined => {
    const [only, ...others] = tallies.values()
    if (!only || others.length > 0) return undefined
    const whole = only.labels.filter((labels) => labels >= mostLabels).length
    return whole >= ENOUGH[only.reading.kind] ? only.reading : undefined
  }

  return {
    observe(readings) {
      if (decided) return decided
      for (const lines of readings) take(lines)
      decided = decide()
      return decided
    },
    conclude: () => decided ?? { kind: 'none' },
  }
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
