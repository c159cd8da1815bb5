import type { Heading } from './heading.ts'

/** Two steps, so that hips and canes, which swing once in two, cancel out. */
const STEPS = 2
/** Who takes six to ten seconds for a quarter turn shows it over twice as many: so much of what these turned counts. */
const SLOW_SHARE = 0.8
/** Two steps straight on are never so far apart, drift and veering included; those of a turn in small steps are. */
export const ROUND_DEGREES = 12
const USUAL_GAP_MS = 570
const LEAST_GAP_MS = 350
const MOST_GAP_MS = 1500

/** How far the shopper turns with their steps: nobody turns fast who turns in small ones. */
export function createSteppingRound() {
  let last: Heading | undefined
  let kept: Heading[] = []
  let stepMs = Number.NEGATIVE_INFINITY
  return {
    push(heading: Heading | undefined) {
      if (!heading) kept = []
      else if (heading !== last) kept.push(heading)
      last = heading
      const forgetMs = (heading?.atMs ?? 0) - 2 * STEPS * MOST_GAP_MS
      while (kept[1] && kept[1].atMs <= forgetMs) kept.shift()
    },
    /** Steps are felt now. Degrees of the heading that the latest two of them have turned, or as a share the latest four. */
    stepped(steps: number): number {
      if (!last) return 0
      const { atMs, degrees } = last
      const gapMs = (atMs - stepMs) / steps
      stepMs = atMs
      const isWalking = gapMs >= LEAST_GAP_MS && gapMs <= MOST_GAP_MS
      const hasRested = !(gapMs >= LEAST_GAP_MS && gapMs <= 2 * MOST_GAP_MS)
      const forMs = STEPS * (isWalking ? gapMs : USUAL_GAP_MS)
      const since = (ms: number) => {
        const before = kept.findLast((each) => each.atMs <= atMs - ms) ?? kept[0]
        return before ? degrees - before.degrees : 0
      }
      const [latest, slow] = [since(forMs), hasRested ? 0 : SLOW_SHARE * since(2 * forMs)]
      return Math.abs(slow) > Math.max(ROUND_DEGREES, Math.abs(latest)) ? slow : latest
    },
  }
}
