import type { JourneyEffect } from '../../core/journey/effects.ts'
import type { JourneyEvent } from '../../core/journey/events.ts'
import type { Snapshot } from '../../core/journey/snapshot.ts'
import type { NoticeAbout } from '../../core/session/session.ts'
import type { MotionSensor } from '../devices/devices.ts'
import { createReader } from '../devices/reader.ts'
import { openSpeech } from '../live/speech-client.ts'
import { type Check, type ConversationEvent, openConversation } from './conversation.ts'
import { cameraTexts, microphoneTexts } from './device-texts.ts'
import { createEars } from './ears.ts'
import { createEyes, type Screen } from './eyes.ts'
import { explainPermissions } from './first-tap.ts'
import { createInterruptions } from './interruptions.ts'
import { watchMotion } from './motion-watch.ts'
import { createMouth } from './mouth.ts'
import { openJourney } from './open-journey.ts'
import type { Page } from './page.ts'
import { createPerformer } from './perform.ts'
import type { Recordings } from './recordings.ts'
import { createSirenCall } from './siren-call.ts'

export interface TalkOptions {
  /** Where a paused visit goes on. */
  resume: Snapshot | undefined
  check: Check
  /** Straight to the choice of a section. */
  navigate: boolean
  screen: Screen
  /** Asked in the tap itself, before anything was awaited. */
  motionAsked: ReturnType<MotionSensor['request']>
  /** A sentence is about to be heard: other sounds of the page make way. */
  onSpeech(): void
  onSnapshot(snapshot: Snapshot): void
  onOver(how: TalkEnd): void
}

/** How a talk ends: paused, by the shopper's wish or because nobody was there; or over. */
export type TalkEnd = { kind: 'pause' } | Extract<JourneyEffect, { kind: 'end' }>

/** From a tap to a pause or the end: devices, connection, journey and what passes between them. */
export interface Talk {
  /** The words of a button; `label` is how they stand on the screen. */
  press(words: string, label: string): void
  /** The words of the text field. */
  type(words: string): void
  /** A tap on the empty screen. */
  tap(): void
  /** Any key: somebody is there. */
  key(): void
  stopSiren(): void
  say(text: string): void
  bands(into: Uint8Array<ArrayBuffer>): boolean
  close(): void
}

