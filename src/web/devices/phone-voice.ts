import { DEFAULT_LANGUAGE, type Language } from '../../core/contract/language.ts'
import { phoneVolumeOf } from '../../core/page/preferences.ts'
import type { Speaker, SpeakerReports } from './devices.ts'
import { bestVoice, hasVoice, localVoice, type PhoneSpeech } from './phone-voices.ts'
import { readingMs } from './reading-ms.ts'

/** A phone that has a voice begins within this time; one that has none says nothing at all, not even an error. */
const STARTS_WITHIN_MS = 1500
/** Where no other voice can take over, one that is slow to load is given longer. */
const FIRST_WORD_WITHIN_MS = 5000
/** Phones that report no end get this much more than the words take to say. */
const END_SLACK_MS = 1500
/** A timer that is so late was slept through. */
const SLEPT_MS = 1000
/** Errors of a phone that needed the sound for something else, or was told to be silent: it has a voice. */
const CUT_OFF = /^(interrupted|canceled|audio-busy)$/

interface Sentence {
  id: string
  text: string
  /** The sound it came with, for the case that the phone cannot say it; undefined: none will come. */
  sound: { pcm: Int16Array; rateHz: number }[] | undefined
  /** All of that sound is here. */
  whole: boolean
  /** It is not to leave the phone: only a voice that needs no network may say it. Told where none does. */
  unsaid?: () => void
  /** The letter at which the word being said begins. */
  at: number
  /** The phone cut it off once, and it was begun again. */
  wasCut?: boolean
}

/** The phone's own voice as a speaker: the same reports as of sound, so that turn-taking is the same too. */
export interface PhoneVoice extends Speaker {
  /** Words that no sound will come for: they count as heard where the phone cannot say them. */
  say(id: string, text: string): void
  /** The same by a voice that needs no network. `unsaid`: none said it, and its id is forgotten, unreported or only begun. */
  sayHere(id: string, text: string, unsaid: () => void): void
  /**
   * Whether there is such a voice for the language, as far as is known: one that is listed may still fail, and then is
   * not counted on again until it was heard. Phones tell of their voices a while after the page has begun.
   */
  speaksHere(): boolean
  /** The same, whether it failed or not: for words that something else says where it fails again. */
  isListedHere(): boolean
  /** Whether it says what is begun now. It does not while it waits for what was taken. */
  says(isChosen: boolean): boolean
  /** Sound or screen were taken, or are back. */
  look(): void
  /** What the sentences from now on are in. A voice of another language never says them. */
  setLanguage(language: Language): void
  /** Whether the phone has a voice for it; asked in a tap, which some phones want before the first word. */
  speaks(language: Language): Promise<boolean>
  /** Told once when a language that only this voice speaks is not spoken any more. */
  onSilenced(tell: () => void): void
}

/**
 * A phone that cannot speak is told of once, with what it was given and has not said, sound included. `isAway`: another has
 * the sound or the screen, and what is not heard then is no fault of a voice.
 */
