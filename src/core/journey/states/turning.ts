import { ENTRANCE } from '../../contract/place.ts'
import { isAnswer } from '../../language/words.ts'
import type { NavigationPath } from '../../navigation/find-path.ts'
import { walkLine } from '../../navigation/guide/sentences.ts'
import type { Line } from '../../speech/utterance.ts'
import { choicesOf } from '../choices.ts'
import { counterBeforeWalk, isSectionChange } from '../leading-away.ts'
import { createQuestion } from '../question.ts'
import { nameOf, onwardPath, returnPath, withoutReturn } from '../sections.ts'
import type { Stage, State } from '../state.ts'
import { canCount, type StateName } from '../trip.ts'

interface Turn {
  to: Extract<StateName, 'turning' | 'crossing'>
  where: 'onward' | 'return'
  path: () => NavigationPath
  line: Line
  /** Where "back" leads. */
  back: StateName
}

/** The walk is not begun: what follows begins where the shopper stands. */
function giveUp(stage: Stage, to: StateName) {
  stage.trip.source = null
  stage.go(to)
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
      const { section } = trip
      const noReturn = where === 'onward' && section ? withoutReturn(stage, section) : []
      const swing = canCount(trip.motion) ? [walkLine(stage.options.texts, 'nav.go')] : []
      stage.say([...noReturn, ...from, ...swing], () => stage.go('walking'))
    },
    word(word) {
      if (word === 'next') stage.go('walking')
      else if (word === 'back') giveUp(stage, back)
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
    line: walkLine(stage.options.texts, 'nav.return'),
  })

/** From one section to another. */
export const crossing = (stage: Stage): State =>
  turn(stage, {
    ...({ to: 'crossing', where: 'onward', back: 'section' } as const),
    path: () => onwardPath(stage, stage.trip.section ?? 'biscuits and snacks'),
    line: walkLine(stage.options.texts, 'nav.cross'),
  })

/**
 * Whoever has shopped may have moved since the walk ended, and the next walk begins where it ended: asked before a turn is
 * told. Nobody is led on from elsewhere.
 */
export function standing(stage: Stage): State {
  const { trip, options } = stage
  const to = trip.source ? 'crossing' : 'turning'
  const place = nameOf(stage, trip.source ?? trip.at ?? trip.section, 'shelf')
  const again = ['standing.ask.r1', 'standing.ask.r2'] as const
  const question = createQuestion(stage, () => [stage.line('standing.ask')], again)

  function begin() {
    // Who was astray may have gone back there by themselves.
    trip.at = trip.source ?? trip.section
    stage.go(to)
  }
  function astray() {
    question.rest()
    Object.assign(trip, { at: null, away: true })
    stage.changed()
    stage.say([stage.line('standing.no', { section: place })])
  }

  return {
    ...question.state,
    where: trip.source ? 'onward' : 'return',
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Back', 'Repeat', 'Pause']),
    enter() {
      // At the door nobody has walked yet, and the specification asks nothing.
      if (options.literal || !(trip.source ?? trip.section)) stage.go(to)
      else question.ask()
    },
    word(word) {
      if (word === 'yes' || word === 'next' || word === 'imHere') begin()
      else if (word === 'no' || word === 'lost') astray()
      else if (word === 'counter' && to === 'crossing') counterBeforeWalk(stage)
      else if (word === 'counter') question.ask()
      else if (word === 'back') giveUp(stage, to === 'crossing' ? 'section' : 'checking')
      else return false
      return true
    },
  }
}
