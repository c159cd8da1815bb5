import { JOURNEY_WAIT } from '../constants.ts'
import type { Line } from '../speech/utterance.ts'
import type { SpokenId } from '../texts/en/spoken.ts'
import { isHeard, tapInstead } from './by-hand.ts'
import type { Stage, State } from './state.ts'

/** A question that is asked again in short, then offers another way in, then is quiet. */
export interface Question {
  /** From the start, or with other first words. */
  ask(lines?: readonly Line[]): void
  /** Something was said that is no answer. */
  nudge(): void
  /** Not asked again for now: something else is to happen first. */
  rest(): void
  /** Somebody is there: the silence is counted anew. */
  noticed(): void
  /** What a state is that asks it. Its help is the other way in. */
  state: Pick<State, 'enter' | 'unmatched' | 'noticed' | 'help' | 'again'>
}

/** @param again the two ways of asking again: shorter, then another way in; by id, or made by who asks */
export function createQuestion(
  stage: Stage,
  first: () => readonly Line[],
  again: readonly [SpokenId | Line, SpokenId | Line],
): Question {
  let asked = 0
  let stopWaiting: (() => void) | undefined

  function wait() {
    stop()
    if (asked < again.length) stopWaiting = stage.after(JOURNEY_WAIT.askAgainMs, due)
  }
  function stop() {
    stopWaiting?.()
    stopWaiting = undefined
  }
  /** Something else may be being said meanwhile, about the connection perhaps. */
  function due() {
    if (stage.speaking()) wait()
    else askAgain()
  }
  const lineOf = (said: SpokenId | Line) => (typeof said === 'string' ? stage.line(said) : said)
  function askAgain() {
    stop()
    const line = isHeard(stage) ? lineOf(again[asked % 2 === 0 ? 0 : 1]) : tapInstead(stage)
    asked += 1
    stage.say([line], wait)
  }
  function ask(lines = first()) {
    asked = 0
    stop()
    stage.say(lines, wait)
  }
  function noticed() {
    if (stopWaiting) wait()
  }

  return {
    ask,
    nudge: askAgain,
    rest: stop,
    noticed,
    state: {
      enter: () => ask(),
      unmatched: askAgain,
      noticed,
      help: () => [isHeard(stage) ? lineOf(again[1]) : tapInstead(stage)],
      again: () => ask(),
    },
  }
}
