import type { Leg } from '../read-legs.ts'
import { stepsToCount } from './leg-count.ts'
import type { WalkSnapshot } from './walk.ts'

const START: WalkSnapshot = { leg: 0, counted: 0, arrived: false, walked: 0 }
/** Past the end of a short last leg, this many more steps before anything is said. */
const STRAY_AT_LEAST = 6

const whole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** A stored position, if it fits the path; else its start. A leg is never resumed as already walked. */
export function resumeAt(
  stored: WalkSnapshot | undefined,
  legs: readonly Leg[],
  scale: number,
): WalkSnapshot {
  const leg = stored && whole(stored.leg) ? legs[stored.leg] : undefined
  if (!stored || !leg || !whole(stored.counted)) return START
  const walked = whole(stored.walked) ? stored.walked : null
  if (stored.arrived === true) return arrivedAt({ ...stored, walked }, legs, scale)
  const counted = Math.min(stored.counted, Math.max(0, stepsToCount(leg, scale) - 1))
  return { leg: stored.leg, counted, arrived: false, walked }
}

export function stepped(at: WalkSnapshot, steps: number): WalkSnapshot {
  return { ...at, counted: at.counted + steps, walked: at.walked === null ? null : at.walked + steps }
}

/** The count can teach nothing any more about the shopper's steps. */
export const unsure = (at: WalkSnapshot): WalkSnapshot => ({ ...at, walked: null })

/** The next leg from its start; the end after the last. */
export function nextLeg(at: WalkSnapshot, legs: readonly Leg[], scale: number): WalkSnapshot {
  const leg = at.leg + 1
  return leg < legs.length ? { ...at, leg, counted: 0 } : arrivedAt(at, legs, scale)
}

/** One leg back, from its start; from the end it is the last leg that is walked again. */
export function previousLeg(at: WalkSnapshot): WalkSnapshot {
  const leg = at.arrived ? at.leg : Math.max(0, at.leg - 1)
  return { leg, counted: 0, arrived: false, walked: null }
}

/** At the end. The last leg counts as walked, so that steps beyond it are seen. */
export function arrivedAt(at: WalkSnapshot, legs: readonly Leg[], scale: number): WalkSnapshot {
  const last = legs.at(-1)
  const counted = last ? stepsToCount(last, scale) : 0
  return { ...at, leg: Math.max(0, legs.length - 1), counted, arrived: true }
}

/** Whether somebody who has arrived walks on, to twice the steps that were expected. */
export function hasStrayed(at: WalkSnapshot, legs: readonly Leg[], scale: number): boolean {
  const last = legs.at(-1)
  const expected = last ? stepsToCount(last, scale) : 0
  return at.arrived && at.counted >= expected + Math.max(expected, STRAY_AT_LEAST)
}
