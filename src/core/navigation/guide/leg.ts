import type { Leg, Side, Turn } from '../read-legs.ts'
import { STEPS_UNTURNED } from '../turns/turn-check.ts'
import type { WalkSnapshot } from './walk.ts'

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

export const opposite = { left: 'right', right: 'left' } as const

/**
 * The turn that begins the leg, while it may still have to be made. Where nobody can tell, few steps may be as many too
 * many before it.
 */
export function turnDue(legs: readonly Leg[], at: WalkSnapshot): Turn | null {
  const turn = legs[at.leg]?.turn ?? null
  if (at.arrived || at.back !== undefined || at.turned === true) return null
  return at.turned === false || at.counted < STEPS_UNTURNED ? turn : null
}

/** The turn with which the way back along the part before begins, from the beginning of one that was walked back. */
export function turnBack(leg: Leg | undefined, at: WalkSnapshot): Side | null {
  return at.back === 0 && leg?.turn && leg.turn !== 'round' ? opposite[leg.turn] : null
}

/** The turn with which what is told at a place begins; null for none, or one that is made. */
export function turnAsked(
  legs: readonly Leg[],
  from: WalkSnapshot | undefined,
  at: WalkSnapshot,
): Turn | null {
  const isSame = from?.leg === at.leg
  if (at.back === undefined) return isSame || at.turned ? null : (legs[at.leg]?.turn ?? null)
  return isSame ? 'round' : turnBack(legs[at.leg + 1], from ?? at)
}
