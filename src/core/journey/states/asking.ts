import { JOURNEY_WAIT } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { alwaysOurs, handOver, type Stage, type State } from '../state.ts'
import { countOn } from '../walk-of.ts'

/** "Did you say …? Yes or no.": what leads away is asked back where it may have been misheard. */
export function asking(stage: Stage): State {
  const { trip } = stage
  const asked = trip.asking
  const isCheck = trip.mode === 'scan'
  const lines = () => (asked ? [asked.line] : [])
  const goBack = () => stage.goBack((state) => (state.resume ?? state.enter)())
  const answers: readonly Word[] = ['yes', 'no', 'back', ...(asked ? [asked.word] : [])]
  let nudged = false
  let waitedFor = false
  let stopWaiting: (() => void) | undefined

  function carryOn() {
    trip.before = [stage.line('carry.on')]
    goBack()
  }
  function wait() {
    stopWaiting?.()
    // Whoever called staff waits for them, and is asked nothing.
    stopWaiting = stage.after(JOURNEY_WAIT.confirmMs, () => (trip.alarming ? wait() : carryOn()))
  }
  function agree() {
    const { word } = asked ?? {}
    // Answered before its end it is not heard on: what comes back knows by the silence that it is to speak.
    stage.silence()
    if (word) stage.goBack(() => stage.act(word))
    else goBack()
  }

  function notAnswered() {
    if (nudged) return carryOn()
    nudged = true
    stage.say([stage.line('sure.r1')], wait)
  }

  return {
    ...countOn(stage, asked?.from === 'walking'),
    listenFor: isCheck ? 'checking' : 'confirm',
    mode: trip.mode,
    own: [...new Set([...alwaysOurs, ...trip.own, ...answers])],
    choices: choicesOf(['Yes', 'No', 'Back', 'Repeat', 'Pause']),
    asksWhether: stage.options.literal ? undefined : asked?.word,
    breaksOff: asked?.leaves ?? false,
    enter: () => stage.say(lines(), wait),
    word(word, said) {
      if (word === 'yes' || word === asked?.word) agree()
      else if (word === 'no' || word === 'back') carryOn()
      else if (word === 'lost' && asked?.from === 'walking') stage.goBack(() => stage.act('lost'))
      else if (isCheck && !alwaysOurs.has(word)) handOver(stage, word, said)
      else if (word === 'lost') notAnswered()
      else return false
      return true
    },
    unmatched(said) {
      if (isCheck) return handOver(stage, undefined, said)
      notAnswered()
    },
    // In a noisy shop a voice is waited for once.
    noticed(by) {
      if (!stopWaiting || (by === 'voice' && waitedFor)) return
      waitedFor ||= by === 'voice'
      wait()
    },
    help: () => [stage.line('sure.r1')],
    again: () => stage.say(lines(), wait),
  }
}
