import { JOURNEY_WAIT } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import type { Stage, State } from '../state.ts'

/** "Stop" heard in silence pauses the visit; it may have been misheard, so it is said first. */
export function stopping(stage: Stage): State {
  const tell = () =>
    stage.say([stage.line('stop.confirm')], () => stage.after(JOURNEY_WAIT.undoStopMs, stage.pause))
  return {
    listenFor: 'confirm',
    choices: choicesOf(['No', 'Yes', 'Back', 'Pause', 'Repeat']),
    enter: tell,
    word(word) {
      if (word === 'no' || word === 'back') {
        stage.trip.before = [stage.line('carry.on')]
        stage.goBack()
      } else if (word === 'yes' || word === 'stop') stage.pause()
      else return false
      return true
    },
    help: () => [stage.line('stop.confirm')],
    again: tell,
  }
}
