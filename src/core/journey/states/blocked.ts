import { choicesOf } from '../choices.ts'
import { open } from '../opening.ts'
import { isRefused, type Stage, type State } from '../state.ts'

/** The specification goes on only when motion is granted: it waits for the answer, and stays here after a no. */
export function blocked(stage: Stage): State {
  const { trip } = stage
  const reason = () => stage.line(trip.motion === 'error' ? 'motion.error' : 'motion.denied')
  const lines = () => [isRefused(trip.motion) ? reason() : stage.line('perm.before')]

  function tellReason() {
    stage.emit({ kind: 'notice', about: 'motion', text: reason().text })
    stage.say([reason()])
  }
  return {
    where: 'opening',
    listenFor: 'confirm',
    choices: choicesOf(['Repeat', 'Call staff', 'Pause']),
    enter() {
      if (isRefused(trip.motion)) tellReason()
    },
    word: () => false,
    help: lines,
    again: () => stage.say(lines()),
    motionChanged(state) {
      if (isRefused(state)) tellReason()
      else open(stage)
    },
  }
}
