import { DELAY } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import type { Stage, State } from '../state.ts'

/** "Cash counter" was understood: said, and undone by "no" or "back" while there is time. */
export function leaving(stage: Stage): State {
  const lines = () => [stage.line('counter.confirm'), stage.line('wait')]
  return {
    listenFor: 'confirm',
    choices: choicesOf(['Back', 'No', 'Pause', 'Repeat', 'Help']),
    enter: () => stage.sayAndWait(lines(), DELAY.returnNavigationMs, () => stage.go('standing')),
    word(word) {
      if (word === 'yes' || word === 'counter') stage.go('standing')
      else if (word === 'no' || word === 'back') stage.goBack()
      else return false
      return true
    },
    help: lines,
    again: () => stage.go('leaving'),
  }
}
