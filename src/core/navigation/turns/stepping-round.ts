import type { Heading } from './heading.ts'

/** Two steps, so that hips and canes, which swing once in two, cancel out. */
const STEPS = 2
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
      const forgetMs = (heading?.atMs ?? 0) - STEPS * MOST_GAP_MS
      while (kept[1] && kept[1].atMs <= forgetMs) kept.shift()
    },
    /** Steps are felt now. Degrees of the heading that the latest two of them have turned. */
    stepped(steps: number): number {
      if (!last) return 0
      const { atMs, degrees } = last
      const gapMs = (atMs - stepMs) / steps
      stepMs = atMs
      const isWalking = gapMs >= LEAST_GAP_MS && gapMs <= MOST_GAP_MS
      const fromMs = atMs - STEPS * (isWalking ? gapMs : USUAL_GAP_MS)
      const before = kept.findLast((each) => each.atMs <= fromMs) ?? kept[0]
      return before ? degrees - before.degrees : 0
    },
  }
}
