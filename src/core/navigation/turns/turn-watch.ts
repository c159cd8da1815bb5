import type { Side } from '../read-legs.ts'
import type { MotionSample } from '../steps/motion-sample.ts'
import { createHeading, type Heading } from './heading.ts'
import { createTurnCheck, type TurnCheck, type TurnNews } from './turn-check.ts'

/** A part's direction follows where its walker faces, and so the gyroscope's drift, this fast. */
const FOLLOW_MS = 3000
/** Who faces this far from it is on the way round something, or has turned early. */
const ASTRAY = 40

/** The direction of the part under way, and the turn that begins it. Silent without a gyroscope. */
export interface TurnWatch {
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
