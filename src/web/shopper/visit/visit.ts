import type { MonotonicMs } from '../../../core/clock.ts'
import type { Language } from '../../../core/contract/language.ts'
import type { Modality } from '../../../core/contract/modes.ts'
import type { JourneyEffect } from '../../../core/journey/effects.ts'
import type { JourneyEvent } from '../../../core/journey/events.ts'
import type { OpenCall } from '../../../core/journey/journey.ts'
import type { Snapshot } from '../../../core/journey/snapshot.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import { createInterruption } from '../../../core/speech/interruption.ts'
import type { SpokenId } from '../../../core/texts/en/spoken.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import type { MotionSensor } from '../../devices/devices.ts'
import { createOwnAnswers } from '../own/own-answers.ts'
import { isLiteral, type Page } from '../page.ts'
import type { Recordings } from '../recordings.ts'
import { createHoldToTalk, watchHands } from './hold-to-talk.ts'
import { watchMotion } from './motion-watch.ts'
import { watchPocketLock } from './pocket-lock.ts'
import { createServerEvents } from './server-events.ts'
import { type Check, openServerLine } from './server-line.ts'
import { createSirenCall } from './siren-call.ts'
import { watchReader, watchShort } from './tell-server.ts'
import type { Screen } from './visit-camera.ts'
import { openVisitDevices } from './visit-devices.ts'
import { createVisitInput } from './visit-input.ts'
import { createInTurn, openJourney } from './visit-journey.ts'
import { createVisitPhoneEar, type VisitPhoneEar } from './visit-phone-ear.ts'
import { createAimTicks, giveSign } from './visit-signs.ts'
import { createVisitSpeech } from './visit-speech.ts'

export interface VisitOptions {
  /** Where a paused visit goes on. */
  resume: Snapshot | undefined
  /** How long ago that was. */
  awayMs?: number | undefined
  check: Check
  /** Straight to the choice of a section. */
  navigate: boolean
  call?: OpenCall | undefined
  screen: Screen
  /** Asked in the tap itself, before anything was awaited. */
  motionAsked: ReturnType<MotionSensor['request']>
  /** When it was tapped: the chime of the welcome may sound from then on. */
  begunAt: MonotonicMs
  /** The shopper was told already that the phone asks for the microphone. */
  microphoneExplained: boolean
  /** A sentence is about to be heard: other sounds of the page make way. */
  onSpeech(): void
  /** The shopper wants another language, or it written or spoken: the visit is to be opened anew in that. */
  onLanguage(language: Language): void
  onModality(modality: Modality): void
  /** Said before all else: the voice of another language has stopped. */
  first?: SpokenId & FixedId
  onSnapshot(snapshot: Snapshot): void
  onOver(how: VisitEnd): void
}

/** How a visit ends: paused, by the shopper's wish or because nobody was there; or over. */
export type VisitEnd = { kind: 'pause' } | Extract<JourneyEffect, { kind: 'end' }>

/** From a tap to a pause or the end. */
export interface Visit {
  /** The words of a button; `label` is how they stand on the screen. */
  press(words: string, label: string): void
  /** The words of the text field. */
  type(words: string): void
  /** A tap on the empty screen, or on the button that skips. */
  tap(how?: 'skip'): void
  /** One short press of the one button, on the screen or on a headset: talks, or ends that; without a microphone it skips. */
  talk(): void
  /** Skips what is being said; in silence, a walk's Next. */
  forward(): void
  /** Any key: somebody is there. */
  key(): void
  stopSiren(): void
  /** Tries now for the devices that are away. */
  retry(): void
  say(text: string): void
  bands(into: Uint8Array<ArrayBuffer>): boolean
  /** `handOver`: another visit is opened in its place, with the call to staff that is returned. */
  close(how?: 'handOver'): OpenCall | undefined
}

/**
 * Opens everything at once; prompts come one after another. The speaker is awake already. Whatever happens is dealt
 * with in turn.
 */
