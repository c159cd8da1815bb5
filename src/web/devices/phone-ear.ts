import type { Language } from '../../core/contract/language.ts'

/**
 * `refused`: by the shopper or the phone; `language`: it hears none of that; `network`: it needs one; `ends`: it heard
 * nothing and did not say that nobody spoke, which once is no fault yet.
 */
export type PhoneEarFault = 'refused' | 'language' | 'network' | 'ends'

/** The browser's own recogniser of speech. Where it cannot hear on the phone alone, its maker gets the sound. */
export interface PhoneEar {
  offered(): boolean
  /** Whether its browser says that it hears this language on the phone itself; silence is no. */
  hearsHere(language: Language): Promise<boolean>
  /** Until it ends by itself, after seconds or minutes, with a fault or without one. */
  listen(
    language: Language,
    on: { heard(words: string): void; ended(fault: PhoneEarFault | undefined): void },
  ): { stop(): void }
}

/** The part of the browser's speech recognition that is used. TypeScript's own types leave it out. @internal Tests play it. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** True: no sound leaves the phone. Browsers that do not know it send the sound to their maker. */
  processLocally?: boolean
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
interface RecognitionResults {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
export interface RecognitionMaker {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

const FAULTS: Readonly<Record<string, PhoneEarFault | undefined>> = {
  'no-speech': undefined,
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  'language-not-supported': 'language',
  network: 'network',
}

/**
 * Hears by one recogniser until it ends, or is stopped.
 *
 * @param Maker undefined where the browser has none
 */
export function listenBy(
  Maker: RecognitionMaker | undefined,
  language: Language,
  on: Parameters<PhoneEar['listen']>[1],
): ReturnType<PhoneEar['listen']> {
  let recognition: Recognition | undefined
  let over = false
  let fault: PhoneEarFault | undefined = 'ends'
  const end = (why: PhoneEarFault | undefined) => {
    if (over) return
    over = true
    on.ended(why)
  }
  void isHere(Maker, language).then((here) => {
    if (over || !Maker) return end('language')
    recognition = new Maker()
    recognition.lang = language
    recognition.continuous = true
    recognition.interimResults = false
    if (here) recognition.processLocally = true
    recognition.onresult = ({ results, resultIndex }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        const words = result.isFinal ? (result[0]?.transcript.trim() ?? '') : ''
        if (words === '' || over) continue
        fault = undefined
        on.heard(words)
      }
    }
    recognition.onerror = ({ error }) => {
      fault = error in FAULTS ? FAULTS[error] : 'ends'
    }
    recognition.onend = () => end(fault)
    try {
      recognition.start()
    } catch {
      end('refused')
    }
  })
  return {
    stop() {
      over = true
      recognition?.abort()
    },
  }
}

/** On this phone where it can; a browser that cannot be asked hears at its maker's. */
export async function isHere(Maker: RecognitionMaker | undefined, language: Language): Promise<boolean> {
  const options = { langs: [language], processLocally: true }
  return (await Maker?.available?.(options).catch(() => 'unavailable')) === 'available'
}
