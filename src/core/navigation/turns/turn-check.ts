import type { Turn } from '../read-legs.ts'
import type { Heading } from './heading.ts'
import { ROUND_DEGREES } from './stepping-round.ts'

const QUARTER = 90
/** Nobody turns to the degree, and aisles are not square. */
export const NEAR_ENOUGH = 40
/** Less than this either way is no turn that was begun. */
const HARDLY = 15
/** Who faces this far to the other side and walks on has turned that way. */
const ASIDE = 28
/** Slower than this for so long: the turn is over. */
const STILL_DPS = 18
const STILL_MS = 450
/** Who turns in small steps may take this long for one. */
const ROUND_MS = 1200
/** Who still turns faster than this towards the goal has not come to rest, however slow that is. */
const TOWARDS_DPS = 8
/** A phone that swings wider does so whether its owner turns or not. */
const WIDE_DPS = 20
/** Nearer to the goal than this they have. */
const THERE = 10
/** Steps within this of where the turn ended follow it, if none of them came after a stop: one this much later than the next. */
const STRAIGHT_DEGREES = 7
const STOP_TIMES = 1.7
const LEAST_GAP_MS = 300
const KEPT_STEPS = 12
/** Who walks on and turns faster than this is still in the arc of it. */
const ARC_DPS = 10
/** Such a turn begins as slowly as this, and so many steps later it is seen. */
const BEGUN_DEGREES = 2
const STEPS_BEGUN = 3
/** Somebody who has been told something wants to have turned this far before hearing more. */
const NEWS_AFTER = 30
/** Whoever was told that it was too far has turned back by this: less is the gyroscope's drift. */
const BACK_AFTER = 20
/** So many steps without having turned are no shuffling any more. */
export const STEPS_UNTURNED = 4
/** A start from standing is felt by so many at once. */
const STEPS_OF_START = 3
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
  /** After 'right', how many of these steps lead on: less than none if it was only half made. @param round as for `stepped` */
  leads(steps: number, round: number): number
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
  let swing = 0
  let stillSinceMs: number | undefined
  let atMs = 0
  /** The latest step that led round. */
  let roundMs = Number.NEGATIVE_INFINITY
  let judged = 0
  let wasPast = false
  /** All that were felt, and when and where each of the latest was. */
  let felt = 0
  let latest: { atMs: number; turned: number }[] = []
  let since = 0
  /** Steps since the turn was asked for or something was told of it. */
  let unturned = 0
  let patience = STEPS_UNTURNED
  let hasStood = false
  let over = false
  /** It was right where it rested, and may go on from there; steps that led on if it does not. */
  let isUnsure = true
  let doubtful = 0

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
    if (over) doubtful = since = following()
    return news
  }
  /** The latest steps that led where the shopper faces now, from the last stop among them on. */
  function following(): number {
    const headings = latest.map((each) => each.turned)
    // Of two steps the mean too: what swings once in two cancels out.
    const middles = headings.map((each, at) => (each + (headings[at - 1] ?? each)) / 2)
    const faces = middles.at(-1) ?? 0
    if (roundMs > Number.NEGATIVE_INFINITY || Math.abs(turned - faces) > ASIDE) return 0
    const gaps = latest.map((each, at) => each.atMs - (latest[at - 1]?.atMs ?? each.atMs))
    const usualMs = Math.min(...gaps.filter((gap) => gap >= LEAST_GAP_MS))
    let steps = 0
    for (let at = latest.length - 1; at >= 0; at -= 1) {
      const away = [headings[at] ?? 0, middles[at] ?? 0].map((each) => Math.abs(each - faces))
      if (Math.min(...away) > (swing < WIDE_DPS ? STRAIGHT_DEGREES : NEAR_ENOUGH)) break
      steps += 1
      if ((gaps[at] ?? 0) > STOP_TIMES * usualMs) break
    }
    return steps
  }

  return {
    asked,
    push(heading) {
      turned = sign * (heading.degrees - from)
      rate = heading.rate
      swing = heading.swing
      const isOnTheWay =
        swing < WIDE_DPS &&
        sign * rate > TOWARDS_DPS &&
        sign * heading.fast > TOWARDS_DPS &&
        turned < goal - THERE
      if (Math.abs(rate) > STILL_DPS || isOnTheWay) stillSinceMs = undefined
      else stillSinceMs ??= heading.atMs
      atMs = heading.atMs
      const isStill =
        stillSinceMs !== undefined && atMs - stillSinceMs >= STILL_MS && atMs - roundMs >= ROUND_MS
      return isStill && !over ? told(isRight() ? 'right' : settled()) : undefined
    },
    stepped(steps, round = 0) {
      felt += steps
      for (let n = 0; n < steps; n += 1) latest.push({ atMs, turned })
      latest = latest.slice(-KEPT_STEPS)
      if (Math.abs(round) > ROUND_DEGREES) {
        roundMs = atMs
        unturned = 0
        return undefined
      }
      roundMs = Number.NEGATIVE_INFINITY
      // Whoever came to a stop a step too late has not walked on.
      if (steps >= STEPS_OF_START && !hasStood) {
        hasStood = true
        unturned = 0
      }
      unturned += steps
      // Who has only just begun is given a step or two to show it.
      const begins = sign * round > BEGUN_DEGREES && unturned < patience + STEPS_BEGUN
      if (unturned < patience || Math.abs(rate) > ARC_DPS || begins) return undefined
      return told(isRight() ? 'right' : walkedOn())
    },
    early: () => felt - since,
    since: () => since,
    done: () => over,
    leads(steps, round) {
      if (!isUnsure) return steps
      if (sign * round > ROUND_DEGREES && sign * rate > TOWARDS_DPS && swing < WIDE_DPS) {
        const back = doubtful
        doubtful = 0
        return -back
      }
      doubtful += steps
      isUnsure = turned < goal - THERE && doubtful < STEPS_TOLD
      return steps
    },
  }
}
