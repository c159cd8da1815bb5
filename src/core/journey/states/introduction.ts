import { isSectionWord } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, sectionChoices } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** Who was here before is offered the introduction. */
export function introduction(stage: Stage): State {
  const question = createQuestion(stage, () => [stage.line('intro.offer')], [
    'intro.offer.r1',
    'intro.offer.r2',
  ])
  return {
    where: 'introduction',
    listenFor: 'introduction',
    choices: choicesOf(['Continue', 'Not required', 'Repeat', 'Help', 'Pause'], sectionChoices(stage)),
    enter: question.ask,
    word(word) {
      if (word === 'continue') stage.go('tour')
      else if (word === 'notRequired' || (word === 'skip' && !stage.speaking())) stage.go('section')
      else if (isSectionWord(word)) choose(stage, word)
      else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('intro.offer.r2')],
    again: question.ask,
  }
}
