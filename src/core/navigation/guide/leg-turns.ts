import type { Leg, Side, Turn } from '../read-legs.ts'
import { STEPS_UNTURNED } from '../turns/turn-check.ts'
import type { WalkSnapshot } from './walk.ts'

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