export function openVisit(page: Page, recordings: Recordings, options: VisitOptions): Visit {
  const { devices, store } = page
  const inTurn = createInTurn()
  const clock = {
    ...devices.clock,
    after: (delayMs: number, run: () => void) => devices.clock.after(delayMs, () => inTurn(run)),
  }
  const siren = createSirenCall(devices, store)
  let closed = false

  const own = createOwnAnswers(page, { sees: () => opened.camera.sees(), retry: () => opened.retry() })
  const line = openServerLine(page, options.check, (event) => inTurn(() => closed || hear(event)))
  const speech = createVisitSpeech({
    page,
    recordings,
    line,
    clock,
    inTurn,
    before: own.before,
    keepIn: (on) => opened.microphone.keepIn(on),
    on: {
      began({ text }) {
        options.onSpeech()
        store.dispatch({ type: 'line', who: 'said', text })
      },
      sounds(on) {
        opened.microphone.setPlaying(on)
        phoneEar?.speaking(on)
        showSpeaking(on)
        if (on) interruption.began()
      },
      answering: (on) => send({ type: 'answering', on }),
      silent() {
        siren.spoken()
        interruption.silent()
        send({ type: 'silent' })
      },
    },
  })
  const tell = (id: SpokenId & FixedId) =>
    void speech.tell(visitTextsIn(store.get().language).spokenTexts[id], id)
  const interruption = createInterruption(clock, speech.queue, devices.sound.delayMs)
  const ticks = createAimTicks({
    clock: devices.clock,
    isQuiet: () => !speech.queue.speaking(),
    tick: () => giveSign(page, 'tick'),
  })
  const heardByPhone = () => phoneEar?.hears() === true
  const opened = openVisitDevices(page, {
    ...options,
    line,
    tell: speech.tell,
    heardByPhone,
    onVoice(on) {
      ticks.voice(on)
      inTurn(() => interruption.voice(on) && send({ type: 'voice' }))
    },
  })
  const { vibrate } = devices
  const { microphone, sound } = opened
  const talk = createHoldToTalk({ clock, store, live: line.live, interruption, microphone, sound, vibrate })
  const input = createVisitInput({
    ...{ page, own, line, speech, opened, talk, inTurn, send },
    isClosed: () => closed,
    onModality: options.onModality,
  })
  // Before the hands: what a pocket touches is not for them.
  const unwatchLock = watchPocketLock({
    clock: devices.clock,
    locked: () => store.get().locked,
    again: () => inTurn(() => tell('lock.again')),
    unlock: () => send({ type: 'unlocked' }),
  })
  // The specification's page has no such thing.
  const unwatchHands = isLiteral(page)
    ? () => {}
    : watchHands(devices.clock, {
        ...talk,
        press: (sinceMs) => inTurn(() => input.pressed(sinceMs)),
        release: () => inTurn(talk.release),
        toggle: input.toggle,
      })
  const unwatchReader = isLiteral(page) ? () => {} : watchReader(store, devices.clock, line.live)
  const unwatchShort = watchShort(store, line.live)
  let phoneEar: VisitPhoneEar | undefined
  void opened.settled.then(() => {
    if (closed || isLiteral(page)) return
    phoneEar = createVisitPhoneEar({
      ...{ ear: devices.phoneEar, clock, store, sounds: devices.sound.works },
      heard: (said) => inTurn(() => closed || input.takeFromPhone(said)),
      fault: (text) =>
        inTurn(() => {
          const how = speech.isUnheard() ? 'say' : 'sayNow'
          if (!closed) speech.queue[how]([{ text, recording: null }], { owner: 'page', aside: true })
        }),
    })
  })
  const motion = watchMotion(page, options.motionAsked, send)
  const journey = openJourney({
    ...{ page, start: options, clock, speech, line, siren, own },
    listenToMotion: motion.listen,
    hearsAlone: heardByPhone,
    onLanguage: options.onLanguage,
    onSnapshot: options.onSnapshot,
    onOver: over,
  })

  const hear = createServerEvents({
    ...{ store, line, speech, interruption, opened, ticks, inTurn, send, own },
    answered: ({ text, question }) => input.answered(text, 'spoken', question),
  })

  function showSpeaking(on: boolean) {
    const { modelState } = store.get()
    if (on && modelState === 'connected') store.dispatch({ type: 'modelState', state: 'speaking' })
    if (!on && modelState === 'speaking') store.dispatch({ type: 'modelState', state: 'connected' })
  }

  function send(event: JourneyEvent) {
    if (!closed) inTurn(() => journey.send(event))
  }

  function over(end: VisitEnd) {
    if (closed) return
    close()
    options.onOver(end)
  }

  function close(how?: 'handOver') {
    closed = true
    for (const unwatch of [unwatchLock, unwatchReader, unwatchShort, unwatchHands, ticks.stop]) unwatch()
    talk.close()
    interruption.close()
    phoneEar?.close()
    siren.stop()
    const call = journey.close(how)
    speech.close()
    motion.close()
    opened.close()
    line.close()
    devices.wakeLock.release()
    return call
  }

  if (options.first) tell(options.first)
  devices.wakeLock.hold((kept) => send({ type: 'screen', kept }))
  return {
    press: (words, label) => input.given({ type: 'pressed', words }, label),
    type: input.words,
    tap: input.tap,
    talk: input.toggle,
    forward: () => input.given({ type: 'forward' }),
    key: () => send({ type: 'key' }),
    stopSiren: () => send({ type: 'alarmStopped' }),
    retry: opened.retry,
    say: (text) => inTurn(() => void speech.tell(text)),
    bands: opened.microphone.bands,
    close,
  }
}
