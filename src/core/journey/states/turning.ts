import { isAnswer } from '../../language/words.ts'
import { ENTRANCE, type NavigationPath } from '../../navigation/find-path.ts'
import { walkLine } from '../../navigation/guide/sentences.ts'
import type { Line } from '../../speech/utterance.ts'
import { choicesOf } from '../choices.ts'
import { isSectionChange } from '../leading-away.ts'
import { onwardPath, returnPath } from '../sections.ts'
import { canCount, type Stage, type State, type StateName } from '../state.ts'

interface Turn {
  to: Extract<StateName, 'turning' | 'crossing'>
  where: 'onward' | 'return'
  path: () => NavigationPath
  line: Line
  /** Where "back" leads. */
  back: StateName
}

/** A walk from a shelf begins: the shopper turns round before anything is counted. */
function turn(stage: Stage, { to, where, path: find, line, back }: Turn): State {
  const { trip, options } = stage
  const again = () => stage.go(to)
  return {
    where,
    listenFor: 'walking',
    choices: choicesOf(['Next', 'Repeat', 'Back', 'Help', 'Pause']),
    enter() {
      const path = find()
      trip.path = path
      trip.walk = null
      stage.emit({ kind: 'path', path })
      if (options.literal) return stage.go('walking')
      // There is no shelf to turn from at the door.
      const from = path.source === ENTRANCE ? [] : [line]
      const swing = canCount(trip.motion) ? [walkLine('nav.go')] : []
      stage.say([...from, ...swing], () => stage.go('walking'))
    },
    word(word) {
      if (word === 'next') stage.go('walking')
      else if (word === 'back') stage.go(back)
      else if (isAnswer(word, 'walking') && !isSectionChange(word)) again()
      else return false
      return true
    },
    help: () => [line],
    again,
  }
}

/** The way back. */
export const turning = (stage: Stage): State =>
  turn(stage, {
    ...({ to: 'turning', where: 'return', back: 'checking' } as const),
    path: () => returnPath(stage),
    line: walkLine('nav.return'),
  })

/** From one section to another. */
export const crossing = (stage: Stage): State =>
  turn(stage, {
    ...({ to: 'crossing', where: 'onward', back: 'section' } as const),
    path: () => onwardPath(stage, stage.trip.section ?? 'biscuits and snacks'),
    line: walkLine('nav.cross'),
  })
