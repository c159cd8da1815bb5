import type { Turn } from '../read-legs.ts'
import type { Heading } from './heading.ts'

const QUARTER = 90
/** Nobody turns to the degree, and aisles are not square. */
export const NEAR_ENOUGH = 40
/** Less than this either way is no turn that was begun. */
const HARDLY = 15
/** Who faces this far to the other side and walks on has turned that way. */
const ASIDE = 25
/** Slower than this for so long: the turn is over. */
const STILL_DPS = 18
const STILL_MS = 450
/** Who turns in small steps may take this long for one. */
const ROUND_MS = 1200
/** Who walks on and turns faster than this is still in the arc of it. */
const ARC_DPS = 10
/** Two steps straight on are never so far apart, drift and veering included; those of a turn in small steps are. */
const ROUND_DEGREES = 12
/** Such a turn begins as slowly as this, and so many steps later it is seen. */
const BEGUN_DEGREES = 2
const STEPS_BEGUN = 3
/** Somebody who has been told something wants to have turned this far before hearing more. */
const NEWS_AFTER = 30
/** Whoever was told that it was too far has turned back by this: less is the gyroscope's drift. */
const BACK_AFTER = 20
/** So many steps without having turned are no shuffling any more. */
export const STEPS_UNTURNED = 4
/** Whoever walks on all the same is told again after so many more. */
const STEPS_TOLD = 8

/** What became of a turn that was asked for: told once each time it has come to rest, and to who walks on without it. */
export type TurnNews = 'right' | 'wrong' | 'half' | 'past' | 'missing'

/** Follows one turn. After 'right' nothing more is said. */
export interface TurnCheck {
  asked: Turn
  push(heading: Heading): TurnNews | undefined
  /** Steps felt meanwhile. @param round degrees of the heading that the latest two of them have turned */
  stepped(steps: number, round?: number): TurnNews | undefined
  /** Of them, those before it had turned: they lead nowhere on the new part. */
  early(): number
  /** Those since: they lead on if the turn is right. */
  since(): number
  done(): boolean
}

/** Degrees from one direction to another, the short way round. */
export const between = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

/**
 * @param from where the part before led, in degrees of the same heading
 * @param quarters how many of them are right; where the same turn follows at once, both at once are too
 */
export function createTurnCheck(
  asked: Turn,
  from: number,
  quarters: readonly number[] = [asked === 'round' ? 2 : 1],
): TurnCheck {
  const sign = asked === 'right' ? -1 : 1
  const goals = quarters.map((each) => each * QUARTER)
  const goal = Math.max(...goals)
  let turned = 0
  let rate = 0
  let stillSinceMs: number | undefined
  let atMs = 0
  /** The latest step that led round. */
  let roundMs = Number.NEGATIVE_INFINITY
  let judged = 0
  let wasPast = false
  let early = 0
  let since = 0
  /** Steps since the turn was asked for or something was told of it. */
  let unturned = 0
  let patience = STEPS_UNTURNED
  let over = false

  // Three quarters round the other way lead to the same.
  const isNear = () => goals.some((each) => Math.abs(between(each, turned)) <= NEAR_ENOUGH)
  const isRight = () => isNear() && !(wasPast && Math.abs(judged - turned) < BACK_AFTER)
  /** Beyond what a turn round to the other side would mend: the shorter way to the goal is named. */
  const isBeyond = () => turned > goal || turned < -QUARTER - NEAR_ENOUGH
  const farther = (): TurnNews => (between(turned, goal) < 0 ? 'past' : 'wrong')
  /** A full circle is no turn: somebody takes their bearings. */
  const isNone = () => Math.abs(between(0, turned)) <= HARDLY

  function settled(): TurnNews | undefined {
    if (asked === 'round' || Math.abs(turned - judged) < NEWS_AFTER || isNone()) return undefined
    if (isBeyond()) return farther()
    return turned < -QUARTER + NEAR_ENOUGH ? 'wrong' : undefined
  }
  function walkedOn(): TurnNews {
    if (asked === 'round' || isNone()) return 'missing'
    if (isBeyond()) return farther()
    return turned < -ASIDE ? 'wrong' : turned > HARDLY ? 'half' : 'missing'
  }
  function told(news: TurnNews | undefined) {
    if (!news) return undefined
    judged = turned
    wasPast = news === 'past'
    unturned = 0
    patience = STEPS_TOLD
    over = news === 'right'
    return news
  }

  return {
    asked,
    push(heading) {
      turned = sign * (heading.degrees - from)
      rate = heading.rate
      if (Math.abs(rate) > STILL_DPS) stillSinceMs = undefined
      else stillSinceMs ??= heading.atMs
      atMs = heading.atMs
      const isStill =
        stillSinceMs !== undefined && atMs - stillSinceMs >= STILL_MS && atMs - roundMs >= ROUND_MS
      return isStill && !over ? told(isRight() ? 'right' : settled()) : undefined
    },
    stepped(steps, round = 0) {
      if (Math.abs(round) > ROUND_DEGREES) {
        roundMs = atMs
        early += steps
        unturned = 0
        return undefined
      }
      roundMs = Number.NEGATIVE_INFINITY
      if (isNear()) since += steps
      else {
        early += steps + since
        since = 0
      }
      unturned += steps
      // Who has only just begun is given a step or two to show it.
      const begins = sign * round > BEGUN_DEGREES && unturned < patience + STEPS_BEGUN
      if (unturned < patience || Math.abs(rate) > ARC_DPS || begins) return undefined
      return told(isRight() ? 'right' : walkedOn())
    },
    early: () => early,
    since: () => since,
    done: () => over,
  }
}
