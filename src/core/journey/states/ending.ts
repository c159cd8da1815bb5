import { DELAY } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import type { Stage, State, StateName } from '../state.ts'

/** The visit is over by the shopper's thanks; "back" leads to where they were said. */
export function thank(stage: Stage, undo: StateName) {
  const lines = [stage.line('thanks', { brand: stage.options.brand })]
  stage.trip.ending = { why: 'thanks', lines, delayMs: DELAY.reloadThanksMs, undo }
  stage.go('ending')
}

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
    const { literal } = stage.options
    stage.say(end?.lines ?? [], literal ? () => {} : wait)
    if (literal) wait()
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
