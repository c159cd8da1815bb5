import type { Word } from '../../language/meaning.ts'
import { saysReady } from '../../language/says-ready.ts'
import { isAlwaysOpen } from '../../language/words.ts'
import { choicesOf } from '../choices.ts'
import { alwaysOurs, handOver, type Said, type Stage, type State } from '../state.ts'

/** What answers here; whether it says that the shopper is ready, its own words show: "no, I'm ready". */
const answers: ReadonlySet<Word> = new Set(['repeat', 'back', 'next', 'yes', 'no'])

/**
 * Somebody met with something: they stand still, nothing is asked and no step counts, until they say in so many words that
 * they are ready (docs/decisions/0145).
 */
export function danger(stage: Stage): State {
  const { trip } = stage
  const isWalk = trip.where === 'onward' || trip.where === 'return'
  // A scan in the middle of a walk is over.
  const isCheck = trip.from === 'checking'
  const lines = [stage.line(isWalk ? 'danger.walk' : 'danger.here')]

  function goOn() {
    stage.silence()
    stage.goBack()
  }

  function again() {
    if (!stage.speaking()) stage.alert(lines)
  }

  const isReady = ({ text, source, sure }: Said) =>
    source === 'pressed' || sure === true || saysReady(text, stage.options.texts.language)

  /** Whatever else was said leads on as well, as it would have. */
  function goOnWith(word: Word, said: Said): boolean {
    if (isCheck ? alwaysOurs.has(word) : isAlwaysOpen(word)) return false
    if (isCheck) handOver(stage, word, said)
    else if (isWalk) stage.goBack(() => stage.act(word, said))
    return isCheck || isWalk
  }

  return {
    listenFor: isCheck ? 'checking' : isWalk ? 'walking' : 'confirm',
    mode: isCheck ? 'scan' : 'echo',
    own: [...new Set([...alwaysOurs, ...trip.own, ...answers])],
    choices: choicesOf(['Repeat', 'Back', 'Help', 'Pause']),
    takesDoubtful: answers,
    enter() {
      // "We carry on" is not true here.
      trip.before = []
      stage.alert(lines)
    },
    word(word, said) {
      if (answers.has(word)) isReady(said) ? goOn() : again()
      // It is not said over itself, and falls silent for the call.
      else if (word === 'danger') again()
      else if (word === 'stop') stage.silence()
      else {
        if (word === 'callStaff') stage.silence()
        return goOnWith(word, said)
      }
      return true
    },
    unmatched(said) {
      if (isCheck) handOver(stage, undefined, said)
      else if (isReady(said)) goOn()
    },
    help: () => lines,
    again,
    reconnected: stage.add,
  }
}
