import { type Figure, percentile } from '../figures.ts'

/** What the shopper waited for, by name, in milliseconds; what never came is counted. */
export function createWaits() {
  const all = new Map<string, number[]>()
  const add = (name: string, ms: number) => {
    all.set(name, [...(all.get(name) ?? []), ms])
    console.log(`${name} ${Number.isNaN(ms) ? 'never' : `${Math.round(ms)} ms`}`)
  }
  return {
    add,
    async note(name: string, wait: Promise<unknown>): Promise<void> {
      const from = performance.now()
      await wait.then(
        () => add(name, performance.now() - from),
        () => add(name, Number.NaN),
      )
    },
    /** Something never came. */
    missed: () => [...all.values()].flat().some(Number.isNaN),
    figures: (): Figure[] =>
      [...all].flatMap(([name, each]): Figure[] => {
        const came = each.filter((ms) => !Number.isNaN(ms))
        if (each.length === 1) return [[name, came[0] ?? Number.NaN, 'ms']]
        return [
          [`${name}-p50`, percentile(came, 0.5), 'ms'],
          [`${name}-p95`, percentile(came, 0.95), 'ms'],
          [`${name}-came`, came.length, `of-${each.length}`],
        ]
      }),
  }
}
