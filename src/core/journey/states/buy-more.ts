import { DELAY } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'
import { thank } from './ending.ts'

/** At the counter: more, or next time? */
export function buyMore(stage: Stage): State {
  const { brand } = stage.options
  const question = createQuestion(
    stage,
    () => [...(stage.options.own?.('counter', null) ?? []), stage.line('more.ask', { brand })],
    ['more.ask.r1', 'more.ask.r2'],
  )
  return {
    where: 'buyMore',
    listenFor: 'buy_more',
    choices: choicesOf(['Buy more', 'Next time', 'Repeat', 'Help', 'Pause']),
    enter: question.ask,
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
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('more.ask.r2')],
    again: question.ask,
  }
}
