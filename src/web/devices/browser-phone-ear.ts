import type { PhoneEar, RecognitionMaker } from './phone-ear.ts'

/** The browser's recogniser, by either of its names. */
const { SpeechRecognition: unnamed, webkitSpeechRecognition: maker = unnamed } = globalThis as {
  SpeechRecognition?: RecognitionMaker
  webkitSpeechRecognition?: RecognitionMaker
}

/** What listens by it is fetched when somebody first does: few agree to it, and all load the page. */
export const browserPhoneEar: PhoneEar = {
  offered: () => !!maker,
  hearsHere: (language) =>
    import('./phone-ear.ts').then(
      ({ isHere }) => isHere(maker, language),
      () => false,
    ),
  listen(language, on) {
    const listening = import('./phone-ear.ts').then(
      ({ listenBy }) => listenBy(maker, language, on),
      () => on.ended('network'),
    )
    // What is stopped before it is there begins nothing: its recogniser is asked for later.
    return { stop: () => void listening.then((line) => line?.stop()) }
  },
}
