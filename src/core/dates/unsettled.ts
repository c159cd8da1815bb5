import type { PrintedLine } from '../vision/sight.ts'
import { keyOfReading } from './reading-key.ts'
import { readUseBy } from './use-by.ts'

/**
 * Whether one picture's readings leave something to be settled by another: a use-by label was seen, and no two of them
 * say the same. Where there is no label, another reading would only take time.
 */
export function isUnsettled(readings: readonly (readonly PrintedLine[])[]): boolean {
  const read = readings.map(readUseBy)
  const keys = read.flatMap((reading) => (reading.kind === 'none' ? [] : [keyOfReading(reading)]))
  return read.some(({ useByLabels }) => useByLabels > 0) && new Set(keys).size === keys.length
}
