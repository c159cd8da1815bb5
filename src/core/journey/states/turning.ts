import { isAnswer } from '../../language/words.ts'
import { walkLine } from '../../navigation/guide/sentences.ts'
import { choicesOf } from '../choices.ts'
import { returnPath } from '../sections.ts'
import { canCount, type Stage, type State } from '../state.ts'

/** The way back begins: the shopper turns round before anything is counted. */
export function turning(stage: Stage): State {
  const { trip, options } = stage
  const again = () => stage.go('turning')
  return {
    where: 'return',
    listenFor: 'walking',
    choices: choicesOf(['Next', 'Repeat', 'Back', 'Help', 'Pause']),
    enter() {
      const path = returnPath(stage)
      trip.path = path
      trip.walk = null
      stage.emit({ kind: 'path', path })
      if (options.literal) return stage.go('walking')
      const swing = canCount(trip.motion) ? [walkLine('nav.go')] : []
      stage.say([walkLine('nav.return'), ...swing], () => stage.go('walking'))
    },
    word(word) {
      if (word === 'next') stage.go('walking')
      else if (word === 'back') stage.go('checking')
      else if (isAnswer(word, 'walking')) again()
      else return false
      return true
    },
    help: () => [walkLine('nav.return')],
    again,
  }
}
