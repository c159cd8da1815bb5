import type { Turn } from '../read-legs.ts'
import type { MotionSample } from '../steps/motion-sample.ts'
import { createHeading, type Heading } from './heading.ts'
import { createSteppingRound } from './stepping-round.ts'
import { createSwinging } from './swinging.ts'
import { between, createTurnCheck, NEAR_ENOUGH, type TurnCheck, type TurnNews } from './turn-check.ts'

/** A part's direction follows where its walker faces, and so the gyroscope's drift, this fast. */
const FOLLOW_MS = 3000
/** Who faces this far from it is on the way round something, or has turned early. */
const ASTRAY = NEAR_ENOUGH
/** Whoever has walked further than this that way is not where the part ends. */
const STEPS_ASTRAY = 4

/** Further than this is more than a quarter turn. */
const HALF_LEAST = 135

/** A gyroscope that swings by so many degrees a second, at so many steps that were felt, feels who carries it. */
const LIVING_DPS = 3
const LIVING_STEPS = 4

/** The direction of the part under way, and the turn that begins it. Silent without a gyroscope. */
export interface TurnWatch {
  /** `turning`: a turn is under way, and not only a phone that swings wide. */
  push(sample: MotionSample): { turning: boolean; news: TurnNews | undefined }
  /** A walk begins: its direction is where the shopper faces. */
  anew(): void
  /**
   * A part begins, with this turn or none. True: it was turned already.
   * @param isTwice the same turn follows at once, so that whoever makes both has made it
   */
  begin(turn: Turn | null, isTwice?: boolean): boolean
  stepped(steps: number): TurnNews | undefined
  /** Of the steps felt, those before the turn. */
  early(): number
  /**
   * Steps along the part since this was last asked: none before its turn is made. Where the gyroscope has told of nothing
   * as yet, it may be dead: what is walked without a turn counts once that was said, and less than none if it is made then.
   */
  led(): number
  /** Whether the turn that began the part is made; undefined without one, or when nobody can tell. */
  made(): boolean | undefined
  /** What news are about. */
  asked(): Turn | undefined
  /** Whether the gyroscope has told of a turn or of walking, so that it can be believed where it tells of none. */
  tells(): boolean
}

export function createTurnWatch(): TurnWatch {
  const heading = createHeading()
  const swinging = createSwinging()
  const steppingRound = createSteppingRound()
  let facing: Heading | undefined
  /** Where the part leads, in degrees of the heading. */
  let along = 0
  let check: TurnCheck | undefined
  /** A turn was asked for that nobody follows: made or not, where the part leads is not known. */
  let isUnfollowed = false
  /** Steps towards elsewhere. */
  let astray = 0
  let led = 0
  /** Of the steps since a turn was asked for those that count, though it is open. */
  let lent = 0
  let asked: Turn | undefined
  /** Of two equal turns in a row the first is asked for. */
  let twice = false
  let tells = false
  let living = 0

  const isAstray = () => facing !== undefined && Math.abs(facing.degrees - along) > ASTRAY
  const isOpen = () => check !== undefined && !check.done()

  function follow(next: Heading) {
    const away = next.degrees - along
    if (!facing) along = next.degrees
    else if (!isOpen() && !next.turning && Math.abs(away) < ASTRAY)
      along += away * Math.min(1, (next.atMs - facing.atMs) / FOLLOW_MS)
  }
  function live(steps: number) {
    if (!facing || facing.swing < LIVING_DPS) return
    living += steps
    tells ||= living >= LIVING_STEPS
  }
  function lend(steps: number) {
    led += steps
    lent += steps
  }
  function settle(news: TurnNews | undefined) {
    if (!check) return news
    if (news && news !== 'right' && !tells) lend(check.early() + check.since() - lent)
    if (news !== 'right') return news
    const turned = facing ? between(along, facing.degrees) : 0
    // Whoever made both at once has made the first, and the second already.
    if (twice && Math.abs(turned) > HALF_LEAST) along += asked === 'right' ? -90 : 90
    else along = facing?.degrees ?? along
    lend(check.since() - lent)
    return news
  }

  return {
    push(sample) {
      const next = heading.push(sample, isOpen())
      steppingRound.push(next)
      if (!next) {
        isUnfollowed ||= isOpen()
        facing = undefined
        check = undefined
        astray = 0
        return { turning: false, news: undefined }
      }
      follow(next)
      const swings = swinging.push(next)
      facing = next
      tells ||= next.turning || isAstray()
      if (!isAstray()) astray = 0
      return { turning: next.turning && !swings, news: settle(check?.push(next)) }
    },
    anew() {
      along = facing?.degrees ?? along
      check = undefined
      isUnfollowed = false
      astray = 0
    },
    begin(turn, isTwice = false) {
      // Whoever heard the same turn twice and made none owes both.
      const owesBoth = twice && isOpen() && turn === asked
      // What was never turned, or only for a while, is over with its part; who strayed faces a way of their own.
      if (!owesBoth && (isOpen() || isUnfollowed || astray > STEPS_ASTRAY)) along = facing?.degrees ?? along
      check = undefined
      isUnfollowed = !facing && turn !== null
      astray = 0
      led = 0
      twice = isTwice
      if (!facing || !turn) return false
      const turned = (turn === 'left' ? 1 : -1) * (facing.degrees - along)
      if (turn !== 'round' && Math.abs(turned - 90) <= ASTRAY && !facing.turning) {
        along = facing.degrees
        return true
      }
      asked = turn
      lent = 0
      check = createTurnCheck(turn, along, owesBoth ? [2] : isTwice ? [1, 2] : undefined)
      return false
    },
    stepped(steps) {
      live(steps)
      const round = steppingRound.stepped(steps)
      if (check && !check.done()) {
        if (lent > 0 && !tells) lend(steps)
        return settle(check.stepped(steps, round))
      }
      if (isAstray()) astray += steps
      led += check?.leads(steps, round) ?? steps
      return undefined
    },
    early: () => check?.early() ?? 0,
    led() {
      const steps = led
      led = 0
      return steps
    },
    made: () => check?.done(),
    asked: () => asked,
    tells: () => tells,
  }
}
