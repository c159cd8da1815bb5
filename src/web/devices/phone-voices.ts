import type { Clock } from '../../core/clock.ts'
import { SPEECH_LANGUAGE } from '../../core/constants.ts'
import type { Language } from '../../core/contract/language.ts'

/** The part of the browser's `speechSynthesis` that is used. */
type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>

export interface PhoneSpeech {
  synthesis: Synthesis
  makeUtterance: (text: string) => SpeechSynthesisUtterance
  clock: Clock
}

/** Browsers list their voices late, and some tell nobody when they have. */
const LISTED_WITHIN_MS = 2000
const LOOK_EVERY_MS = 100

/** The language as India speaks it first, then as anybody does; those that need no network before the others. */
export function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language = SPEECH_LANGUAGE,
): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) => {
    const tongue = lang.replace('_', '-').toLowerCase()
    const near =
      tongue === language.toLowerCase() ? 0 : tongue.split('-')[0] === language.split('-')[0] ? 2 : 9
    return near + (localService ? 0 : 1)
  }
  return [...voices].filter((voice) => rank(voice) < 9).sort((a, b) => rank(a) - rank(b))[0]
}

export const localVoice = (synthesis: Synthesis, language: Language) =>
  bestVoice(
    synthesis.getVoices().filter(({ localService }) => localService),
    language,
  )

/** Whether the phone has a voice for the language, once it has told of its voices. Called in a tap. */
export function hasVoice(
  { synthesis, makeUtterance, clock }: PhoneSpeech,
  wanted: Language,
): Promise<boolean> {
  synthesis.speak(makeUtterance(''))
  return new Promise((resolve) => {
    const look = (leftMs: number) => {
      if (bestVoice(synthesis.getVoices(), wanted)) resolve(true)
      else if (leftMs <= 0) resolve(false)
      else clock.after(LOOK_EVERY_MS, () => look(leftMs - LOOK_EVERY_MS))
    }
    look(LISTED_WITHIN_MS)
  })
}
