import { DELAY } from '../constants.ts'
import { isSectionWord, type Word } from '../language/meaning.ts'
import type { Stage } from './state.ts'

/** What follows from an answer to "at the store, or at home?"; false when it is none. */
export function answerPlace(stage: Stage, word: Word): boolean {
  if (word === 'store') {
    stage.trip.ending = {
      why: 'goToStore',
      lines: [stage.line('home.go.store')],
      delayMs: DELAY.reloadGoToStoreMs,
      undo: 'place',
    }
    stage.go('ending')
  } else if (word === 'home') {
    stage.say([stage.line('wait')], () => stage.go('checking'))
  } else if (isSectionWord(word) || word === 'counter') {
    stage.trip.before = [stage.line('home.sorry')]
    stage.go('place')
  } else return false
  return true
}
