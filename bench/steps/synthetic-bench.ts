import type { StepProfile } from '../../src/core/navigation/steps/step-detector.ts'
import { type Doing, type Reporting, synthesise, type Walker } from './synthetic-walk.ts'
import { createTally } from './tally.ts'

/** Ten walkers of each kind, unlike each other; canes are slower, softer and less even. */
const kinds: Readonly<Record<string, Partial<Walker>>> = {
  sighted: { cadence: 112, push: 2.4, limp: 0.1 },
  cane: { cadence: 92, push: 1.8, limp: 0.22 },
  dog: { cadence: 124, push: 2, limp: 0.15 },
}
const WALKERS = 10

const reportings: readonly Partial<Reporting>[] = [
  {},
  { hz: 25 },
  { hz: 100, sign: -1 },
  { hz: 400 },
  { jitterMs: 5 },
  { lost: 0.2 },
]

/** An aisle, a stop, a short stretch, a stop, a long one. */
const visit: readonly Doing[] = [
  { do: 'stand', ms: 2000 },
  { do: 'walk', steps: 40 },
  { do: 'stand', ms: 5000 },
  { do: 'walk', steps: 8 },
  { do: 'stand', ms: 4000 },
  { do: 'walk', steps: 60 },
  { do: 'stand', ms: 2000 },
]

const minute = (doing: Doing & { ms: number }): Doing[] =>
  Array.from({ length: Math.round(60_000 / doing.ms) }, () => doing)

/** Made-up walking, so that the bench says something without any recording. */
export function benchSynthetic(profile: StepProfile) {
  const tally = createTally(profile)
  for (const [kind, walker] of Object.entries(kinds))
    for (let n = 0; n < WALKERS; n += 1) {
      const own = {
        ...walker,
        cadence: (walker.cadence ?? 108) * (0.92 + 0.016 * n),
        tipped: 0.15 * n,
        seed: n + 1,
      }
      for (const reporting of reportings)
        tally.walk([kind, 'overall'], synthesise(visit, { ...own, ...reporting }))
    }
  for (let seed = 1; seed <= WALKERS; seed += 1) {
    tally.still('swaying', synthesise(minute({ do: 'stand', ms: 6000 }), { seed }))
    tally.still('lifting', synthesise(minute({ do: 'lift', ms: 6000 }), { seed }))
    tally.still('fiddling', synthesise(minute({ do: 'handle', ms: 6000 }), { seed }))
  }
  tally.print('Synthetic walking')
  return tally
}
