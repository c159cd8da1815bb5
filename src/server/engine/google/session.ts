import type { Clock } from '../../../core/clock.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import type { ServiceEnd } from '../../../core/live/service-end.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import { audioEndFrame } from '../../../core/live/service-input.ts'
import { splitSentences } from '../../../core/speaking/sentences.ts'
import { createChecker } from '../embedded/checker.ts'
import type { EmbeddedCatalogue } from '../embedded/embedded-catalogue.ts'
import { createVoice } from '../embedded/voice.ts'
import type { EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import type { CloudLimits } from './cloud-limits.ts'
import type { Connection } from './connection.ts'
import { createEchoTurns } from './echo-turns.ts'
import { createHeardWords } from './heard-words.ts'
import { createRenderings } from './renderings.ts'
import { createScanTurns } from './scan-turns.ts'
import type { TurnParts, Turns } from './turns.ts'
import { createUplink, type Uplink, type UplinkEvent } from './uplink.ts'

const toBase64 = ({ buffer, byteOffset, byteLength }: Int16Array | Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** What is counted of the cloud, never with what was said. Durations in milliseconds. */
export interface CloudObserver {
  resumed(downMs: number): void
  checked(heldMs: number, passed: boolean): void
  lost(): void
}

export interface CloudSessionParts {
  seeing: Seeing
  speaking: Speaking
  clock: Clock
  limits: CloudLimits
  brand: string
  timeZone: string
  catalogue: () => EmbeddedCatalogue
  /** Texts that are whole on the screen and rendered ahead. */
  isFixed: (text: string) => boolean
  model: string
  /** Dials the service for a mode's prompt and tools. */
  connect: (
    told: { mode: Mode; storeId: string | undefined; handle: string | undefined },
    on: (event: ServiceEvent) => void,
    ended: (end: ServiceEnd) => void,
  ) => Connection
  observe: CloudObserver
  log: (line: string, error: unknown) => void
}

/** What a lost cloud leaves to whoever goes on. */
export interface Leavings {
  mode: Mode
  storeId: string | undefined
  /** The product that questions are about. */
  productId: string | undefined
  /** Said or asked in words and not answered. */
  unanswered: readonly string[]
  end: ServiceEnd
  refused: boolean
  /** False: the cloud never answered in this session. */
  wasReady: boolean
}

/**
 * One shopper's session on a cloud model: the service's turns, joined to our own voice, eye and rules. `gone` is called
 * once when the cloud is away for good; nothing is emitted after it.
 */
export function openCloudSession(
  parts: CloudSessionParts,
  options: EngineSessionOptions,
  emit: (event: EngineEvent) => void,
  gone: (left: Leavings) => void,
): EngineSession {
  const { clock, brand, timeZone, log } = parts
  let { mode, storeId } = options
  let open = true
  let wasReady = false
  let afterInterruption = false
  let lookId: string | undefined
  const tell = (event: EngineEvent) => {
    if (open) emit(event)
  }

  const renderings = createRenderings(parts.speaking)
  const voice = createVoice({
    speaking: { ...parts.speaking, say: renderings.say },
    clock,
    modality: options.modality,
    emit: tell,
    failed: (error) => log('a sentence could not be spoken', error),
  })
  const eye = parts.seeing.open()
  const surroundings = () => {
    const catalogue = parts.catalogue()
    const inStore = catalogue.store(storeId) !== undefined
    return { brand, inStore, timeZone, products: catalogue.products, product: catalogue.product }
  }
  const checker = createChecker({
    clock,
    seeing: eye,
    voice,
    surroundings,
    look(isOpen, id) {
      lookId = isOpen ? id : undefined
      tell({ type: 'look', open: isOpen, id })
    },
    unreadable: (error) => log('a picture could not be read', error),
  })
  const resumed = parts.catalogue().product(options.resumeProductId)
  if (resumed) checker.recall(resumed)

  const heard = createHeardWords({
    clock,
    beingSaid: voice.current,
    began: () => turns.began(),
    heard: (text) => turns.heard(text),
  })
  let uplink: Uplink
  let turns: Turns

  function turnsOf(): Turns {
    const shared: TurnParts = {
      clock,
      modality: options.modality,
      voice,
      keep: renderings.keep,
      emit: tell,
      ask: (frame, answer) => uplink.ask(frame, answer),
      isUp: () => uplink.isUp(),
      turnEnded: () => uplink.atTurnsEnd(),
      model: parts.model,
    }
    if (mode === 'echo') return createEchoTurns(shared)
    return createScanTurns({
      ...shared,
      checker,
      surroundings,
      productNames: () => parts.catalogue().spokenForms,
      hearsItself: heard.isEcho,
      checked: parts.observe.checked,
    })
  }

  /** A conversation with the prompt of the present mode. */
  function begin(handle: string | undefined) {
    const told = { mode, storeId }
    turns = turnsOf()
    uplink = createUplink({
      clock,
      limits: parts.limits,
      connect: (resumeHandle, on, ended) => parts.connect({ ...told, handle: resumeHandle }, on, ended),
      handle,
      busy: () => turns.busy(),
      on: (event) => open && link(event),
    })
  }

  function link(event: UplinkEvent) {
    switch (event.type) {
      case 'service':
        take(event.event)
        break
      case 'handle':
        tell({ type: 'resumption', handle: event.handle ?? '', resumable: event.resumable })
        break
      case 'up':
        if (!wasReady) tell({ type: 'ready' })
        if (event.again) parts.observe.resumed(event.downMs)
        wasReady = true
        turns.up()
        break
      case 'down':
        parts.observe.lost()
        turns.down()
        break
      case 'gone': {
        const { end, refused } = event
        const left = { mode, storeId, productId: checker.scanned(), unanswered: turns.unanswered() }
        close()
        gone({ ...left, end, refused, wasReady })
      }
    }
  }

  function take(event: ServiceEvent) {
    switch (event.type) {
      case 'heard':
        heard.piece(event.text, event.finished)
        return
      case 'interrupted':
        // The words that interrupt belong to the next turn: they are not whole yet.
        afterInterruption = true
        break
      case 'turnComplete':
        if (!afterInterruption) flushHeard()
        afterInterruption = false
        break
      default:
        flushHeard()
    }
    turns.take(event)
  }

  /** The model answers, so the words are whole; our own echo is kept until it is known for one. */
  function flushHeard() {
    if (!heard.isEcho()) heard.flush()
  }

  function close() {
    if (!open) return
    open = false
    uplink.close()
    turns.close()
    heard.close()
    checker.close()
    eye.close()
    voice.close()
  }

  begin(options.cloud?.handle)
  return {
    audio(pcm, base64) {
      if (open && pcm.length > 0) uplink.sound(base64 ?? toBase64(pcm))
    },
    audioEnd: () => open && uplink.ask(audioEndFrame(), false),
    frame(jpeg, ofLook, base64) {
      if (!open || (ofLook !== undefined && ofLook !== lookId)) return
      if (mode === 'scan') checker.frame(jpeg, ofLook)
      uplink.picture(base64 ?? toBase64(jpeg))
    },
    text(text) {
      if (open && text.trim() !== '') turns.text(text.trim())
    },
    say(text) {
      if (open && text.trim() !== '') voice.say(parts.isFixed(text) ? [text] : splitSentences(text))
    },
    setMode(newMode, newStoreId) {
      if (!open || (newMode === mode && newStoreId === storeId)) return
      // The app's own texts are owed whatever the mode; a question is not.
      if (mode === 'echo') for (const text of turns.unanswered()) voice.say([text])
      turns.close()
      heard.close()
      checker.close()
      uplink.close()
      mode = newMode
      storeId = newStoreId
      begin(undefined)
    },
    // The cloud hears every word; there is no vocabulary to choose.
    listenFor() {},
    close,
  }
}
