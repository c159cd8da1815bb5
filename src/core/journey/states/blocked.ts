import { choicesOf } from '../choices.ts'
import { open } from '../opening.ts'
import { canCount, type Stage, type State } from '../state.ts'

/** The specification goes on only when motion is granted. */
export function blocked(stage: Stage): State {
  const { trip, options } = stage
  const lines = () => [
    stage.line(
      trip.motion === 'denied'
        ? 'motion.denied'
        : trip.motion === 'error'
          ? 'motion.error'
          : 'motion.missing',
    ),
  ]
  return {
    where: 'opening',
    listenFor: 'confirm',
    choices: choicesOf(['Repeat', 'Call staff', 'Pause']),
    enter() {
      const [line] = lines()
      if (line) stage.emit({ kind: 'notice', about: 'motion', text: line.text })
      stage.say(lines())
    },
    word: () => false,
    help: lines,
    again: () => stage.say(lines()),
    motionChanged(state) {
      if (canCount(state) && options.motionRequired) open(stage)
    },
  }
}
