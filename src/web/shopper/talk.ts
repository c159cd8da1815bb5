import type { Clock } from '../../core/clock.ts'
import { pageCommand } from '../../core/session/choices.ts'
import type { NoticeAbout } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { spoken } from '../../core/texts/spoken.ts'
import type { MotionSensor } from '../devices/devices.ts'
import { openSpeech } from '../live/speech-client.ts'
import { openConversation } from './conversation.ts'
import { cameraTexts, microphoneTexts, motionTexts } from './device-texts.ts'
import { createEars } from './ears.ts'
import { createEyes, type Screen } from './eyes.ts'
import { explainPermissions } from './first-tap.ts'
import { createInterruptions } from './interruptions.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'
import { createSirenCall } from './siren-call.ts'

export interface TalkOptions {
  resumed: boolean
  screen: Screen
  /** Asked in the tap itself, before anything was awaited. */
  motionAsked: ReturnType<MotionSensor['request']>
  /** A sentence is about to be heard: other sounds of the page make way. */
  onSpeech(): void
  onOver(how: TalkEnd): void
}

/** How a talk ends: by the shopper's wish, by goodbye, or because no connection can be had. */
export type TalkEnd = { how: 'paused' } | { how: 'thanked' } | { how: 'gaveUp'; reason: string | undefined }

/** From a tap to a pause or the end: devices, connection and what passes between them. */
export interface Talk {
  /** The words of a button or of the text field; `shown` is how they stand on the screen. */
  ask(words: string, shown?: string): void
  /** A tap on the empty screen: the sentence being spoken is skipped. */
  skip(): void
  stopSiren(): void
  say(text: string): void
  bands(into: Uint8Array<ArrayBuffer>): boolean
  close(): void
}

/** "Stop" that silenced the voice this short a time ago is not "stop" said in silence. */
const SILENCED_RECENTLY_MS = 4000

/** Opens everything at once; prompts come one after another. The speaker is awake already. */
export function openTalk(page: Page, recordings: Recordings, options: TalkOptions): Talk {
  const { devices, store, settings, addresses } = page
  const { speaker, clock } = devices
  const silenced = createRecently(clock, SILENCED_RECENTLY_MS)
  const interruptions = createInterruptions(clock, speaker)
  const siren = createSirenCall(devices, store)
  let closed = false
  let goodbye = false

  const explained = explainPermissions(page, recordings)
  const conversation = openConversation(
    page,
    recordings,
    { resumed: options.resumed, mayOpen: explained },
    {
      onHeard: heard,
      onShown(text) {
        said(text)
        if (goodbye) over({ how: 'thanked' })
      },
      onInterrupted() {
        silenced.mark()
        interruptions.confirmed()
        speaker.flush()
      },
      onTurnComplete: interruptions.turnComplete,
      onLook: (open, id) => eyes.look(open, id),
      onGaveUp: (reason) => over({ how: 'gaveUp', reason }),
    },
  )
  const eyes = createEyes(devices, settings.transport, conversation.live, (fault) => {
    warn('camera', cameraTexts[fault])
  })
  const ears = createEars(devices, settings.transport, {
    onReady() {
      store.dispatch({ type: 'visualizer', state: 'ready' })
      store.dispatch({ type: 'noticeGone', about: 'microphone' })
    },
    onFault(fault) {
      store.dispatch({ type: 'visualizer', state: fault })
      warn('microphone', microphoneTexts[fault])
    },
    onSound(pcm) {
      conversation.live()?.audio(pcm)
      speech?.audio(pcm)
    },
    onVoice(on) {
      if (on && speaker.playing()) silenced.mark()
      interruptions.voice(on)
    },
  })
  const speech =
    settings.transport === 'specification'
      ? openSpeech(addresses.speechToText, page.openSocket, ears.reconnect)
      : undefined

  speaker.listen({
    onSentence(text) {
      options.onSpeech()
      ears.setPlaying(true)
      said(text)
    },
    onIdle() {
      ears.setPlaying(false)
      siren.spoken()
      if (store.get().modelState === 'speaking') store.dispatch({ type: 'modelState', state: 'connected' })
      if (goodbye) over({ how: 'thanked' })
    },
  })

  async function openDevices() {
    const motion = await options.motionAsked
    if (closed) return
    if (motion === 'denied' || motion === 'error') warn('motion', motionTexts[motion])
    await explained
    if (closed) return
    await ears.open()
    if (!closed) await eyes.open(options.screen)
  }

  function warn(about: NoticeAbout, text: string) {
    store.dispatch({ type: 'notice', notice: { about, text } })
    conversation.say(text)
  }

  function said(text: string) {
    store.dispatch({ type: 'line', who: 'said', text })
    conversation.noteSaid(text)
    // Whole or as the last of its sentences: how it is cut is the server's affair.
    goodbye = text.endsWith('Goodbye.') && spoken('thanks', { brand: settings.brand.name }).endsWith(text)
  }

  function heard(text: string) {
    if (text.trim() === '') return
    store.dispatch({ type: 'line', who: 'heard', text })
    interruptions.confirmed()
    obey(text)
  }

  /** What the page itself does about words, beside what the server answers. */
  function obey(text: string) {
    // Who talks has taken note of where they are.
    store.dispatch({ type: 'noticeGone', about: 'store' })
    switch (pageCommand(text)) {
      case 'stop':
        if (!silenced.is() && !speaker.playing()) return over({ how: 'paused' })
        speaker.flush()
        return
      case 'pause':
        return over({ how: 'paused' })
      case 'callStaff':
        siren.start()
        if (!conversation.live()) void conversation.play('staff.call')
        return
      default:
    }
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
    speaker.flush()
    ears.close()
    eyes.close()
    speech?.close()
    conversation.close()
    devices.wakeLock.release()
  }

  if (store.get().place.kind === 'unknown') {
    // Spoken with the welcome.
    store.dispatch({ type: 'notice', notice: { about: 'store', text: screenTexts.storeUnknown } })
  }
  devices.wakeLock.hold()
  void openDevices()
  return {
    ask(words, shown = words) {
      store.dispatch({ type: 'line', who: 'heard', text: shown })
      const stops = pageCommand(words) === 'stop'
      // The button is pressed over the voice more often than in silence, and acts on what is heard now.
      obey(words)
      if (!closed) conversation.ask(words)
      if (stops) silenced.mark()
    },
    skip() {
      if (!speaker.playing()) return
      // With the next sentence already here there is nothing to ask the server for.
      if (speaker.waiting() > 1) return speaker.skip()
      speaker.skip()
      conversation.ask('skip')
    },
    stopSiren: siren.stop,
    say: conversation.say,
    bands: ears.bands,
    close,
  }
}

/** Whether something happened within the last `spanMs`. */
function createRecently(clock: Clock, spanMs: number) {
  let atMs = Number.NEGATIVE_INFINITY
  return {
    mark() {
      atMs = clock.now()
    },
    is: () => clock.now() - atMs < spanMs,
  }
}
