import type { Clock } from '../../core/clock.ts'
import { SPEECH_LANGUAGE } from '../../core/constants.ts'
import type { Speaker, SpeakerEvents } from './devices.ts'

/** The part of the browser's `speechSynthesis` that is used. */
export type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>
export type MakeUtterance = (text: string) => SpeechSynthesisUtterance

/** A phone that has a voice begins within this time; one that has none says nothing at all, not even an error. */
const STARTS_WITHIN_MS = 1500

interface Sentence {
  id: number
  text: string
  /** The sound it came with, for the case that the phone cannot say it. */
  sound: { pcm: Int16Array; rateHz: number }[]
}

/** Indian English first, then any English, those that need no network before the others. */
export function bestVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) => {
    const tongue = lang.replace('_', '-').toLowerCase()
    const near = tongue === SPEECH_LANGUAGE.toLowerCase() ? 0 : tongue.startsWith('en') ? 2 : 9
    return near + (localService ? 0 : 1)
  }
  return [...voices].filter((voice) => rank(voice) < 9).sort((a, b) => rank(a) - rank(b))[0]
}

/** The voice and the pace in which words are said: the same whenever the phone speaks. */
export function dress(
  utterance: SpeechSynthesisUtterance,
  voices: readonly SpeechSynthesisVoice[],
  pace: number,
): void {
  const voice = bestVoice(voices)
  utterance.lang = voice?.lang ?? SPEECH_LANGUAGE
  if (voice) utterance.voice = voice
  utterance.rate = pace
}

/**
 * The phone's own voice as a speaker: the same sentences, the same reports, so that turn-taking is the same too. When
 * it cannot speak it hands everything, what waits included, to `otherwise` for the rest of the page's life.
 */
export function createPhoneVoice(
  { synthesis, makeUtterance, clock }: { synthesis: Synthesis; makeUtterance: MakeUtterance; clock: Clock },
  onBroken: (waiting: readonly Sentence[]) => void,
): Speaker {
  let events: SpeakerEvents = { onSentence() {}, onIdle() {} }
  let waiting: Sentence[] = []
  let lastId = 0
  let held = false
  let pace = 1
  /** What is being said. Kept here, since browsers forget an utterance that nobody holds, and its events with it. */
  let now: SpeechSynthesisUtterance | undefined
  let cancelWatch = () => {}

  function hush() {
    cancelWatch()
    const silenced = now
    now = undefined
    if (silenced) synthesis.cancel()
  }

  function next() {
    const sentence = waiting[0]
    if (!sentence || now || held) return
    const utterance = makeUtterance(sentence.text)
    dress(utterance, synthesis.getVoices(), pace)
    utterance.onstart = () => {
      if (now !== utterance) return
      cancelWatch()
      events.onSentence(sentence.text, sentence.id)
    }
    utterance.onend = () => over(utterance)
    utterance.onerror = () => now === utterance && broken()
    now = utterance
    cancelWatch = clock.after(STARTS_WITHIN_MS, broken)
    synthesis.speak(utterance)
  }

  function over(utterance: SpeechSynthesisUtterance) {
    if (now !== utterance) return
    cancelWatch()
    now = undefined
    waiting.shift()
    if (waiting.length > 0) next()
    else events.onIdle()
  }

  function broken() {
    hush()
    const rest = waiting
    waiting = []
    onBroken(rest)
  }

  return {
    wake: async () => {},
    listen(to) {
      events = to
    },
    begin(text) {
      lastId += 1
      waiting.push({ id: lastId, text, sound: [] })
      next()
      return lastId
    },
    play(pcm, rateHz) {
      waiting.at(-1)?.sound.push({ pcm, rateHz })
    },
    // Many phones cannot pause a voice: the sentence is said again instead.
    hold() {
      held = true
      hush()
    },
    resume() {
      held = false
      next()
    },
    flush() {
      const spoke = waiting.length > 0
      held = false
      waiting = []
      hush()
      if (spoke) events.onIdle()
    },
    skip() {
      held = false
      hush()
      waiting.shift()
      if (waiting.length > 0) next()
      else events.onIdle()
    },
    waiting: () => waiting.length,
    playing: () => waiting.length > 0,
    setPace(_, own) {
      pace = own
    },
  }
}
