import { JOURNEY_WAIT } from '../constants.ts'
import type { Heard } from '../contract/live.ts'
import { type Word, wordOf } from '../language/meaning.ts'
import { understand } from '../language/understand.ts'
import { isAlwaysOpen } from '../language/words.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { Idle } from './idle.ts'
import type { Machine } from './stage.ts'
import type { Said, State } from './state.ts'

export interface AnswersOptions {
  machine: Machine
  speech: SpeechQueue
  idle: Idle
}

/** Takes what the shopper meant, by voice or by hand, to what it does in the state that is open. */
export interface Answers {
  /** A turn that the engine has understood. */
  heard(heard: Heard): void
  /** Words of the text field or of a button, understood here. */
  given(text: string, source: 'typed' | 'pressed'): void
}

export function createAnswers({ machine, speech, idle }: AnswersOptions): Answers {
  function act(state: State, word: Word | undefined, said: Said, overVoice: boolean) {
    if (word === undefined) {
      const warned = idle.warned()
      idle.activity()
      // Whoever answers the warning gets an answer to that alone.
      if (!warned) state.unmatched?.(said)
      return
    }
    idle.quietly()
    if (!state.word(word, said)) everywhere(state, word, said, overVoice)
    if (machine.current() === state) state.noticed?.('touch')
  }

  /** Before the first state nothing is asked: the visit can only be stopped. */
  function early(word: Word | undefined) {
    idle.activity()
    if (word === 'stop' || word === 'pause') machine.pause()
  }

  function stop(source: Said['source'], overVoice: boolean) {
    if (overVoice || speech.speaking()) speech.clear()
    else if (source !== 'pressed') machine.go('stopping')
    // Somebody may have been on the way to stop a voice that came to its end.
    else if (speech.quietMs() >= JOURNEY_WAIT.lateStopMs) machine.pause()
  }

  /** What is open in every state, for states that have no use of their own for it. */
  function everywhere(state: State, word: Word, { source }: Said, overVoice: boolean) {
    switch (word) {
      case 'repeat':
      case 'back':
        return state.again()
      case 'help':
        return machine.aside(state.help())
      case 'stop':
        return stop(source, overVoice)
      case 'pause':
        return machine.pause()
      case 'skip':
        return void speech.skip()
      case 'slower':
      case 'faster':
        machine.emit({ kind: 'pace', by: word === 'slower' ? -1 : 1 })
        return state.again()
      case 'whatIsThis':
        return machine.trip.connected ? machine.go('detour') : machine.aside([machine.line('scan.alone')])
      case 'startAgain':
        return machine.go('restarting')
      case 'callStaff':
        machine.trip.alarming = true
        machine.aside([machine.line('staff.call')])
        return machine.emit({ kind: 'alarm' })
    }
  }

  /**
   * Its question is closed by now: it answers nothing, and only what is open everywhere still counts. The same question
   * of another state is still open, but for "yes" and "no": those are about one thing alone.
   */
  function isLate({ question, questionId }: Heard, { listenFor }: State): boolean {
    if (questionId === undefined || questionId === machine.questionId()) return false
    return question !== listenFor || question === 'confirm'
  }

  return {
    heard(heard) {
      const { text, meaning, verdict, overVoice = false } = heard
      if (verdict === 'nothing' || text.trim() === '') return
      const state = machine.current()
      const word = wordOf(meaning)
      if (!state) return early(word)
      if (isLate(heard, state) && !(word && isAlwaysOpen(word))) return idle.activity()
      act(state, word, { text, source: 'spoken' }, overVoice)
    },
    given(text, source) {
      const state = machine.current()
      if (text.trim() === '') return
      const question = state?.listenFor ?? 'all'
      const { meaning } = understand({ text, question, source, names: [] })
      const word = meaning?.type === 'word' ? meaning.word : undefined
      if (state) act(state, word, { text, source }, false)
      else early(word)
    },
  }
}
