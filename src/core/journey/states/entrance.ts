import { DELAY } from '../../constants.ts'
import { sectionWord } from '../../contract/place.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { onwardPath, withoutReturn } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** Says which section it understood, and asks whether the walk can begin. */
export function entrance(stage: Stage): State {
  const { trip } = stage
  const { section } = trip
  const question = createQuestion(
    stage,
    () => [
      ...(section ? [stage.line(`aisle.confirm.${sectionWord(section)}`)] : []),
      stage.line('entrance.ask'),
    ],
    ['entrance.ask.r1', 'entrance.ask.r2'],
  )

  function begin() {
    if (!section) return stage.go('section')
    Object.assign(trip, { at: null, away: false, ...(!stage.options.literal && { notThere: 0 }) })
    const path = onwardPath(stage, section)
    if (path.navCommands.length > 0) {
      trip.path = path
      trip.walk = null
      stage.emit({ kind: 'path', path })
      trip.before = [...trip.before, ...withoutReturn(stage, section)]
      return stage.go('prepare')
    }
    trip.section = null
    trip.before = [stage.line('nav.nopath')]
    stage.go('section')
  }

  function notThere() {
    trip.away = true
    trip.notThere += 1
    stage.changed()
    if (trip.notThere === 1) {
      question.rest()
      const askAgain = () => question.ask([stage.line('entrance.ask.r1')])
      return stage.sayAndWait([stage.line('entrance.no1')], DELAY.secondEntranceAskMs, askAgain)
    }
    trip.ending = {
      why: 'notAtEntrance',
      lines: [stage.line('entrance.no2')],
      delayMs: DELAY.reloadNotAtEntranceMs,
      undo: 'entrance',
    }
    stage.go('ending')
  }

  return {
    ...question.state,
    where: 'entrance',
    listenFor: 'entrance',
    choices: choicesOf(['Entrance', 'Not there', 'Back', 'Repeat', 'Pause']),
    word(word) {
      if (word === 'entrance') begin()
      else if (word === 'notThere') notThere()
      else if (word === 'back') stage.go('section')
      else return false
      return true
    },
  }
}
