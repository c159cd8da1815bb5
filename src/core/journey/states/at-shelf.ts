import { isSectionWord } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, nameOf } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/**
 * A code that hangs at a shelf was scanned. A picture of it may have been sent, or the phone been carried on: the
 * shopper says whether they stand there. After a yes every walk begins at that shelf, after a no at the entrance.
 */
export function atShelf(stage: Stage): State {
  const { trip } = stage
  const section = trip.scanned ?? 'biscuits and snacks'
  const question = createQuestion(
    stage,
    () => [stage.line('shelf.ask', { section: nameOf(stage, section, 'section') })],
    ['shelf.ask.r1', 'shelf.ask.r2'],
  )

  function here() {
    Object.assign(trip, { scanned: null, at: section, section })
    stage.go('checking')
  }
  function elsewhere() {
    trip.scanned = null
    stage.go('section')
  }
  return {
    where: 'section',
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Repeat', 'Pause']),
    enter: question.ask,
    word(word) {
      if (word === 'yes' || word === 'imHere') here()
      else if (word === 'no' || word === 'back') elsewhere()
      else if (isSectionWord(word)) {
        // Where they stand was not said: the way is the one from the entrance.
        trip.scanned = null
        choose(stage, word)
      } else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('shelf.ask.r2')],
    again: question.ask,
  }
}
