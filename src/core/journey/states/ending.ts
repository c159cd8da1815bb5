import { choicesOf } from '../choices.ts'
import type { Stage, State } from '../state.ts'

/** The last words of a visit, and the time in which "back" still undoes them. */
export function ending(stage: Stage): State {
  const { trip } = stage
  const end = trip.ending
  let stopWaiting: (() => void) | undefined

  function wait() {
    stopWaiting?.()
    // Whoever called staff waits for them with the phone sounding.
    stopWaiting = stage.after(end?.delayMs ?? 0, () => (trip.alarming ? wait() : stage.end()))
  }
  const tell = () => {
    stopWaiting?.()
    stopWaiting = undefined
    stage.say(end?.lines ?? [], wait)
  }

  return {
    listenFor: end?.why === 'saved' ? 'keep_app' : 'confirm',
    choices:
      end?.why === 'saved' ? choicesOf(['Thank you', 'Back', 'Repeat']) : choicesOf(['Back', 'Repeat']),
    enter: tell,
    word(word) {
      if (word === 'back' || (word === 'no' && end?.why !== 'saved')) stage.go(end?.undo ?? 'welcome')
      else if (word === 'thanks') stage.end()
      else return false
      return true
    },
    // A noisy shop must not keep a visit open for ever: only a hand on the phone asks for more time.
    noticed(by) {
      if (by === 'touch' && stopWaiting) wait()
    },
    help: () => end?.lines ?? [],
    again: tell,
  }
}
