import type { Clock } from '../../../core/clock.ts'
import type { OpenQuestion } from '../../../core/contract/client-frame.ts'
import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import type { Product } from '../../../core/contract/product.ts'
import type { Surroundings } from '../../../core/facts/response.ts'
import type { OverVoice } from '../../../core/language/verdict.ts'
import { PAGE_OWN } from '../../../core/page/page-command.ts'
import { splitSentences } from '../../../core/speaking/sentences.ts'
import { type Texts, textsIn } from '../../../core/texts/answer-texts.ts'
import type { EngineEvent, EngineSessionOptions } from '../engine.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import { createBusyLine } from './busy-line.ts'
import { type Checker, createChecker } from './checker.ts'
import { type LookObserver, noteOfLook } from './inquiry.ts'
import type { PreparedCatalogue } from './prepared-catalogue.ts'
import { createReaderWatch } from './reader-watch.ts'
import {
  type Asked,
  type DecidedTurn,
  decideTurn,
  decideTyped,
  type HeardHow,
  nothingAsked,
} from './shopper-turn.ts'
import { createVoice, type Voice } from './voice.ts'

/** What a product check is made of, whichever engine understands the shopper. */
export interface CheckParts {
  seeing: Seeing
  speaking: Pick<Speaking, 'say'>
  clock: Clock
  brand: string
  timeZone: string
  /** Answers to the letter of the specification. */
  asSpecified?: boolean | undefined
  catalogue: () => PreparedCatalogue
  /** Texts that are rendered ahead as a whole and stay whole on the screen. */
  isAtHand: (text: string) => boolean
  /** Counts looks. */
  looked?: LookObserver | undefined
  /** Whether more is asked of this machine than it does in good time, and who counts that a shopper was told so. */
  busy?: { isFull: (address?: string) => boolean; told: () => void } | undefined
  /** Something failed that the shopper cannot mend; never holds words, sound or pictures. */
  log: (line: string, error: unknown) => void
}

/** One session's product check: the product's voice, its eye, and the rules that answer. */
export interface ProductCheck {
  /** What this shopper is answered in. */
  texts: Texts
  voice: Voice
  checker: Checker
  /** Says what the client asked for, sentence by sentence. */
  sayFor(text: string, name: string | undefined): void
  listenFor(question: ListenFor): void
  question(question: OpenQuestion): void
  /** What is open now. */
  asked(): Asked
  /** Understands a spoken turn, with what was open as it began. */
  decide(text: string, asked: Asked, overVoice: OverVoice | undefined, how?: HeardHow): DecidedTurn
  /** Understands words that were typed or tapped. */
  decideTyped(text: string): DecidedTurn
  /** The shopper begins to wait for something. */
  waits(): void
  /** False for a picture of a look that is over; one that names no look is wanted. */
  wantsPicture(lookId: string | undefined): boolean
  close(): void
}

export function openProductCheck(
  parts: CheckParts,
  options: Pick<EngineSessionOptions, 'modality' | 'leads' | 'prefix' | 'language' | 'note' | 'after'>,
  storeId: () => string | undefined,
  tell: (event: EngineEvent) => void,
): ProductCheck {
  const { clock, speaking, brand, timeZone, asSpecified, log } = parts
  const texts = textsIn(options.language ?? DEFAULT_LANGUAGE)
  const { modality, leads, prefix } = options
  const { isFull = () => false, told = () => {} } = parts.busy ?? {}
  let openLook: string | undefined
  let asked = nothingAsked
  const reader = createReaderWatch(clock)
  const voice = createVoice({
    speaking,
    isAtHand: parts.isAtHand,
    clock,
    modality,
    leads,
    prefix,
    after: options.after,
    emit(event) {
      if (event.type === 'said') reader.said(event.text)
      tell(event)
    },
    failed: (error) => log('a sentence could not be spoken', error),
  })
  const eye = parts.seeing.open()
  let warned = false
  /** A session sends several pictures a second, and what is wrong with one is wrong with all. */
  function unreadable(error: unknown) {
    if (!warned) log('a picture could not be read: more of this session are not told', error)
    warned = true
  }
  const checker = createChecker({
    clock,
    seeing: {
      ...eye,
      look: (frame, lookFor) => eye.look(frame, lookFor).finally(() => tell({ type: 'seen' })),
    },
    voice,
    leads,
    surroundings(): Surroundings & { products: readonly Product[]; timeZone: string } {
      const catalogue = parts.catalogue()
      const inStore = catalogue.store(storeId()) !== undefined
      const { products, product, recalls } = catalogue
      const nowMs = clock.date().getTime()
      return {
        ...{ texts, brand, inStore, timeZone, asSpecified, nowMs },
        ...{
          section: asked.section,
          short: asked.short,
          keepsNeeds: asked.own.includes(PAGE_OWN),
          products,
          product,
          recalls,
        },
      }
    },
    look(isOpen, id, lookFor) {
      openLook = isOpen ? id : undefined
      tell({ type: 'look', open: isOpen, id, ...(lookFor && { for: lookFor }) })
    },
    aimed: leads ? (readable) => tell({ type: 'aim', readable }) : undefined,
    changed: (resume) => tell({ type: 'checking', resume }),
    looked(lookFor, outcome, tookMs, productId) {
      parts.looked?.(lookFor, outcome, tookMs)
      const note = noteOfLook(lookFor, outcome, productId)
      if (note) options.note?.(note)
    },
    unanswered: (each) => options.note?.({ kind: 'unanswered', ...each }),
    unreadable,
  })
  return {
    texts,
    voice: {
      ...voice,
      saying(text, name) {
        reader.said(text)
        voice.saying(text, name)
      },
    },
    checker,
    sayFor: (text, name) => voice.sayFor(parts.isAtHand(text) ? [text] : splitSentences(text), name),
    listenFor(question) {
      asked = { ...asked, question }
      if (question === 'walking') checker.walks()
    },
    question({ id, own = [], section, short, labels }) {
      asked = { ...asked, id, own, section, short }
      if (labels) reader.shows(labels)
    },
    asked: () => (leads ? { ...asked, mayBeRead: reader.mayBeRead() } : asked),
    decide: (text, open, overVoice, how) =>
      decideTurn({
        ...how,
        language: texts.language,
        text,
        leads,
        asked: open,
        names: parts.catalogue().spokenForms,
        overVoice,
      }),
    decideTyped: (text) =>
      decideTyped({
        ...{ text, asked, leads, language: texts.language },
        names: parts.catalogue().spokenForms,
      }),
    waits: createBusyLine({ clock, texts, voice, isFull, said: told }),
    wantsPicture: (lookId) => lookId === undefined || lookId === openLook,
    close() {
      checker.close()
      eye.close()
      voice.close()
    },
  }
}
