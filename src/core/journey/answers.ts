import { alwaysOpen } from './always-open.ts'
import type { JourneyEffect } from './effects.ts'
import type { Idle } from './idle.ts'
import type { Word } from './phrases.ts'
import type { Speech } from './speech.ts'
import type { Machine } from './stage.ts'
import type { Said, Source, State } from './state.ts'
import type { Turns } from './turns.ts'
import { matchWord } from './words.ts'

export interface AnswersOptions {
  machine: Machine
  speech: Speech
  turns: Turns
  idle: Idle
  emit: (effect: JourneyEffect) => void
}

const none: ReadonlySet<Word> = new Set()

/** Takes words, heard, typed or pressed, to what they mean in the state that is open. */
export function createAnswers({ machine, speech, turns, idle, emit }: AnswersOptions) {
  function act(state: State, word: Word | undefined, said: Said, overVoice: boolean) {
    if (word === undefined) {
      const warned = idle.warned()
      idle.activity()
      // Whoever answers the warning gets an answer to that alone.
      if (!warned) state.unmatched?.(said)
      return
    }
    idle.quietly()
    if (!state.word(word, said)) alwaysOpen(machine, speech, word, said, overVoice)
    if (machine.current() === state) state.stirred?.('touch')
  }

  /** Before the first state nothing is asked: the visit can only be stopped. */
  function early(text: string) {
    idle.activity()
    const word = matchWord(text, 'all')
    if (word === 'stop' || word === 'pause') machine.pause()
  }

  return (text: string, source: Source) => {
    const state = machine.current()
    if (text.trim() === '') return
    if (!state) return early(text)
    const word = matchWord(text, state.listenFor)
    const speaking = speech.speaking()
    const overVoice = turns.overVoice(speaking)
    if (source === 'spoken') {
      const allowed = turns.mayAct({
        text,
        word,
        overVoice: state.overVoice ?? none,
        speaking,
        current: speech.current(),
      })
      // The engine has its own ear for interruptions of its own answers.
      if (!allowed && !speech.engineSpeaking()) return emit({ kind: 'goOn' })
    }
    const said = speech.count()
    act(state, word, { text, source }, source === 'spoken' && overVoice)
    // What the words silenced goes on when they led to nothing that is said; the engine sees to its own voice.
    const held = source === 'spoken' && overVoice && word !== 'stop' && !speech.engineSpeaking()
    if (held && speech.count() === said) emit({ kind: 'goOn' })
  }
}
