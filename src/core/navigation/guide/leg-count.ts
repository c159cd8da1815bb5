import type { Leg } from '../read-legs.ts'

/** About 10 m: a shopper who hears nothing longer than that begins to doubt. */
const REASSURE_EVERY = 14
/** A reassurance takes as many steps to say, and must be over when the turn is named. */
const REASSURE_FOR = 6
/** "Five more steps, then turn right." takes this long to say. */
const NEAR_SAID_MS = 2600
const NEAR_LEAST = 5
const NEAR_MOST = 8
/** Most people take a step in this time; one's own is learnt. */
const USUAL_PACE_MS = 550

/** The shopper's own steps that make up a leg; at least one when the leg has any. */
export const stepsToCount = ({ steps }: Leg, scale: number): number =>
  steps === 0 ? 0 : Math.max(1, Math.round(steps * scale))

/** Steps left in the path's own count: what is said. Never negative; 0 exactly when the leg is walked. */
export function stepsLeft(leg: Leg, counted: number, scale: number): number {
  const toCount = stepsToCount(leg, scale)
  if (counted >= toCount) return 0
  return Math.max(1, leg.steps - Math.floor((counted * leg.steps) / toCount))
}

/** The shopper's own steps before a turn at which it is named: early enough to be said whole. */
const nearAt = (paceMs: number) => Math.min(NEAR_MOST, Math.max(NEAR_LEAST, Math.ceil(NEAR_SAID_MS / paceMs)))

/** What is worth saying when the count goes from `before` to `after`: the turn is near, or the leg is long. */
export function cueAt(
  leg: Leg,
  before: number,
  after: number,
  scale: number,
  paceMs: number,
): 'near' | 'keep' | undefined {
  const toCount = stepsToCount(leg, scale)
  const [leftBefore, left] = [toCount - before, toCount - after]
  const near = nearAt(paceMs)
  // Several steps may be counted together; later than this it could not be said whole.
  if (leftBefore > near && left <= near && left * paceMs >= NEAR_SAID_MS - paceMs) return 'near'
  const stretches = (n: number) => Math.floor((toCount - n) / REASSURE_EVERY)
  return left >= near + REASSURE_FOR && stretches(left) > stretches(leftBefore) ? 'keep' : undefined
}

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
