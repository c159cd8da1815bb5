import { isSectionWord } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, sectionWord } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** Which section? What the last visit chose is named once. */
export function section(stage: Stage): State {
  function first() {
    const kept = stage.trip.kept?.section
    stage.trip.kept = null
    const before = kept ? [stage.line(`aisle.kept.${sectionWord(kept)}`)] : []
    return [...before, stage.line('aisle.ask')]
  }
  const question = createQuestion(stage, first, ['aisle.ask.r1', 'aisle.ask.r2'])
  /** To the shelf that was to be left, or to the question before. */
  function back() {
    const { trip } = stage
    if (!trip.at) return stage.go('introduction')
    trip.section = trip.at
    stage.go('checking')
  }
  return {
    where: 'section',
    listenFor: 'section',
    choices: choicesOf(['Biscuits', 'Dairy', 'Breads', 'Repeat', 'Pause'], ['What do you have?']),
    enter: question.ask,
    word(word) {
      if (isSectionWord(word)) choose(stage, word)
      else if (word === 'back') back()
      else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('aisle.ask.r2')],
    again: question.ask,
  }
}
