import { sections, sectionWord } from '../../contract/place.ts'
import { isSectionWord } from '../../language/meaning.ts'
import type { Line } from '../../speech/utterance.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, nameOf, offered, sectionChoices } from '../sections.ts'
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
    ...question.state,
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
  }
}

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
    Object.assign(trip, { scanned: null, at: section, away: true, section })
    stage.go('checking')
  }
  function elsewhere() {
    Object.assign(trip, { scanned: null, away: true })
    stage.go('section')
  }
  return {
    ...question.state,
    where: 'section',
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Repeat', 'Pause']),
    word(word) {
      if (word === 'yes' || word === 'imHere') here()
      else if (word === 'no' || word === 'back' || (word === 'lost' && !stage.options.literal)) elsewhere()
      else if (isSectionWord(word)) {
        // Where they stand was not said: the way is the one from the entrance.
        trip.scanned = null
        choose(stage, word)
      } else return false
      return true
    },
  }
}
