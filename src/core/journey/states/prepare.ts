import { DELAY } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { understand } from '../../language/understand.ts'
import { isAnswer } from '../../language/words.ts'
import { walkLine } from '../../navigation/guide/sentences.ts'
import { createStepDetector } from '../../navigation/steps/step-detector.ts'
import { isHeard } from '../by-hand.ts'
import { choicesOf } from '../choices.ts'
import { counterBeforeWalk, isSectionChange } from '../leading-away.ts'
import type { Said, Stage, State } from '../state.ts'
import { canCount } from '../trip.ts'

/** The phone is held and moved, so that the sensor is known to work; then the walk begins by itself or on the first swing. */
export function prepare(stage: Stage): State {
  const { trip, options } = stage
  // Any single jerk will do, so the specification's rule serves in both profiles.
  const swings = createStepDetector('specification')
  let invited = false

  const again = () => stage.go('prepare')
  const notThere = (said: Said) => stage.go('entrance', (entered) => entered.word('notThere', said))
  /** "No" by itself answers nothing on a walk; here it takes the yes of the entrance back, and little else does. */
  function deniesEntrance({ text, source }: Said): boolean {
    const { language } = options.texts
    const means = (question: 'confirm' | 'walking', word: Word) => {
      const { meaning, verdict } = understand({ text, question, source, names: [], language })
      return verdict === 'act' && meaning?.type === 'word' && meaning.word === word
    }
    return means('confirm', 'no') || means('walking', 'notThere')
  }
  const walk = () => stage.go('walking')
  /** What a newcomer has not heard who went straight to a section: it is needed from here on. */
  function unheard() {
    if (!options.firstVisit || options.literal || trip.toured || !isHeard(stage)) return []
    trip.toured = true
    return [stage.line('walk.words')]
  }
  function invite() {
    invited = true
    stage.say([walkLine(stage.options.texts, 'nav.go')], walk)
  }

  return {
    where: 'onward',
    listenFor: 'walking',
    atEntrance: !options.literal,
    choices: choicesOf(['Next', 'Repeat', 'Back', 'Help', 'Pause']),
    enter() {
      if (!canCount(trip.motion)) return walk()
      const lines = [walkLine(options.texts, 'nav.prepare'), ...unheard()]
      stage.sayAndWait(lines, DELAY.navigationStartMs, invite)
    },
    word(word, said) {
      if (word === 'next') walk()
      else if (word === 'notThere') notThere(said)
      else if (word === 'back') stage.go('entrance')
      else if (word === 'counter') counterBeforeWalk(stage)
      else if (isAnswer(word, 'walking') && !isSectionChange(word)) again()
      else return false
      return true
    },
    unmatched(said) {
      if (!options.literal && deniesEntrance(said)) notThere(said)
    },
    help: () => [walkLine(stage.options.texts, 'nav.prepare')],
    again,
    motion(sample) {
      if (swings.push(sample) > 0 && invited && !options.literal) walk()
    },
    motionChanged(state) {
      if (!canCount(state)) walk()
    },
  }
}
