import { USUAL_PACE_MS } from './leg-count.ts'

/** Slower is no walking, faster no step. */
const LEAST_MS = 300
const MOST_MS = 1500
const LEARN = 0.2

/** How long this shopper takes for a step, in milliseconds, learnt as they walk. */
export function createPace(): { stepped(steps: number, atMs: number): void; now(): number } {
  let paceMs = USUAL_PACE_MS
  let lastMs = Number.NaN
  return {
    stepped(steps, atMs) {
      const gapMs = (atMs - lastMs) / steps
      // Steps that were counted together tell nothing about their rhythm.
      if (steps === 1 && gapMs >= LEAST_MS && gapMs <= MOST_MS) paceMs += LEARN * (gapMs - paceMs)
      lastMs = atMs
    },
    now: () => paceMs,
  }
}
