import { DELAY } from '../../constants.ts'
import { isSectionWord, type Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** The welcome of a first visit, and every welcome at home. Whoever knows the way answers into it. */
export function welcome(stage: Stage): State {
  const { place, brand, literal } = stage.options
  const inStore = place.kind === 'store'

  function lines() {
    if (place.kind === 'store') return [stage.line('welcome.store', { brand, store: place.store.name })]
    const unknown = place.kind === 'unknown' ? [stage.line('store.unknown')] : []
    return [...unknown, stage.line('welcome.home', { brand })]
  }

  function answerInStore(word: Word): boolean {
    if (isSectionWord(word)) choose(stage, word)
    else if (word === 'notRequired') stage.go('section')
    else if (word === 'continue') stage.go('tour')
    else return false
    return true
  }

  return {
    where: 'opening',
    listenFor: inStore ? 'introduction' : 'place',
    choices: inStore
      ? choicesOf(['Skip', 'Biscuits', 'Dairy', 'Breads', 'Repeat'], ['Not required'])
      : choicesOf(['Store', 'Home', 'Repeat', 'Help', 'Pause']),
    enter() {
      if (place.kind === 'unknown')
        stage.emit({ kind: 'notice', about: 'store', text: stage.line('store.unknown').text })
      stage.say(lines(), () => stage.go(inStore ? (literal ? 'tour' : 'brief') : 'place'))
    },
    word: (word) => (inStore ? answerInStore(word) : answerPlace(stage, word)),
    help: () => lines().slice(-1),
    again: () => stage.go('welcome'),
  }
}

/** Not in a store by the code: at the store, or at home? */
export function place(stage: Stage): State {
  const question = createQuestion(stage, () => [stage.line('place.ask')], ['place.ask.r1', 'place.ask.r2'])
  return {
    ...question.state,
    where: 'place',
    listenFor: 'place',
    choices: choicesOf(['Store', 'Home', 'Repeat', 'Help', 'Pause']),
    word: (word) => answerPlace(stage, word),
  }
}

/** What follows from an answer to "at the store, or at home?"; false when it is none. */
function answerPlace(stage: Stage, word: Word): boolean {
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
