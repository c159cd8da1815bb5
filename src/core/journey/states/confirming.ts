import { DELAY, JOURNEY_WAIT } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { restart } from '../opening.ts'
import { createQuestion } from '../question.ts'
import type { Stage, State } from '../state.ts'
import { countOn } from '../walk-of.ts'

/** To the letter no step counts before the walk goes on. */
const isOnWalk = ({ trip, options }: Stage) => trip.from === 'walking' && !options.literal

/** To the letter the word is none of these questions'. */
const isLost = ({ options }: Stage, word: Word) => word === 'lost' && !options.literal
/** Whoever is lost is answered where this came from. */
const answerLost = (stage: Stage) => stage.goBack(() => stage.act('lost'))

/** "Stop" heard in silence pauses the visit; it may have been misheard, so it is said first. */
export function stopping(stage: Stage): State {
  let cancel: (() => void) | undefined
  let waitedFor = false
  const wait = () => {
    cancel?.()
    cancel = stage.after(JOURNEY_WAIT.undoStopMs, stage.pause)
  }
  const tell = () => stage.say([stage.line('stop.confirm')], wait)
  return {
    ...countOn(stage, isOnWalk(stage), true),
    listenFor: 'confirm',
    choices: choicesOf(['No', 'Yes', 'Back', 'Pause', 'Repeat']),
    breaksOff: true,
    enter: tell,
    word(word) {
      if (word === 'no' || word === 'back') {
        stage.trip.before = [stage.line('carry.on')]
        stage.goBack()
      } else if (word === 'yes' || word === 'stop') stage.pause()
      else if (isLost(stage, word)) answerLost(stage)
      else return false
      return true
    },
    // A "no" may be on its way over a slow line. In a noisy shop a voice is waited for once.
    noticed(by) {
      if (!cancel || (by === 'voice' ? waitedFor : stage.options.literal)) return
      waitedFor ||= by === 'voice'
      wait()
    },
    help: () => [stage.line('stop.confirm')],
    again: tell,
  }
}

/** "Start again" needs a yes: everything chosen so far is forgotten. */
export function restarting(stage: Stage): State {
  const { trip } = stage
  const question = createQuestion(stage, () => [stage.line('restart.ask')], ['restart.ask.r1', 'restart.ask'])
  return {
    ...question.state,
    ...countOn(stage, isOnWalk(stage)),
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Back', 'Repeat', 'Pause']),
    breaksOff: true,
    word(word) {
      if (word === 'yes') restart(stage)
      else if (word === 'no' || word === 'back') {
        trip.before = [stage.line('carry.on')]
        stage.goBack()
      } else if (isLost(stage, word)) answerLost(stage)
      else return false
      return true
    },
  }
}

/** "Cash counter" was understood: said, and undone by "no" or "back" while there is time. */
export function leaving(stage: Stage): State {
  const { trip } = stage
  // Until then a no leaves everything as it was.
  function goOn() {
    Object.assign(trip, { section: trip.leavingFrom, source: null })
    stage.go('standing')
  }
  const lines = () => [stage.line('counter.confirm'), stage.line('wait')]
  return {
    listenFor: 'confirm',
    choices: choicesOf(['Back', 'No', 'Pause', 'Repeat', 'Help']),
    enter: () => stage.sayAndWait(lines(), DELAY.returnNavigationMs, goOn),
    word(word) {
      if (word === 'yes' || word === 'counter') goOn()
      else if (word === 'no' || word === 'back') stage.goBack()
      else if (isLost(stage, word)) answerLost(stage)
      else return false
      return true
    },
    help: lines,
    again: () => stage.go('leaving'),
  }
}
