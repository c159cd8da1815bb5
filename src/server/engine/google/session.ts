import type { OverVoice } from '../../../core/language/verdict.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import { audioEndFrame } from '../../../core/live/service-requests.ts'
import { openProductCheck } from '../check/product-check.ts'
import { isJourneys } from '../check/shopper-turn.ts'
import type { EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import { createEchoConversation } from './echo-conversation.ts'
import { createScanConversation } from './scan-conversation.ts'
import type { CloudSessionParts, ConversationParts, LostSession, ModeConversation } from './session-parts.ts'
import { createHeardWords, createRenderings } from './streamed-speech.ts'
import { createUplink, type Uplink, type UplinkEvent } from './uplink.ts'

/**
 * One shopper's session on a cloud model: the service's turns, joined to our own voice, eye and rules. `gone` is called
 * once when the cloud is away for good; nothing is emitted after it.
 */
export function openCloudSession(
  parts: CloudSessionParts,
  options: EngineSessionOptions,
  emit: (event: EngineEvent) => void,
  gone: (left: LostSession) => void,
): EngineSession {
  const { clock } = parts
  const { leads } = options
  let { mode, storeId } = options
  let open = true
  let wasReady = false
  let afterInterruption = false
  const tell = (event: EngineEvent) => {
    if (open) emit(event)
  }

  const renderings = createRenderings(parts.speaking)
  const check = openProductCheck(
    {
      ...parts,
      speaking: renderings,
      isAtHand: (text) => parts.isAtHand(text) || renderings.has(text),
      looked: parts.observe.looked,
    },
    options,
    () => storeId,
    tell,
  )
  const { voice, checker } = check
  if (options.resume) checker.resume(options.resume, mode === 'echo')
  /** What was open as the shopper began to speak, and what they spoke over. */
  let asked = check.asked()
  let overVoice: OverVoice | undefined
  const heard = createHeardWords({
    clock,
    beingSaid: voice.current,
    began() {
      asked = check.asked()
      // The service hears the end of speech for us, and our echo is known by its words already.
      const silencedAtMs = Number.NEGATIVE_INFINITY
      overVoice = voice.speaking() ? { silencedAtMs, endedAtMs: clock.now(), beingSaid: '' } : undefined
      if (leads) tell({ type: 'speech' })
      conversation.began()
    },
    heard: (text, over) => conversation.heard(check.decide(text, asked, over ?? overVoice)),
  })
  let uplink: Uplink
  let conversation: ModeConversation

  function openConversation(): ModeConversation {
    const shared: ConversationParts = {
      clock,
      limits: parts.limits,
      modality: options.modality,
      leads,
      voice,
      keep: renderings.keep,
      emit: tell,
      ask: (frame, answer) => uplink.ask(frame, answer),
      isUp: () => uplink.isUp(),
      turnEnded: () => uplink.atTurnsEnd(),
      model: parts.model,
    }
    if (mode === 'echo')
      return createEchoConversation({
        ...shared,
        answer({ meaning }) {
          voice.stop()
          checker.heard(meaning)
        },
      })
    return createScanConversation({
      ...shared,
      texts: check.texts,
      checker,
      isJourneys: (meaning) => isJourneys(meaning, asked, leads),
      decideTyped: check.decideTyped,
      productNames: () => parts.catalogue().spokenForms,
      hearsItself: heard.isEcho,
      checked: parts.observe.checked,
    })
  }

  /** A conversation with the prompt of the present mode. */
  function begin(handle: string | undefined) {
    const told = { mode, storeId }
    conversation = openConversation()
    uplink = createUplink({
      clock,
      limits: parts.limits,
      connect: (resumeHandle, on, ended) => parts.connect({ ...told, handle: resumeHandle }, on, ended),
      handle,
      busy: () => conversation.busy(),
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
        conversation.up()
        break
      case 'down':
        parts.observe.lost()
        conversation.down()
        break
      case 'gone': {
        const { end, refused } = event
        const left = {
          ...{ mode, storeId, resume: checker.resumable(), after: voice.soFar() },
          unanswered: conversation.unanswered(),
        }
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
    conversation.take(event)
  }

  /** The model answers, so the words are whole; our own echo is kept until it is known for one. */
  function flushHeard() {
    if (!heard.isEcho()) heard.flush()
  }

  function close() {
    if (!open) return
    open = false
    uplink.close()
    conversation.close()
    heard.close()
    check.close()
  }

  begin(options.cloud?.handle)
  return {
    audio(pcm, base64 = base64Of(pcm)) {
      if (!open || base64 === '') return
      uplink.wake()
      uplink.sound(base64)
    },
    // The service ends a turn by itself, and at once where nothing more is to come.
    hold: ({ on }) => void (!on && open && uplink.ask(audioEndFrame(), false)),
    audioEnd: () => open && uplink.ask(audioEndFrame(), false),
    frame(jpeg, ofLook, base64) {
      if (!open || !check.wantsPicture(ofLook)) return
      if (mode === 'scan') checker.frame(jpeg, ofLook)
      uplink.wake()
      uplink.picture(base64)
    },
    noCamera: (lookId) => open && checker.noCamera(lookId),
    text(text, name) {
      if (!open || text.trim() === '') return
      uplink.wake()
      conversation.written({ text: text.trim(), name })
    },
    say(text, name) {
      if (open && text.trim() !== '') check.sayFor(text, name)
    },
    saying: (text, name) => open && voice.saying(text, name),
    silenced: (on) => open && leads && heard.silenced(on),
    played: (played) => open && voice.played(played),
    setMode(newMode, newStoreId) {
      if (!open || (newMode === mode && newStoreId === storeId)) return
      // The app's own texts are owed whatever the mode; a question is not.
      if (mode === 'echo') for (const { text, name } of conversation.unanswered()) voice.sayFor([text], name)
      conversation.close()
      heard.close()
      if (leads && newMode === 'echo' && mode === 'scan') checker.quiet()
      else checker.close()
      uplink.close()
      mode = newMode
      storeId = newStoreId
      begin(undefined)
    },
    // The cloud hears every word whatever is asked; what it means depends on it.
    listenFor: check.listenFor,
    question: check.question,
    close,
  }
}

const base64Of = ({ buffer, byteOffset, byteLength }: Int16Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')
