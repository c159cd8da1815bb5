import type { Heard } from '../contract/live.ts'
import type { Where } from '../contract/place.ts'
import { answeredAnywhere, meaningName, type Word, wordOf } from '../language/meaning.ts'
import { carriesOn } from '../language/says-ready.ts'
import type { Topic } from '../language/topics.ts'
import { understand } from '../language/understand.ts'
import type { WordRow } from '../language/word-row.ts'
import { isAlwaysOpen, isUrgent, isYesOrNo, words } from '../language/words.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import { wordNames } from '../texts/en/word-names.ts'
import { actToTheLetter, askBack, callStaff, doEverywhere, doubtAnswer, lookUp } from './everywhere.ts'
import type { Idle } from './idle.ts'
import type { Machine } from './machine.ts'
import { endAlarm } from './staff-call.ts'
import { isBlocked, type Said, type State } from './state.ts'

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
  /** A word of another state's turn; without `said` it was asked back and agreed to. */
  acts(word: Word, said?: Said): void
}

const DOUBT_BY_NAME = 'isNot' satisfies Topic['name']

/**
 * Its question is closed by now: it answers nothing, and only what is open everywhere still counts. The same question
 * of another state is still open, but for "yes", "no" and the word that is asked about: those are about one thing alone.
 */
function isLate(heard: Heard, word: Word | undefined, state: State, openId: number): boolean {
  const { question, questionId } = heard
  if (questionId === undefined || questionId === openId) return false
  const isSame = question === state.listenFor && question !== 'confirm'
  return !isSame || isYesOrNo(word) || isAskedBy(state, word)
}

/** Whoever cries twice in one breath needs help all the more. */
const isAskedBy = ({ asksWhether }: State, word: Word | undefined) =>
  word !== undefined && word === asksWhether && !isUrgent(word)

/** In words that anything else would take for it too: those of English are understood beside every language. */
function agreed(word: Word): Said {
  const { button }: WordRow = words[word]
  return { text: button?.words ?? wordNames[word], source: 'spoken', sure: true }
}

/** What is to stop is what is heard; the button stops the visit, and the sound has one of its own. */
const isOfAlarm = (word: Word | undefined, source: Said['source']) => word === 'stop' && source !== 'pressed'

export function createAnswers({ machine, speech, idle }: AnswersOptions): Answers {
  /** What was asked back last, in which part of the visit, and the state that asks it. */
  let doubted: { word: Word; where: Where; asking: State | undefined } | undefined

  function act(state: State, word: Word | undefined, said: Said, overVoice: boolean) {
    const { literal } = machine.options
    if (word === undefined) {
      if (literal && actToTheLetter(machine, said.text)) return idle.quietly()
      const warned = idle.warned()
      idle.activity()
      // Whoever answers the warning gets an answer to that alone.
      if (!warned) state.unmatched?.(said)
      return
    }
    idle.quietly()
    if (!overVoice && !speech.speaking() && isOfAlarm(word, said.source) && endAlarm(machine)) return
    if (!state.word(word, said) && (!literal || isAlwaysOpen(word) || !actToTheLetter(machine, said.text)))
      doEverywhere(machine, speech, state, word, said, overVoice)
    if (machine.current() === state) state.noticed?.('touch')
  }

  /** Whoever is lost is answered everywhere; said twice in one breath is not said and agreed to. */
  const staysOpen = (state: State, word: Word | undefined) =>
    word !== undefined &&
    !isAskedBy(state, word) &&
    (isAlwaysOpen(word) || (!machine.options.literal && isUrgent(word)))

  /** Before the first state nothing is asked: the visit can only be stopped, and somebody may need staff or be in danger. */
  function early(word: Word | undefined, source: Said['source']) {
    idle.activity()
    if (isOfAlarm(word, source) && endAlarm(machine)) return
    if (word === 'stop' || word === 'pause') machine.pause()
    else if (word === 'danger') machine.alert([machine.line('danger.here')])
    else if (word === 'callStaff') callStaff(machine)
    else if (word === 'callOff') machine.staffCall.off()
  }

  /** Asks whether it was said. What is doubtful twice running is not asked again: the way by hand is offered. */
  function doubt(state: State, word: Word | undefined, said: Said) {
    if (word === undefined) return act(state, undefined, said, false)
    idle.quietly()
    const { where } = machine.trip
    const isAgain = doubted?.word === word && doubted.where === where
    doubted = undefined
    if (isAgain) return machine.aside(state.help())
    askBack(machine, word)
    doubted = { word, where, asking: machine.current() }
  }

  /** The engine answers it beside the journey, whatever is asked. */
  function isAnswered(meaning: string | null) {
    return machine.trip.mode === 'echo' && meaning !== null && answeredAnywhere.has(meaning)
  }

  /** "This is not Good Day", where the engine answers nothing by itself. */
  const isDoubt = (meaning: string | null) => machine.trip.mode === 'echo' && meaning === DOUBT_BY_NAME

  /** A cry that is heard again while it is asked about: to need somebody twice is a yes. */
  const isCriedAgain = (state: State, word: Word) =>
    isUrgent(word) && doubted?.word === word && doubted.asking === state

  /** Whoever may be in danger is not asked whether they said so. */
  function asksBack(state: State, word: Word | undefined): boolean {
    if (machine.options.literal || isBlocked(machine) || word === 'danger') return false
    if (word === undefined) return true
    return !(word === state.asksWhether || state.takesDoubtful?.has(word) || isCriedAgain(state, word))
  }

  /** "Carry on" agrees to what is offered, and declines what would break off the visit. "Not there" is no word of a walk. */
  function meantIn(state: State | undefined, word: Word | undefined, text: string): Word | undefined {
    if (word === 'notThere' && state?.listenFor === 'walking' && !state.atEntrance) return undefined
    return word === 'yes' && state?.breaksOff && carriesOn(text, machine.options.texts.language) ? 'no' : word
  }

  function answeredBeside(state: State) {
    idle.quietly()
    state.noticed?.('touch')
  }

  return {
    heard(heard) {
      const { text, meaning, verdict, overVoice = false } = heard
      if (verdict === 'nothing' || text.trim() === '') return
      const state = machine.current()
      const word = meantIn(state, wordOf(meaning), text)
      const said: Said = { text, source: 'spoken' }
      if (!state) return early(word, 'spoken')
      if (isLate(heard, word, state, machine.questionId()) && !staysOpen(state, word)) return idle.activity()
      if (verdict === 'confirm' && asksBack(state, word)) return doubt(state, word, said)
      if (!isYesOrNo(word)) doubted = undefined
      if (isAnswered(meaning)) return answeredBeside(state)
      if (isDoubt(meaning)) {
        idle.quietly()
        return doubtAnswer(machine, state, said)
      }
      act(state, word, said, overVoice)
    },
    given(text, source) {
      const state = machine.current()
      if (text.trim() === '') return
      const question = state?.listenFor ?? 'all'
      const { meaning } = understand({
        ...{ text, question, source, names: [] },
        language: machine.options.texts.language,
      })
      const word = meantIn(state, meaning?.type === 'word' ? meaning.word : undefined, text)
      doubted = undefined
      if (!state) return early(word, source)
      if (meaning && isAnswered(meaningName(meaning))) {
        idle.quietly()
        return lookUp(machine, text)
      }
      act(state, word, { text, source }, false)
    },
    acts(word, said = agreed(word)) {
      const state = machine.current()
      doubted = undefined
      if (state) act(state, word, said, false)
    },
  }
}
