import type { Leg } from '../read-legs.ts'

/** About 10 m: a shopper who hears nothing longer than that begins to doubt. */
const REASSURE_EVERY = 14
/** A reassurance takes four steps to say, and must be over when three are left. */
const REASSURE_UNTIL_LEFT = 9
const NEAR_LEFT = 3
const NEAR_FROM_LEG = 6

/** The shopper's own steps that make up a leg; at least one when the leg has any. */
export const stepsToCount = ({ steps }: Leg, scale: number): number =>
  steps === 0 ? 0 : Math.max(1, Math.round(steps * scale))

/** Steps left in the path's own count: what is said. Never negative; 0 exactly when the leg is walked. */
export function stepsLeft(leg: Leg, counted: number, scale: number): number {
  const toCount = stepsToCount(leg, scale)
  if (counted >= toCount) return 0
  return Math.max(1, leg.steps - Math.floor((counted * leg.steps) / toCount))
}

/** Three steps are left, or as near to it as the shopper's own steps come. */
function isNear(leg: Leg, counted: number, scale: number): boolean {
  return stepsLeft(leg, counted, scale) <= NEAR_LEFT || stepsLeft(leg, counted + 1, scale) < NEAR_LEFT
}

/** What is worth saying when the count goes from `before` to `after`: the turn is near, or the leg is long. */
export function cueAt(leg: Leg, before: number, after: number, scale: number): 'near' | 'keep' | undefined {
  const leftBefore = stepsLeft(leg, before, scale)
  const left = stepsLeft(leg, after, scale)
  if (leg.steps >= NEAR_FROM_LEG && left >= NEAR_LEFT - 1) {
    if (isNear(leg, after, scale) && !isNear(leg, before, scale)) return 'near'
  }
  const stretches = (n: number) => Math.floor((leg.steps - n) / REASSURE_EVERY)
  return left >= REASSURE_UNTIL_LEFT && stretches(left) > stretches(leftBefore) ? 'keep' : undefined
}
