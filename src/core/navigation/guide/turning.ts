import type { Line } from '../../speech/utterance.ts'
import type { Leg } from '../read-legs.ts'
import type { TurnNews } from '../turns/turn-check.ts'
import type { TurnWatch } from '../turns/turn-watch.ts'
import { turnAsked } from './leg-turns.ts'
import { unsure } from './position.ts'
import { turnSentence, type WalkView, walkLine } from './sentences.ts'
import type { WalkSnapshot } from './walk.ts'

interface TurningOptions {
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
export function createTurning({ turns, legs, at, put, view, say, turned }: TurningOptions) {
  let told: TurnNews | undefined

  function know() {
    const made = turns.made()
    if (at().turned !== true && at().turned !== made) put({ ...at(), turned: made })
  }

  /** Looks for the turn with which what is told now begins. True: it was made before it was asked for. */
  function begin(from?: WalkSnapshot): boolean {
    if (at().arrived) return false
    told = undefined
    const turn = turnAsked(legs, from, at())
    // A turn without steps of its own is made on the part that follows it.
    if (!turn && legs[from?.leg ?? 0]?.steps === 0 && turns.made() === false) return false
    const already = turns.begin(turn)
    put({ ...at(), turned: already || (turns.made() ?? at().turned) })
    return already
  }

  return {
    begin,
    /** The walk begins, or goes on with the turn that was open. */
    open(goesOn: boolean) {
      if (goesOn) return know()
      turns.anew()
      begin()
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
