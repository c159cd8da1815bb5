import { DELAY } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'
import type { StateName } from '../trip.ts'

/** At the counter: more, or next time? */
export function buyMore(stage: Stage): State {
  const { brand } = stage.options
  const question = createQuestion(
    stage,
    () => [...(stage.options.own?.('counter', null) ?? []), stage.line('more.ask', { brand })],
    ['more.ask.r1', 'more.ask.r2'],
  )
  return {
    ...question.state,
    where: 'buyMore',
    listenFor: 'buy_more',
    choices: choicesOf(['Buy more', 'Next time', 'Repeat', 'Help', 'Pause']),
    word(word) {
      if (word === 'buyMore') {
        stage.trip.ending = {
          why: 'buyMore',
          lines: [stage.line('more.yes')],
          delayMs: DELAY.reloadBuyMoreMs,
          undo: 'buyMore',
        }
        stage.go('ending')
      } else if (word === 'nextTime') stage.go('keepApp')
      else if (word === 'thanks') thank(stage, 'buyMore')
      else return false
      return true
    },
  }
}

/** Shall the app stay on the phone? */
export function keepApp(stage: Stage): State {
  const { brand, platform } = stage.options
  const question = createQuestion(stage, () => [stage.line('save.ask')], ['save.ask.r1', 'save.ask.r2'])

  function save() {
    stage.emit({ kind: 'homeScreenSteps', steps: stage.options.texts.homeScreenSteps[platform] })
    stage.trip.ending = {
      why: 'saved',
      lines: [stage.line(`save.${platform}`), stage.line('thanks', { brand })],
      delayMs: DELAY.reloadSaveMs,
      undo: 'keepApp',
    }
    stage.go('ending')
  }
  return {
    ...question.state,
    where: 'keepApp',
    listenFor: 'keep_app',
    choices: choicesOf(['Save', 'Thank you', 'Back', 'Repeat', 'Pause']),
    word(word) {
      if (word === 'save') save()
      else if (word === 'thanks') thank(stage, 'keepApp')
      else if (word === 'back') stage.go('buyMore')
      else return false
      return true
    },
  }
}

/** The visit is over by the shopper's thanks; "back" leads to where they were said. */
export function thank(stage: Stage, undo: StateName) {
  const lines = [stage.line('thanks', { brand: stage.options.brand })]
  stage.trip.ending = { why: 'thanks', lines, delayMs: DELAY.reloadThanksMs, undo }
  stage.go('ending')
}

/** The last words of a visit, and the time in which "back" still undoes them. */
export function ending(stage: Stage): State {
  const { trip } = stage
  const end = trip.ending
  let stopWaiting: (() => void) | undefined

  function wait() {
    stopWaiting?.()
    // Whoever called staff waits for them with the phone sounding.
    stopWaiting = stage.after(end?.delayMs ?? 0, () => (trip.alarming ? wait() : stage.end()))
  }
  const tell = () => {
    stopWaiting?.()
    stopWaiting = undefined
    const { literal } = stage.options
    stage.say(end?.lines ?? [], literal ? () => {} : wait)
    if (literal) wait()
  }

  return {
    listenFor: end?.why === 'saved' ? 'keep_app' : 'confirm',
    choices:
      end?.why === 'saved' ? choicesOf(['Thank you', 'Back', 'Repeat']) : choicesOf(['Back', 'Repeat']),
    enter: tell,
    word(word) {
      if (word === 'back' || (word === 'no' && end?.why !== 'saved')) stage.go(end?.undo ?? 'welcome')
      else if (word === 'thanks') stage.end()
      else return false
      return true
    },
    // A noisy shop must not keep a visit open for ever: only a hand on the phone asks for more time.
    noticed(by) {
      if (by === 'touch' && stopWaiting) wait()
    },
    help: () => end?.lines ?? [],
    again: tell,
  }
}
