import type { Clock } from '../../core/clock.ts'
import { SPEECH_LANGUAGE } from '../../core/constants.ts'
import { phoneVolumeOf } from '../../core/session/preferences.ts'
import type { Speaker, SpeakerReports } from './devices.ts'
import { readingMs } from './reader.ts'

/** The part of the browser's `speechSynthesis` that is used. */
export type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>
export type MakeUtterance = (text: string) => SpeechSynthesisUtterance

/** A phone that has a voice begins within this time; one that has none says nothing at all, not even an error. */
const STARTS_WITHIN_MS = 1500
/** Phones that report no end get this much more than the words take to say. */
const END_SLACK_MS = 1500

interface Sentence {
  id: string
  text: string
  /** The sound it came with, for the case that the phone cannot say it; undefined: none will come. */
  sound: { pcm: Int16Array; rateHz: number }[] | undefined
  /** All of that sound is here. */
  whole: boolean
  /** It is not to leave the phone: only a voice that needs no network may say it. */
  here?: true
  /** The letter at which the word being said begins. */
  at: number
}

/**
 * Indian English first, then any English, those that need no network before the others.
 * @internal A table of voices is tried on it.
 */
export function bestVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) => {
    const tongue = lang.replace('_', '-').toLowerCase()
    const near = tongue === SPEECH_LANGUAGE.toLowerCase() ? 0 : tongue.startsWith('en') ? 2 : 9
    return near + (localService ? 0 : 1)
  }
  return [...voices].filter((voice) => rank(voice) < 9).sort((a, b) => rank(a) - rank(b))[0]
}

/** The phone's own voice as a speaker: the same reports as of sound, so that turn-taking is the same too. */
export interface PhoneVoice extends Speaker {
  /** Words that no sound will come for: they count as heard where the phone cannot say them. */
  say(id: string, text: string): void
  /** The same by a voice that needs no network, or not at all. */
  sayHere(id: string, text: string): void
  /** Whether there is such a voice. Phones tell of their voices a while after the page has begun. */
  speaksHere(): boolean
}

/** A phone that cannot speak is told of once, with what it was given and has not said, sound included. */
export function createPhoneVoice(
  { synthesis, makeUtterance, clock }: { synthesis: Synthesis; makeUtterance: MakeUtterance; clock: Clock },
  onBroken: (waiting: readonly Sentence[]) => void,
): PhoneVoice {
  let reports: SpeakerReports = { began() {}, ended() {} }
  let waiting: Sentence[] = []
  let held = false
  let pace = 1
  let volume = phoneVolumeOf(1)
  /** What is being said. Kept here, since browsers forget an utterance that nobody holds, and its events with it. */
  let now: SpeechSynthesisUtterance | undefined
  let cancelWatch = () => {}

  function silence() {
    cancelWatch()
    const silenced = now
    now = undefined
    if (silenced) synthesis.cancel()
  }

  function next() {
    const sentence = waiting[0]
    if (!sentence || now || held) return
    const begin = sentence.at
    const utterance = makeUtterance(sentence.text.slice(begin))
    const voice = sentence.here ? localVoice() : bestVoice(synthesis.getVoices())
    if (sentence.here && !voice) return unsaid(sentence)
    utterance.lang = voice?.lang ?? SPEECH_LANGUAGE
    if (voice) utterance.voice = voice
    utterance.rate = pace
    utterance.volume = volume
    const failed = sentence.sound ? broken : () => over(utterance, sentence)
    utterance.onstart = () => now === utterance && sentence.sound && began(utterance, sentence)
    utterance.onboundary = ({ charIndex }) => {
      if (now === utterance) sentence.at = begin + charIndex
    }
    utterance.onend = () => over(utterance, sentence)
    utterance.onerror = () => now === utterance && failed()
    now = utterance
    if (sentence.sound) cancelWatch = clock.after(STARTS_WITHIN_MS, broken)
    synthesis.speak(utterance)
    if (!sentence.sound) began(utterance, sentence)
  }

  const localVoice = () => bestVoice(synthesis.getVoices().filter(({ localService }) => localService))

  /** It is written on the screen, and no voice of another machine is told of it. */
  function unsaid(sentence: Sentence) {
    waiting = waiting.filter((other) => other !== sentence)
    reports.began(sentence.id)
    reports.ended(sentence.id)
    next()
  }

  function began(utterance: SpeechSynthesisUtterance, sentence: Sentence) {
    cancelWatch()
    const mostMs = (readingMs(sentence.text) * 1.5) / Math.min(1, pace) + END_SLACK_MS
    cancelWatch = clock.after(mostMs, () => over(utterance, sentence))
    reports.began(sentence.id)
  }

  function over(utterance: SpeechSynthesisUtterance, sentence: Sentence) {
    if (now !== utterance) return
    cancelWatch()
    now = undefined
    waiting = waiting.filter((other) => other !== sentence)
    reports.ended(sentence.id)
    next()
  }

  function broken() {
    silence()
    const rest = waiting
    waiting = []
    onBroken(rest)
  }

  function add(sentence: Sentence) {
    waiting.push(sentence)
    next()
  }
  const find = (id: string) => waiting.find((sentence) => sentence.id === id)

  return {
    wake: async () => {},
    listen(to) {
      reports = to
    },
    begin: (id, text) => add({ id, text, sound: [], whole: false, at: 0 }),
    say: (id, text) => add({ id, text, sound: undefined, whole: true, at: 0 }),
    sayHere: (id, text) => add({ id, text, sound: undefined, whole: true, here: true, at: 0 }),
    speaksHere: () => localVoice() !== undefined,
    play: (id, pcm, rateHz) => void find(id)?.sound?.push({ pcm, rateHz }),
    end(id) {
      const sentence = find(id)
      if (sentence) sentence.whole = true
    },
    drop(ids) {
      const first = waiting[0]
      waiting = waiting.filter(({ id }) => !ids.includes(id))
      if (first && waiting[0] !== first) silence()
      next()
    },
    // Many phones cannot pause a voice: it is said again from the word that was cut, or where none is told, from its beginning.
    hold() {
      held = true
      silence()
    },
    resume() {
      held = false
      next()
    },
    setPace(to) {
      pace = to
    },
    setVolume(to) {
      volume = phoneVolumeOf(to)
    },
  }
}