export function createPhoneVoice(
  phone: PhoneSpeech,
  isAway: () => boolean,
  onBroken: (waiting: readonly Sentence[]) => void,
): PhoneVoice {
  const { synthesis, makeUtterance, clock } = phone
  let reports: SpeakerReports = { began() {}, ended() {} }
  let waiting: Sentence[] = []
  let held = false
  let pace = 1
  let volume = phoneVolumeOf(1)
  /** What is being said. Kept here, since browsers forget an utterance that nobody holds, and its events with it. */
  let now: SpeechSynthesisUtterance | undefined
  let cancelWatch = () => {}
  let language: Language = DEFAULT_LANGUAGE
  let tellSilenced = () => {}
  /** What the phone has for the language said nothing when it was asked to, and nothing since. */
  let isMute = false
  /** No voice is to blame where what is being said fails: it is said again. */
  let isBlameless = false
  let waits = false

  /** Words that no sound stands for are either said in their language or told to be unsaid. */
  function mute() {
    silence()
    waiting = []
    tellSilenced()
  }

  function silence() {
    cancelWatch()
    const silenced = now
    now = undefined
    if (silenced) synthesis.cancel()
  }

  const listedHere = () => localVoice(synthesis, language)
  const voiceHere = () => (isMute ? undefined : listedHere())

  /** The voice that is to say it; undefined where nothing may be said, for the language has no other. */
  function utteranceOf(text: string, here: boolean): SpeechSynthesisUtterance | undefined {
    const voice = here ? voiceHere() : bestVoice(synthesis.getVoices(), language)
    if (!voice && (here || language !== DEFAULT_LANGUAGE)) return undefined
    const utterance = makeUtterance(text)
    utterance.lang = voice?.lang ?? language
    if (voice) utterance.voice = voice
    utterance.rate = pace
    utterance.volume = volume
    return utterance
  }

  function next() {
    const sentence = waiting[0]
    waits &&= isAway()
    if (!sentence || now || held) return
    // Who does not hear it may have it read out.
    if (waits) return reports.began(sentence.id)
    const begin = sentence.at
    const utterance = utteranceOf(sentence.text.slice(begin), sentence.unsaid !== undefined)
    if (!utterance) return sentence.unsaid ? leave(sentence, sentence.unsaid) : mute()
    const isOnlyVoice = language !== DEFAULT_LANGUAGE
    const isWatched = isOnlyVoice || sentence.sound !== undefined || sentence.unsaid !== undefined
    const failed = failing(utterance, sentence, isOnlyVoice)
    const begun = () => began(sentence, () => over(utterance, sentence))
    utterance.onstart = () => {
      if (now !== utterance) return
      // What failed before was slow, or cut off: there is a voice.
      if (utterance.voice?.localService) isMute = false
      if (isWatched) begun()
    }
    utterance.onboundary = ({ charIndex }) => {
      if (now === utterance) sentence.at = begin + charIndex
    }
    utterance.onend = () => over(utterance, sentence)
    utterance.onerror = ({ error }) => {
      if (now !== utterance) return
      if (!sentence.wasCut && CUT_OFF.test(error)) isBlameless = sentence.wasCut = true
      stop(failed)
    }
    now = utterance
    isBlameless = isAway()
    if (isWatched) watch(isOnlyVoice ? FIRST_WORD_WITHIN_MS : STARTS_WITHIN_MS, failed)
    synthesis.speak(utterance)
    if (!isWatched) begun()
  }

  function watch(forMs: number, due: () => void) {
    const dueAtMs = clock.now() + forMs
    cancelWatch()
    cancelWatch = clock.after(forMs, () => {
      isBlameless ||= clock.now() - dueAtMs > SLEPT_MS
      stop(due)
    })
  }

  function stop(failed: () => void) {
    if (!isBlameless) return failed()
    silence()
    waits = true
    next()
  }

  function failing(
    utterance: SpeechSynthesisUtterance,
    sentence: Sentence,
    isOnlyVoice: boolean,
  ): () => void {
    if (isOnlyVoice) return mute
    const { unsaid } = sentence
    if (unsaid)
      return () => {
        isMute = true
        silence()
        leave(sentence, unsaid)
      }
    return sentence.sound ? broken : () => over(utterance, sentence)
  }

  /** No voice of another machine is told of it: who wanted it said has something in its place. */
  function leave(sentence: Sentence, unsaid: () => void) {
    waiting = waiting.filter((other) => other !== sentence)
    unsaid()
    next()
  }

  function began({ id, text }: Sentence, due: () => void) {
    const mostMs = (readingMs(text) * 1.5) / Math.min(1, pace) + END_SLACK_MS
    watch(mostMs, due)
    reports.began(id)
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
    isMute = true
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
    sayHere: (id, text, unsaid) => add({ id, text, sound: undefined, whole: true, unsaid, at: 0 }),
    speaksHere: () => voiceHere() !== undefined,
    isListedHere: () => listedHere() !== undefined,
    says: (isChosen) => !waits && (isChosen || language !== DEFAULT_LANGUAGE),
    look() {
      isBlameless ||= isAway()
      next()
    },
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
    setLanguage(to) {
      if (to !== language) isMute = false
      language = to
    },
    speaks: (wanted) => hasVoice(phone, wanted),
    onSilenced(tell) {
      tellSilenced = tell
    },
    setPace(to) {
      pace = to
    },
    setVolume(to) {
      volume = phoneVolumeOf(to)
    },
  }
}
