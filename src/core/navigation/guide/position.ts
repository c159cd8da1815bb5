import type { Leg } from '../read-legs.ts'
import { stepsToCount } from './leg.ts'
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
  if (stored.arrived === true)
    return stored.counted > 0
      ? { leg: stored.leg, counted: stored.counted, arrived: true, walked }
      : arrivedAt({ ...stored, walked }, legs, scale)
  const known = {
    ...(stored.uncounted === true && { uncounted: true }),
    ...(typeof stored.turned === 'boolean' && { turned: stored.turned }),
    ...(stored.ended && { ended: stored.ended }),
  }
  if (whole(stored.back))
    return {
      leg: stored.leg,
      counted: stored.counted,
      arrived: false,
      walked,
      back: stored.back,
      ...known,
    }
  const counted = Math.min(stored.counted, Math.max(0, stepsToCount(leg, scale) - 1))
  return { leg: stored.leg, counted, arrived: false, walked, ...known }
}

const endOf = ({ ended }: WalkSnapshot) => (ended ? { ended } : {})

/** On the way back counts down; the first step after it has ended is the first of the part again. */
export function stepped(at: WalkSnapshot, steps: number): WalkSnapshot {
  const walked = at.walked === null ? null : at.walked + steps
  if (at.back === undefined) return { ...at, counted: Math.max(0, at.counted + steps), walked }
  if (at.back > 0) return { ...at, back: Math.max(0, at.back - steps), walked }
  // Who came back along it and turned round faces the way that it leads.
  return { leg: at.leg, counted: steps, arrived: false, walked, turned: true, ...endOf(at) }
}

/** The shopper's own steps to the end of the part, or of the way back along it; one at least. */
export const stepsToEnd = (at: WalkSnapshot, leg: Leg, scale: number): number =>
  Math.max(1, at.back === undefined ? stepsToCount(leg, scale) - at.counted : at.back || at.counted)

/** The count can teach nothing any more about the shopper's steps. */
export const unsure = (at: WalkSnapshot): WalkSnapshot => ({ ...at, walked: null })

/** The next leg from its start; the end after the last. */
export function nextLeg(at: WalkSnapshot, legs: readonly Leg[], scale: number): WalkSnapshot {
  const leg = at.leg + 1
  return leg < legs.length
    ? { leg, counted: 0, arrived: false, walked: at.walked }
    : arrivedAt(at, legs, scale)
}

/** The next leg by the shopper's own word: how this one was left is kept for the way back. */
export function nextByHand(
  at: WalkSnapshot,
  legs: readonly Leg[],
  scale: number,
  isCounted: boolean,
): WalkSnapshot {
  const to = nextLeg(unsure(at), legs, scale)
  if (to.arrived) return to
  const isKnown = isCounted && !at.uncounted && at.back === undefined
  return { ...to, ended: { counted: isKnown ? at.counted : null, turned: at.turned } }
}

/** Back where the part begins, by the shopper's own word. */
export const backByHand = (at: WalkSnapshot): WalkSnapshot => ({
  leg: at.leg,
  counted: 0,
  arrived: false,
  walked: null,
  back: 0,
  ...endOf(at),
})

/**
 * Turned round, with the steps of this part to walk back; from its start with those of the part before. The same
 * position again: there is nothing to go back along. `isCounted`: no step since the part began is unknown.
 */
export function goingBack(
  at: WalkSnapshot,
  legs: readonly Leg[],
  scale: number,
  isCounted = true,
): WalkSnapshot {
  if (at.back !== undefined && at.back > 0) return at
  const isKnown = isCounted && !at.uncounted
  const isAtStart = at.back === 0 || legs[at.leg]?.steps === 0 || (at.counted === 0 && isKnown)
  if (!isAtStart)
    return {
      leg: at.leg,
      counted: at.counted,
      arrived: false,
      walked: null,
      // Nobody knows how far it is; by hand it is over at Next.
      back: Math.max(1, at.counted),
      ...(isKnown ? {} : { uncounted: true }),
      ...endOf(at),
    }
  const before = legs[at.leg - 1]
  // What has no steps, or could not be read, cannot be walked back either.
  if (!before || before.steps === 0 || legs[at.leg]?.afterGap) return at
  const start = { leg: at.leg - 1, counted: 0, arrived: false, walked: null }
  if (at.ended?.counted === null) return { ...start, back: 1, uncounted: true }
  // Nothing of it was walked: there is only its beginning to go back to.
  if (at.ended?.counted === 0) return { ...start, turned: at.ended.turned }
  const steps = at.ended?.counted ?? stepsToCount(before, scale)
  return { ...start, counted: steps, back: steps, ...(isCounted ? {} : { uncounted: true }) }
}

/** At the end. The last leg counts as walked, so that steps beyond it are seen. */
export function arrivedAt(at: WalkSnapshot, legs: readonly Leg[], scale: number): WalkSnapshot {
  const last = legs.at(-1)
  const counted = last ? stepsToCount(last, scale) : 0
  return { leg: Math.max(0, legs.length - 1), counted, arrived: true, walked: at.walked }
}

/** Whether somebody who has arrived walks on, to twice the steps that were expected. */
export function hasStrayed(at: WalkSnapshot, legs: readonly Leg[], scale: number): boolean {
  const last = legs.at(-1)
  const expected = last ? stepsToCount(last, scale) : 0
  return at.arrived && at.counted >= expected + Math.max(expected, STRAY_AT_LEAST)
}
