import { SPEECH_LANGUAGE } from '../../core/constants.ts'
import type { FallbackVoice, WelcomeSound } from './devices.ts'

export const welcomeSound: WelcomeSound = {
  play: (element) =>
    element.play().then(
      () => true,
      () => false,
    ),
  stop(element) {
    element.pause()
  },
}

export const fallbackVoice: FallbackVoice = {
  say(text, ended) {
    if (!('speechSynthesis' in globalThis)) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = SPEECH_LANGUAGE
    utterance.onend = () => ended?.()
    speechSynthesis.speak(utterance)
  },
  stop() {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  },
}
