import type { Clock } from '../../../core/clock.ts'
import type { Language } from '../../../core/contract/language.ts'
import { meaningName } from '../../../core/language/meaning.ts'
import { understand } from '../../../core/language/understand.ts'
import { isCry } from '../../../core/language/words.ts'
import { takeAgainDelayMs } from '../../../core/page/taking-again.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import type { PhoneEar, PhoneEarFault } from '../../devices/phone-ear.ts'
import type { PageStore } from '../page.ts'

/** A recogniser that ends by itself after it has heard something, or after so long, is well. */
const WELL_AFTER_MS = 4000
const AGAIN_MS = 250
/** In a row before that; another tab or a busy phone ends it once. */
const ENDS_IN_VAIN = 3

export interface VisitPhoneEarParts {
  ear: PhoneEar
  clock: Clock
  store: PageStore
  /** False while another app has the sound, and the microphone with it. */
  sounds(): boolean
  heard(words: string): void
  /** It cannot hear: `text` says so, once for each time that it did. */
  fault(text: string): void
}

/** The phone's own recogniser, for who has agreed to it. It is deaf while the product speaks or the shopper holds to talk. */
export interface VisitPhoneEar {
  /** It hears in place of our own ear, to which no sound goes meanwhile. */
  hears(): boolean
  speaking(on: boolean): void
  close(): void
}

/** Who may be in danger, or wants it to stop, is understood here and now. */
export function waitsForNoLine(text: string, language: Language): boolean {
  const { meaning } = understand({ text, question: 'all', source: 'typed', names: [], language })
  return meaning !== undefined && (isCry(meaning) || ['stop', 'pause'].includes(meaningName(meaning)))
}

const faultTexts = {
  refused: 'phoneEarRefused',
  language: 'phoneEarLanguage',
  network: 'phoneEarNetwork',
  ends: 'phoneEarEnds',
} as const satisfies Record<PhoneEarFault, string>

export function createVisitPhoneEar({
  ear,
  clock,
  store,
  sounds,
  heard,
  fault,
}: VisitPhoneEarParts): VisitPhoneEar {
  let listening: { stop(): void } | undefined
  let isSpeaking = false
  let isBroken = false
  let isRefused = false
  let isClosed = false
  let inVain = 0
  let cancel = () => {}

  const isAgreed = () => {
    const { phoneEar, holdOnly } = store.get().preferences
    return phoneEar && !holdOnly && ear.offered() && !isRefused && !isClosed
  }
  const isOpen = () => isAgreed() && !isSpeaking && !store.get().holding

  function ended(sinceMs: number, how: PhoneEarFault | undefined) {
    listening = undefined
    const isEnd = how === undefined || how === 'ends'
    inVain = isEnd && clock.now() - sinceMs >= WELL_AFTER_MS ? 0 : inVain + 1
    const why = how === 'ends' && inVain < ENDS_IN_VAIN ? undefined : how
    if (why && !isBroken) fault(ownTextsIn(store.get().language).settingTexts[faultTexts[why]])
    isBroken = why !== undefined
    // What was refused or is not there stays so; the shopper may choose it again. In a call nothing is refused for good.
    isRefused = why === 'language' || (why === 'refused' && sounds())
    if (isRefused) return
    cancel = clock.after(inVain === 0 ? AGAIN_MS : takeAgainDelayMs(inVain - 1), look)
  }

  function begin() {
    cancel()
    cancel = () => {}
    const sinceMs = clock.now()
    listening = ear.listen(store.get().language, {
      heard(words) {
        inVain = 0
        isBroken = false
        heard(words)
      },
      ended: (why) => ended(sinceMs, why),
    })
  }

  function look() {
    if (isOpen()) {
      if (!listening) begin()
      return
    }
    cancel()
    listening?.stop()
    listening = undefined
  }

  let wasOpen = false
  const unwatch = store.subscribe(() => {
    if (!store.get().preferences.phoneEar) isRefused = false
    const open = isOpen()
    if (open === wasOpen) return
    wasOpen = open
    look()
  })
  wasOpen = isOpen()
  look()
  return {
    hears: () => isAgreed() && !isBroken,
    speaking(on) {
      isSpeaking = on
      wasOpen = isOpen()
      look()
    },
    close() {
      isClosed = true
      unwatch()
      look()
    },
  }
}
