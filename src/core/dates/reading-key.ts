import type { UseBy } from './use-by.ts'

/** Equal for readings that say the same. */
export function keyOfReading(reading: Exclude<UseBy, { kind: 'none' }>): string {
  return reading.kind === 'date'
    ? [reading.date.year, reading.date.month, reading.date.day].join('-')
    : [reading.shelfLife.count, reading.shelfLife.unit, reading.packedOn].join(' ')
}
