import { choicesOf } from '../choices.ts'
import { answerPlace } from '../place-answer.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'

/** Not in a store by the code: at the store, or at home? */
export function place(stage: Stage): State {
  const question = createQuestion(stage, () => [stage.line('place.ask')], ['place.ask.r1', 'place.ask.r2'])
  return {
    where: 'place',
    listenFor: 'place',
    choices: choicesOf(['Store', 'Home', 'Repeat', 'Help', 'Pause']),
    enter: question.ask,
    word: (word) => answerPlace(stage, word),
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('place.ask.r2')],
    again: question.ask,
  }
}
