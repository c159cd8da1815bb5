import type { FallbackVoice, WelcomeSound } from './devices.ts'
import { dress } from './phone-voice.ts'

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
  say(text, pace, ended) {
    if (!('speechSynthesis' in globalThis)) return
    const utterance = new SpeechSynthesisUtterance(text)
    dress(utterance, speechSynthesis.getVoices(), pace)
    utterance.onend = () => ended?.()
    speechSynthesis.speak(utterance)
  },
  stop() {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  },
}
