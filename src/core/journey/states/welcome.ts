import { isSectionWord, type Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { answerPlace } from '../place-answer.ts'
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
