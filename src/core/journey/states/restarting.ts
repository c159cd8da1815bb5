import { choicesOf } from '../choices.ts'
import { restart } from '../opening.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'

/** "Start again" needs a yes: everything chosen so far is forgotten. */
export function restarting(stage: Stage): State {
  const { trip } = stage
  const question = createQuestion(stage, () => [stage.line('restart.ask')], ['restart.ask.r1', 'restart.ask'])
  return {
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Back', 'Repeat', 'Pause']),
    enter: question.ask,
    word(word) {
      if (word === 'yes') restart(stage)
      else if (word === 'no' || word === 'back') {
        trip.before = [stage.line('carry.on')]
        stage.goBack()
      } else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('restart.ask')],
    again: question.ask,
  }
}
