/** The phone's own voice, one sentence after another. */
export const pageVoice = {
  say(text: string, language: string, ended: () => void): void {
    if (!('speechSynthesis' in globalThis)) {
      queueMicrotask(ended)
      return
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.onend = ended
    utterance.onerror = ended
    speechSynthesis.speak(utterance)
  },
  stop(): void {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  },
}
