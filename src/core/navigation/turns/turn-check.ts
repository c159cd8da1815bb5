import type { Side } from '../read-legs.ts'
import type { Heading } from './heading.ts'

const QUARTER = 90
/** Nobody turns to the degree, and aisles are not square. */
const NEAR_ENOUGH = 40
const HARDLY = 35
/** Whoever has begun to turn is not told to. */
const NOT_BEGUN = 15
/** Slower than this for so long: the turn is over. */
const STILL_DPS = 18
const STILL_MS = 450
/** Somebody who has been told something wants to have turned this far before hearing more. */
const NEWS_AFTER = 30
/** So many steps without having turned are no shuffling any more. */
const STEPS_UNTURNED = 4

/** What became of a turn that was asked for: told once each time it has come to rest. */
export type TurnNews = 'right' | 'wrong' | 'past' | 'missing'

/** Follows one quarter turn. After 'right' nothing more is said. */
export interface TurnCheck {
  push(heading: Heading): TurnNews | undefined
  /** Steps counted meanwhile. */
  stepped(steps: number): TurnNews | undefined
  /** Counted before it had turned: they lead nowhere on the new part. */
  early(): number
  done(): boolean
}

/** @param from where the part before led, in degrees of the same heading */
export function createTurnCheck(side: Side, from: number): TurnCheck {
  const sign = side === 'left' ? 1 : -1
  let turned = 0
  let stillSinceMs: number | undefined
  let judged = 0
  let early = 0
  let toldMissing = false
  let over = false

  function judge(): TurnNews | undefined {
    if (Math.abs(turned - judged) < NEWS_AFTER) return undefined
    judged = turned
    if (Math.abs(turned - QUARTER) <= NEAR_ENOUGH) {
      over = true
      return 'right'
    }
    // Three quarters round the other way lead to the same.
    if (Math.abs(turned + 3 * QUARTER) <= NEAR_ENOUGH) {
      over = true
      return 'right'
    }
    if (turned > QUARTER) return 'past'
    return turned < -QUARTER + NEAR_ENOUGH ? 'wrong' : undefined
  }

  return {
    push(heading) {
      turned = sign * (heading.degrees - from)
      if (Math.abs(heading.rate) > STILL_DPS) stillSinceMs = undefined
      else stillSinceMs ??= heading.atMs
      const settled = stillSinceMs !== undefined && heading.atMs - stillSinceMs >= STILL_MS
      return settled && !over ? judge() : undefined
    },
    stepped(steps) {
      if (over || Math.abs(turned) > HARDLY) return undefined
      early += steps
      if (toldMissing || early < STEPS_UNTURNED || Math.abs(turned) > NOT_BEGUN) return undefined
      toldMissing = true
      return 'missing'
    },
    early: () => early,
    done: () => over,
  }
}
