import type { Side } from '../read-legs.ts'
import type { MotionSample } from '../steps/motion-sample.ts'
import { createHeading, type Heading } from './heading.ts'

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
interface TurnCheck {
  push(heading: Heading): TurnNews | undefined
  /** Steps counted meanwhile. */
  stepped(steps: number): TurnNews | undefined
  /** Counted before it had turned: they lead nowhere on the new part. */
  early(): number
  done(): boolean
}

/** @param from where the part before led, in degrees of the same heading */
function createTurnCheck(side: Side, from: number): TurnCheck {
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

/** A part's direction follows where its walker faces, and so the gyroscope's drift, this fast. */
const FOLLOW_MS = 3000
/** Who faces this far from it is on the way round something, or has turned early. */
const ASTRAY = 40

/** The direction of the part under way, and the turn that begins it. Silent without a gyroscope. */
interface TurnWatch {
  push(sample: MotionSample): { turning: boolean; news: TurnNews | undefined }
  /** A part begins, with this turn or none. True: it was turned already. */
  begin(turn: Side | null): boolean
  stepped(steps: number): TurnNews | undefined
  /** Of the steps counted, those before the turn. */
  early(): number
}

export function createTurnWatch(): TurnWatch {
  const heading = createHeading()
  let facing: Heading | undefined
  /** Where the part leads, in degrees of the heading. */
  let along = 0
  let check: TurnCheck | undefined

  function follow(next: Heading) {
    const away = next.degrees - along
    const open = check && !check.done()
    if (!facing) along = next.degrees
    else if (!open && !next.turning && Math.abs(away) < ASTRAY)
      along += away * Math.min(1, (next.atMs - facing.atMs) / FOLLOW_MS)
  }

  return {
    push(sample) {
      const next = heading.push(sample)
      if (!next) {
        facing = undefined
        check = undefined
        return { turning: false, news: undefined }
      }
      follow(next)
      facing = next
      const news = check?.push(next)
      if (news === 'right') along = next.degrees
      return { turning: next.turning, news }
    },
    begin(turn) {
      // What was never turned, or only for a while, is over with its part.
      if (check && !check.done()) along = facing?.degrees ?? along
      check = undefined
      if (!facing || !turn) return false
      const turned = (turn === 'left' ? 1 : -1) * (facing.degrees - along)
      if (Math.abs(turned - 90) <= ASTRAY && !facing.turning) {
        along = facing.degrees
        return true
      }
      check = createTurnCheck(turn, along)
      return false
    },
    stepped: (steps) => check?.stepped(steps),
    early: () => check?.early() ?? 0,
  }
}
