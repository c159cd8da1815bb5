import { soundsLikeEcho } from '../../../core/checking/turn-taking.ts'
import type { Clock } from '../../../core/clock.ts'
import { understand } from '../../../core/language/intent.ts'
import { splitSentences } from '../../../core/speaking/sentences.ts'
import { spoken } from '../../../core/texts/spoken.ts'
import type { EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Hearing } from '../hear/hearing.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import { createBusyLine } from './busy-line.ts'
import { createChecker } from './checker.ts'
import type { EmbeddedCatalogue } from './embedded-catalogue.ts'
import type { LookObserver } from './finding.ts'
import { createListener } from './listener.ts'
import { createVoice } from './voice.ts'

export interface SessionParts {
  hearing: Hearing
  seeing: Seeing
  speaking: Speaking
  clock: Clock
  brand: string
  timeZone: string
  catalogue: () => EmbeddedCatalogue
  /** Texts that are rendered ahead as a whole and stay whole on the screen. */
  isFixed: (text: string) => boolean
  /** Counts looks. */
  looked?: LookObserver | undefined
  /** Whether more is asked of this machine than it does in good time, and who counts that a shopper was told so. */
  busy?: { isFull: () => boolean; told: () => void } | undefined
  /** Something failed that the shopper cannot mend; never holds words, sound or pictures. */
  log: (line: string, error: unknown) => void
}

export interface EmbeddedSession extends EngineSession {
  /** A new catalogue: its names are listened for from the next utterance on. */
  catalogueChanged(): void
}

/** One shopper's session on the embedded engine: senses joined to the conversation of its mode. */
export function openSession(
  parts: SessionParts,
  options: EngineSessionOptions,
  emit: (event: EngineEvent) => void,
): EmbeddedSession {
  const { clock, hearing, speaking, brand, timeZone, log } = parts
  let { mode, storeId } = options
  let open = true
  /** What is said beside the voice keeps its order. */
  let beside = Promise.resolve()
  const tell = (event: EngineEvent) => {
    if (open) emit(event)
  }

  const voice = createVoice({
    speaking,
    clock,
    modality: options.modality,
    emit: tell,
    failed: (error) => log('a sentence could not be spoken', error),
  })
  const { isFull = () => false, told = () => {} } = parts.busy ?? {}
  const waits = createBusyLine({ clock, voice, isFull, said: told })
  const eye = parts.seeing.open()
  const checker = createChecker({
    clock,
    seeing: eye,
    voice,
    surroundings: () => {
      const catalogue = parts.catalogue()
      const inStore = catalogue.store(storeId) !== undefined
      return { brand, inStore, timeZone, products: catalogue.products, product: catalogue.product }
    },
    look: (isOpen, id) => tell({ type: 'look', open: isOpen, id }),
    changed: (resume) => tell({ type: 'checking', resume }),
    looked: parts.looked,
    unreadable: (error) => log('a picture could not be read', error),
  })
  const ear = hearing.open({ listenFor: 'all', names: parts.catalogue().names(storeId) }, (event) => {
    if (!open) return
    if (event.type === 'speechEnd') waits()
    listener.hear(event)
  })
  const listener = createListener({
    clock,
    voice,
    noisy: () => voice.say([spoken('noise')]),
    understood(text) {
      tell({ type: 'heard', text })
      if (mode === 'echo') beside = beside.then(() => echo(text))
      else act(text)
    },
    commandOf: (text) => {
      const intent = meaning(text)
      return intent.type === 'command' ? intent.command : undefined
    },
    isEcho: (text) => soundsLikeEcho(text, voice.current()),
  })

  const meaning = (text: string) => understand(text, parts.catalogue().spokenForms)

  const sentences = (text: string) => (parts.isFixed(text) ? [text] : splitSentences(text))

  /** The shopper's words, spoken, typed or tapped: they end what is being said, unless they only skip a part of it. */
  function act(text: string) {
    const intent = meaning(text)
    if (intent.type !== 'command' || intent.command !== 'skip') voice.stop()
    if (intent.type !== 'command') waits()
    checker.heard(intent)
  }

  /**
   * Says words beside the voice, at once and without counting as speaking. In echo mode it is the page that takes
   * turns with the shopper: it does not play the echo of a spoken turn, and silences its own sentences itself.
   */
  async function echo(text: string) {
    tell({ type: 'said', text })
    if (options.modality === 'AUDIO') {
      try {
        tell({ type: 'audio', pcm: await speaking.say(text) })
      } catch (error) {
        log('an echo could not be spoken', error)
      }
    }
    tell({ type: 'turnComplete' })
  }

  // At once: whoever opens a session may ask something in the same breath, and must be told of this first.
  tell({ type: 'ready' })
  if (options.resume) checker.resume(options.resume)

  return {
    audio: (sound) => open && ear.audio(sound.decoded()),
    frame(picture, lookId) {
      if (open && checker.frame(picture, lookId)) waits()
    },
    text(text) {
      if (!open || text.trim() === '') return
      if (mode === 'echo') voice.say(sentences(text))
      else act(text)
    },
    say(text) {
      if (!open || text.trim() === '') return
      if (mode === 'echo') beside = beside.then(() => echo(text))
      else voice.say(sentences(text))
    },
    setMode(newMode, newStoreId) {
      mode = newMode
      storeId = newStoreId
      ear.setNames(parts.catalogue().names(storeId))
    },
    listenFor: (vocabulary) => open && ear.listenFor(vocabulary),
    catalogueChanged: () => open && ear.setNames(parts.catalogue().names(storeId)),
    close() {
      if (!open) return
      open = false
      ear.close()
      checker.close()
      eye.close()
      voice.close()
    },
  }
}