/** Opens everything at once; prompts come one after another. The speaker is awake already. */
export function openTalk(page: Page, recordings: Recordings, options: TalkOptions): Talk {
  const { devices, store, settings, addresses } = page
  const { clock } = devices
  const speaker = store.get().assistant.modality === 'TEXT' ? createReader(clock) : devices.speaker
  const interruptions = createInterruptions(clock, speaker)
  const siren = createSirenCall(devices, store)
  let closed = false
  let hearing = false

  const mouth = createMouth({
    page,
    recordings,
    speaker,
    live: () => conversation.live(),
    events: {
      onStarted(text, key) {
        options.onSpeech()
        ears.setPlaying(true)
        store.dispatch({ type: 'line', who: 'said', text })
        showSpeaking(true)
        send({ type: 'speechStarted', key })
      },
      onEnded: (key) => send({ type: 'speechEnded', key }),
      onSilent() {
        ears.setPlaying(false)
        siren.spoken()
        showSpeaking(false)
      },
    },
  })
  const explained = explainPermissions(page, mouth, options.motionAsked)
  const conversation = openConversation(page, options.check, hear)
  const eyes = createEyes(devices, settings.transport, conversation.live, (fault) => {
    warn('camera', cameraTexts[fault])
    void mouth.tell(cameraTexts[fault])
  })
  const ears = createEars(devices, settings.transport, {
    onReady() {
      store.dispatch({ type: 'visualizer', state: 'ready' })
      store.dispatch({ type: 'noticeGone', about: 'microphone' })
    },
    onFault(fault) {
      store.dispatch({ type: 'visualizer', state: fault })
      warn('microphone', microphoneTexts[fault])
      void (fault === 'denied'
        ? mouth.tell(microphoneTexts[fault], 'mic.denied')
        : mouth.tell(microphoneTexts[fault]))
    },
    onSound(pcm) {
      conversation.live()?.audio(pcm)
      speech?.audio(pcm)
    },
    onVoice: (on) => send({ type: 'voice', on, held: interruptions.voice(on) }),
  })
  let speech = openBeside()
  const motion = watchMotion(page, options.motionAsked, send)
  const journey = openJourney(page, options, perform())

  function perform() {
    return createPerformer({
      page,
      mouth,
      conversation,
      interruptions,
      siren,
      engineHeard: () => hearing,
      listenToMotion: motion.listen,
      onSnapshot: options.onSnapshot,
      onPause: () => over({ kind: 'pause' }),
      onEnd: over,
    })
  }

  function openBeside() {
    if (settings.transport !== 'specification') return undefined
    return openSpeech(addresses.speechToText, page.openSocket, ears.reconnect)
  }

  function heardAgain(again: boolean) {
    ears.wake()
    if (!again) return
    // What took the live socket took this one too, though it may not know yet.
    speech?.close()
    speech = openBeside()
  }

  function unheard() {
    if (settings.profile === 'specification') ears.rest()
  }

  function hear(event: ConversationEvent) {
    switch (event.type) {
      case 'reply':
        if (event.reply.type === 'interrupted') interruptions.confirmed()
        if (event.reply.type === 'turnComplete') interruptions.turnComplete()
        return mouth.reply(event.reply)
      case 'heard':
        if (event.text.trim() === '') return
        store.dispatch({ type: 'line', who: 'heard', text: event.text })
        mouth.fresh()
        hearing = true
        send({ type: 'heard', text: event.text })
        hearing = false
        return
      case 'look':
        eyes.look(event.open, event.id)
        return send({ type: 'look', open: event.open })
      case 'ready':
        mouth.sessionBegan()
        heardAgain(event.again)
        // The sentence about permissions comes first.
        return void explained.then(() => {
          const last = conversation.lastProduct()
          const { again, moved } = event
          if (!closed) send({ type: 'ready', again, moved, ...(last === undefined ? {} : { last }) })
        })
      case 'moving':
        mouth.sessionLost()
        return eyes.look(false, '')
      default:
        unheard()
        mouth.sessionLost()
        eyes.look(false, '')
        if (event.type === 'gaveUp' && event.reason !== undefined) void mouth.tell(event.reason)
        return send(event.type === 'offline' ? { type: 'offline' } : event)
    }
  }

  function showSpeaking(on: boolean) {
    const { modelState } = store.get()
    if (on && modelState === 'connected') store.dispatch({ type: 'modelState', state: 'speaking' })
    if (!on && modelState === 'speaking') store.dispatch({ type: 'modelState', state: 'connected' })
  }

  async function openDevices() {
    await options.motionAsked
    await explained
    if (closed) return
    await ears.open()
    if (!closed) await eyes.open(options.screen)
  }

  function warn(about: NoticeAbout, text: string) {
    store.dispatch({ type: 'notice', notice: { about, text } })
  }

  function send(event: JourneyEvent) {
    if (!closed) journey.send(event)
  }

  function over(end: TalkEnd) {
    if (closed) return
    close()
    options.onOver(end)
  }

  function close() {
    closed = true
    interruptions.close()
    siren.stop()
    journey.close()
    mouth.close()
    motion.close()
    ears.close()
    eyes.close()
    speech?.close()
    conversation.close()
    devices.wakeLock.release()
  }

  devices.wakeLock.hold()
  void openDevices()
  return {
    press(words, label) {
      store.dispatch({ type: 'line', who: 'heard', text: label })
      send({ type: 'pressed', words })
    },
    type(words) {
      store.dispatch({ type: 'line', who: 'heard', text: words })
      send({ type: 'typed', text: words })
    },
    tap: () => send({ type: 'tapped' }),
    key: () => send({ type: 'key' }),
    stopSiren() {
      siren.stop()
      send({ type: 'alarmStopped' })
    },
    say: (text) => void mouth.tell(text),
    bands: ears.bands,
    close,
  }
}
