/** Blind shoppers took 1.04 to 1.49 steps for each step of the sighted person who authored a path; some take fewer. */
const LEAST = 0.6
const MOST = 1.8
/** Shorter walks say more about a miscounted step than about a person. */
const LEAST_SAID = 5
/** Whoever is this far from the present scale got lost, or was not walking this path. */
const MOST_CHANGE = 1.6
const LEARN = 0.5
/** A walk this long is taken at full weight. */
const FULL_WEIGHT_STEPS = 20

/** Before anything is learnt. */
export const UNSCALED = 1

/** A walk whose end the shopper confirmed: steps as authored, steps as counted. */
export interface ConfirmedWalk {
  said: number
  counted: number
}

/** A scale from storage: whatever stands there, a usable one. */
export function readScale(stored: unknown): number {
  const scale = Number(stored ?? UNSCALED)
  return scale >= LEAST && scale <= MOST ? scale : UNSCALED
}

/**
 * The shopper's own steps for each authored one, moved towards what a confirmed walk shows. It converts what is
 * counted, never what is said. Always between 0.6 and 1.8.
 */
export function learnScale(scale: number, { said, counted }: ConfirmedWalk): number {
  const before = readScale(scale)
  const seen = counted / said
  const change = seen / before
  if (!(said >= LEAST_SAID) || !(change <= MOST_CHANGE && change >= 1 / MOST_CHANGE)) return before
  const weight = LEARN * Math.min(1, said / FULL_WEIGHT_STEPS)
  return Math.min(MOST, Math.max(LEAST, before + weight * (seen - before)))
}
