import { DELAY } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'
import { thank } from './ending.ts'

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
    where: 'keepApp',
    listenFor: 'keep_app',
    choices: choicesOf(['Save', 'Thank you', 'Back', 'Repeat', 'Pause']),
    enter: question.ask,
    word(word) {
      if (word === 'save') save()
      else if (word === 'thanks') thank(stage, 'keepApp')
      else if (word === 'back') stage.go('buyMore')
      else return false
      return true
    },
    unmatched: question.nudge,
    noticed: question.noticed,
    help: () => [stage.line('save.ask.r2')],
    again: question.ask,
  }
}
