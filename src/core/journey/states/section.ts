import { isSectionWord } from '../../language/meaning.ts'
import type { Line } from '../../speech/utterance.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, offered, sectionChoices, sections, sectionWord } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** Which section? What the last visit chose is named once. */
export function section(stage: Stage): State {
  const open = offered(stage)
  const isAll = open.length === sections.length
  const { texts } = stage.options
  const blanks = {
    section: texts.listWords(
      open.map((each) => texts.sectionNames[each]),
      'or',
    ),
  }
  const ask = () =>
    stage.line(
      isAll ? 'aisle.ask' : open.length === 1 ? 'aisle.ask.one' : 'aisle.ask.some',
      isAll ? undefined : blanks,
    )
  const hand = (): Line => (isAll ? stage.line('aisle.ask.r2') : stage.line('aisle.ask.hand', blanks))

  function first() {
    const kept = stage.trip.kept?.section
    stage.trip.kept = null
    const before = kept ? [stage.line(`aisle.kept.${sectionWord(kept)}`)] : []
    return [...before, ...(stage.options.own?.('section', null) ?? []), ask()]
  }
  const question = createQuestion(stage, first, [isAll ? 'aisle.ask.r1' : ask(), hand()])
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
    choices: choicesOf([...sectionChoices(stage), 'Repeat', 'Pause'], ['What do you have?']),
    enter() {
      // A newcomer hears first what they must know; then where they are is asked, before where they want to go.
      if (stage.trip.scanned) return stage.go('atShelf')
      if (open.length > 0) return question.ask()
      stage.trip.before = [...stage.trip.before, stage.line('aisle.none')]
      stage.go('checking')
    },
    word(word) {
      if (isSectionWord(word)) choose(stage, word)
      else if (word === 'continue') stage.go('tour')
      else if (word === 'back') back()
      else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [hand()],
    again: question.ask,
  }
}
