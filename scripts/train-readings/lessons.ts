import type { Sentence } from '../../src/core/language/learned/features.ts'

/** A sentence to learn from. */
interface Lesson {
  sentence: Sentence
  /** Every reading that is right, as places among the names. */
  right: readonly number[]
}

/** What all lessons teach. */
export interface Course {
  lessons: readonly Lesson[]
  /** How many readings there are. */
  readings: number
  /** Chance; the same numbers every time. */
  random: () => number
}

/** A share of 0 as a number that can be divided by. */
const LEAST_SHARE = 1e-9

/** The share of each reading that a sentence should have: those that are right, each as likely as it is now beside the others. */
export function wanted(share: Float64Array, right: readonly number[]): Float64Array {
  const ofRight = right.reduce((sum, name) => sum + (share[name] ?? 0), 0)
  const likely = (own: number) => (ofRight > LEAST_SHARE ? own / ofRight : 1 / right.length)
  return share.map((own, name) => (right.includes(name) ? likely(own) : 0))
}

/** The same in another order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [all[at], all[other]]
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
  }
  return all
}
