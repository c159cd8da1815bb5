import type { Clock } from '../../clock.ts'
import type { Line } from '../../speech/utterance.ts'
import type { Leg } from '../read-legs.ts'
import type { TurnNews } from '../turns/turn-check.ts'
import type { TurnWatch } from '../turns/turn-watch.ts'
import { turnAsked, turnDue } from './leg.ts'
import { unsure } from './position.ts'
import { turnSentence, type WalkView, walkLine } from './sentences.ts'
import type { WalkSnapshot } from './walk.ts'

/** A turn without steps of its own is waited for this long once it was said, and as long again where a gyroscope tells. */
const WAIT_MS = 3000

interface TurningOptions {
  clock: Clock
  turns: TurnWatch
  legs: readonly Leg[]
  at(): WalkSnapshot
  put(at: WalkSnapshot): void
  view(): WalkView
  say(lines: readonly Line[]): void
  /** The turn was made as it was asked for. */
  turned(): void
}

/** The turns of one walk: what is asked for, whether it is made, and what is told of it. */
export function createTurning({ clock, turns, legs, at, put, view, say, turned }: TurningOptions) {
  let told: TurnNews | undefined
  let stopWait: (() => void) | undefined

  function know() {
    const made = turns.made()
    if (at().turned !== true && at().turned !== made) put({ ...at(), turned: made })
  }

  function noWait() {
    stopWait?.()
    stopWait = undefined
  }

  /** Looks for the turn with which what is told now begins. True: it was made before it was asked for. */
  function begin(from?: WalkSnapshot): boolean {
    if (at().arrived) return false
    told = undefined
    noWait()
    const turn = turnAsked(legs, from, at())
    // A turn without steps of its own is made on the part that follows it.
    if (!turn && legs[from?.leg ?? 0]?.steps === 0 && turns.made() === false) return false
    const [leg, next] = [legs[at().leg], legs[at().leg + 1]]
    const already = turns.begin(turn, leg?.steps === 0 && leg.turn !== null && next?.turn === leg.turn)
    put({ ...at(), turned: already || (turns.made() ?? at().turned) })
    return already
  }

  return {
    begin,
    noWait,
    /** The part is a turn that is still to be made: `over` comes once there was time for it. False: nothing to wait for. */
    waits(over: () => void): boolean {
      noWait()
      if (!turnDue(legs, at())) return false
      stopWait = clock.after(WAIT_MS, () => {
        if (turns.made() === false && turns.tells()) stopWait = clock.after(WAIT_MS, over)
        else over()
      })
      return true
    },
    /** The walk begins, or goes on with the turn that was open; one that nobody has followed is asked for anew, aloud. */
    open(goesOn: boolean, isAloud: boolean) {
      const isAnew =
        isAloud && turns.made() === undefined && at().counted === 0 && turnDue(legs, at()) !== null
      if (!goesOn || isAnew) {
        turns.anew()
        begin()
      }
      know()
    },
    /** A right turn is one sound; any other is said at once, and what is walked before it does not count. */
    tell(news: TurnNews | undefined) {
      know()
      const asked = turns.asked()
      if (!news || !asked) return
      if (news !== 'right') {
        // Whoever walks on all the same may know better, and nothing else will end this part.
        const again = told === news ? [walkLine(view().texts, 'nav.agree.next')] : []
        told = news
        return say([...turnSentence(view(), news, asked), ...again])
      }
      if (turns.early() > 0) put(unsure(at()))
      turned()
    },
  }
}
