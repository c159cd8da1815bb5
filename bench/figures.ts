import { cpus, loadavg, totalmem } from 'node:os'

/** The value under which the given share (0..1) of the values lies, by nearest rank; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export type Figure = readonly [name: string, value: number, unit: string]

/** The p50 and p95 of times in milliseconds, with how many there were. */
export const times = (name: string, valuesMs: readonly number[]): Figure[] => [
  [`${name}-p50`, percentile(valuesMs, 0.5), 'ms'],
  [`${name}-p95`, percentile(valuesMs, 0.95), 'ms'],
  [`${name}-n`, valuesMs.length, 'times'],
]

const shown = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)))

/** The last line of every bench: `name value unit` pairs. */
export function printFigures(figures: readonly Figure[]) {
  console.log(figures.map(([name, value, unit]) => `${name} ${shown(value)} ${unit}`).join(' '))
}

/** The machine, and how busy it was before: figures of a machine that did other work are no figures of ours. */
export function printMachine() {
  const [first] = cpus()
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0)
  console.log(
    `Node ${process.version}, ${cpus().length} × ${first?.model ?? 'unknown'}, ${gigabytes} GB, ${process.platform}, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** The slope of y over x by least squares; 0 for fewer than two points. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const n = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return n < 2 || under === 0 ? 0 : over / under
}
