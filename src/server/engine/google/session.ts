import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import { audioEndFrame } from '../../../core/live/service-input.ts'
import { splitSentences } from '../../../core/speaking/sentences.ts'
import type { EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import { createEchoTurns } from './echo-turns.ts'
import { createHeardWords } from './heard-words.ts'
import { createScanTurns } from './scan-turns.ts'
import { openSenses } from './senses.ts'
import type { CloudSessionParts, Leavings } from './session-parts.ts'
import type { TurnParts, Turns } from './turns.ts'
import { createUplink, type Uplink, type UplinkEvent } from './uplink.ts'

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
  const { clock } = parts
  let { mode, storeId } = options
  let open = true
  let wasReady = false
  let afterInterruption = false
  const tell = (event: EngineEvent) => {
    if (open) emit(event)
  }

  const senses = openSenses(parts, options, () => storeId, tell)
  const { voice, checker, surroundings } = senses
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
      keep: senses.keep,
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
        const left = { mode, storeId, resume: checker.resumable(), unanswered: turns.unanswered() }
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
    senses.close()
  }

  begin(options.cloud?.handle)
  return {
    audio(sound) {
      const base64 = sound.base64()
      if (!open || base64 === '') return
      uplink.wake()
      uplink.sound(base64)
    },
    audioEnd: () => open && uplink.ask(audioEndFrame(), false),
    frame(picture, ofLook) {
      if (!open || !senses.wantsPicture(ofLook)) return
      if (mode === 'scan') checker.frame(picture, ofLook)
      uplink.wake()
      uplink.picture(picture.base64())
    },
    text(text) {
      if (!open || text.trim() === '') return
      uplink.wake()
      turns.text(text.trim())
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
