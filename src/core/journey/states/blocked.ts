import type { Word } from '../../language/meaning.ts'
import { isAnswer } from '../../language/words.ts'
import { choicesOf } from '../choices.ts'
import { open } from '../opening.ts'
import type { Stage, State } from '../state.ts'
import { isRefused } from '../trip.ts'

const elsewhere: ReadonlySet<Word> = new Set(['startAgain', 'whatIsThis'])

/** The specification goes on only when motion is granted: it waits for the answer, and stays here after a no. */
export function blocked(stage: Stage): State {
  const { trip } = stage
  const reason = () => stage.line(trip.motion === 'error' ? 'motion.error' : 'motion.denied')
  const lines = () => [isRefused(trip.motion) ? reason() : stage.line('perm.before')]

  function tellReason() {
    stage.emit({ kind: 'notice', about: 'motion', text: reason().text })
    stage.say([reason()])
  }
  const again = () => stage.say(lines())

  return {
    listenFor: 'confirm',
    choices: choicesOf(['Repeat', 'Pause']),
    enter() {
      if (isRefused(trip.motion)) tellReason()
    },
    word(word) {
      if (!elsewhere.has(word) && !isAnswer(word, 'confirm')) return false
      again()
      return true
    },
    help: lines,
    again,
    motionChanged(state) {
      if (isRefused(state)) tellReason()
      else open(stage)
    },
  }
}
