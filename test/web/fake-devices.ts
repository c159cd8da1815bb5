import { vi } from 'vitest'
import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'
import { defaultPreferences } from '../../src/core/page/preferences.ts'
import {
  type CameraFault,
  DeviceFault,
  type Devices,
  type MicrophoneFault,
  type MicrophoneOptions,
  type SpeakerReports,
} from '../../src/web/devices/devices.ts'
import type { MediaButtonActs } from '../../src/web/devices/media-buttons.ts'
import type { OpusCodec } from '../../src/web/devices/opus.ts'
import { createFakeClock } from '../fake-clock.ts'

/** A phone whose every answer the test decides. */
/** A browser without codecs. */
const noOpus: OpusCodec = {
  encodes: () => false,
  decodes: () => false,
  playsFiles: () => false,
  readFile: () => Promise.reject(new Error('no decoder')),
  openEncoder: () => {
    throw new Error('no encoder')
  },
  openDecoder: () => {
    throw new Error('no decoder')
  },
}

export function createFakePhone() {
  const clock = createFakeClock(new Date(2027, 4, 12))
  const order: string[] = []
  const faults: { microphone?: MicrophoneFault; muted?: boolean; camera?: CameraFault } = {}
  let reports: SpeakerReports = { began() {}, ended() {} }
  let listening: MicrophoneOptions | undefined
  let networkChanged = (_online: boolean) => {}
  let othersTalk = false
  let silenced = () => {}
  /** What the phone's own voices speak, and what they were told to speak. */
  const spoken = { language: 'en-IN', languages: ['en-IN', 'hi-IN'], silenced: () => {} }
  /** What the loudspeaker was given and has not said; the first is being heard. */
  let sentences: { id: string; begun: boolean; whole: boolean }[] = []
  let online = true
  let returning = false
  let motion: 'granted' | 'denied' | 'error' | 'free' = 'free'
  let feel: ((sample: MotionSample) => void) | undefined
  let preferences = defaultPreferences
  let welcomeAllowed = true
  let loseCamera = () => {}
  let buttons: MediaButtonActs | undefined
  let visible = true
  const onVisible = new Set<(seen: boolean) => void>()
  let soundWorks = true
  /** The loudspeaker stands still with what it was given, as in a call; otherwise what is lost was never to be had. */
  let soundStands = false
  /** The phone's own voice waits for it too. */
  let voiceWaits = false
  const onSound = new Set<(works: boolean) => void>()
  let owed = false
  let place: unknown
  let needs: unknown
  let shopping: unknown
  let notice: string | undefined
  let hearsHere = false
  let phoneEar: ({ language: string } & Parameters<Devices['phoneEar']['listen']>[1]) | undefined
  let keeps = true
  let speaksHere = true
  const seen: {
    frames?: number
    sign?: number
    dark?: boolean
    light?: number
    soundDelayMs?: number
  } = {}
  const spies = {
    speaker: {
      begin: vi.fn(),
      hold: vi.fn(),
      resume: vi.fn(),
      drop: vi.fn(),
      play: vi.fn(),
      say: vi.fn(),
      sayHere: vi.fn(),
    },
    microphoneClosed: vi.fn(),
    cameraClosed: vi.fn(),
    torch: vi.fn(async (_on: boolean) => true),
    siren: { start: vi.fn(), stop: vi.fn() },
    remember: vi.fn(),
    welcome: vi.fn(),
    signs: vi.fn(),
    vibrate: vi.fn(),
    setPace: vi.fn(),
    setVolume: vi.fn(),
    setVoice: vi.fn(),
    keepScale: vi.fn(),
    keep: vi.fn(),
    log: vi.fn(),
    install: vi.fn(),
    reload: vi.fn(),
    practise: vi.fn(),
    leavePractice: vi.fn(),
    alert: vi.fn(),
    retrySound: vi.fn(),
    renew: vi.fn(),
    mediaButtonsClosed: vi.fn(),
  }

  function sound() {
    for (const sentence of soundStands ? [...sentences] : sentences.slice(0, 1)) {
      if (sentence.begun) continue
      sentence.begun = true
      reports.began(sentence.id)
    }
  }
  function add(id: string, whole: boolean) {
    sentences.push({ id, begun: false, whole })
    sound()
  }

  const devices: Devices = {
    clock,
    random: () => 0,
    log: spies.log,
    reload: spies.reload,
    practise: spies.practise,
    leavePractice: spies.leavePractice,
    alert: spies.alert,
    renew: spies.renew,
    tabs: {
      othersTalk: () => othersTalk,
      talk(silence) {
        othersTalk = false
        silenced = silence
      },
      rest() {},
    },
    mediaButtons: {
      open(_title, acts) {
        buttons = acts
      },
      close() {
        buttons = undefined
        spies.mediaButtonsClosed()
      },
    },
    motion: {
      request: async () => {
        order.push('motion')
        return motion
      },
      listen(onSample) {
        feel = onSample
        return () => {
          feel = undefined
        }
      },
    },
    speaker: {
      setLanguage: (language) => {
        spoken.language = language
      },
      speaks: async (language) => spoken.languages.includes(language),
      onSilenced: (tell) => {
        spoken.silenced = tell
      },
      wake: async () => void order.push('speaker'),
      listen: (to) => {
        reports = to
      },
      // A sentence sounds at once, after those before it, and until `silence`.
      begin(id, text) {
        spies.speaker.begin(text)
        add(id, false)
      },
      play: (_id, pcm, rateHz) => spies.speaker.play(pcm, rateHz),
      end(id) {
        for (const sentence of sentences) if (sentence.id === id) sentence.whole = true
      },
      drop(ids) {
        sentences = sentences.filter(({ id }) => !ids.includes(id))
        spies.speaker.drop(ids)
        sound()
      },
      hold: spies.speaker.hold,
      resume: spies.speaker.resume,
      setPace: spies.setPace,
      setVolume: spies.setVolume,
      setVoice: spies.setVoice,
      say(id, text) {
        spies.speaker.say(text)
        add(id, true)
      },
      speaksHere: () => speaksHere,
      byPhone: () =>
        !voiceWaits && (spoken.language !== 'en-IN' || (!soundWorks && !soundStands && speaksHere)),
      sayHere(id, text) {
        spies.speaker.sayHere(text)
        add(id, true)
      },
    },
    phoneEar: {
      offered: () => true,
      hearsHere: async () => hearsHere,
      listen(language, on) {
        phoneEar = {
          language,
          heard: on.heard,
          ended(fault) {
            phoneEar = undefined
            on.ended(fault)
          },
        }
        return {
          stop() {
            phoneEar = undefined
          },
        }
      },
    },
    microphone: {
      async open(options) {
        order.push('microphone')
        if (faults.microphone) throw new DeviceFault(faults.microphone)
        listening = options
        if (faults.muted) options.onMuted(true)
        return { setPlaying() {}, bands() {}, close: spies.microphoneClosed }
      },
    },
    camera: {
      async open(_video, _canvas, onLost) {
        order.push('camera')
        if (faults.camera) throw new DeviceFault(faults.camera)
        loseCamera = onLost
        const openedAtMs = clock.now()
        return {
          // Ten frames a second, each a little other than the one before, unless the test holds them.
          frames: () => seen.frames ?? 1 + Math.floor((clock.now() - openedAtMs) / 100),
          picture: async () => ({
            bytes: Uint8Array.of(0xff, 0xd8),
            sign: seen.sign ?? clock.now(),
            light: seen.dark ? 2 : (seen.light ?? 120),
            contrast: 40,
          }),
          setTorch: spies.torch,
          close: spies.cameraClosed,
        }
      },
    },
    welcome: {
      async play() {
        spies.welcome()
        return welcomeAllowed
      },
      stop() {},
    },
    siren: spies.siren,
    opus: noOpus,
    network: {
      online: () => online,
      onChange(listener) {
        networkChanged = listener
        return () => {
          networkChanged = () => {}
        }
      },
    },
    wakeLock: { hold() {}, release() {} },
    signs: { play: spies.signs },
    vibrate: spies.vibrate,
    install: { offered: () => true, ask: spies.install },
    platform: 'android',
    memory: {
      isReturning: () => returning,
      remember: spies.remember,
      preferences: () => preferences,
      keepPreferences: (kept) => {
        preferences = kept
      },
      scale: () => undefined,
      keepScale: spies.keepScale,
      owesSafety: () => owed,
      oweSafety(owes) {
        owed = owes
      },
      place: () => place,
      keepPlace(snapshot) {
        place = snapshot ?? undefined
      },
      needs: () => needs,
      keepNeeds(to) {
        needs = to ?? undefined
        return keeps
      },
      noticeHeard: () => notice,
      keepNoticeHeard(version) {
        notice = version
      },
      forgetAll() {
        preferences = defaultPreferences
        needs = undefined
        shopping = undefined
        notice = undefined
      },
      shopping: () => shopping,
      keepShopping(to) {
        shopping = to ?? undefined
        return keeps
      },
      kept: () => undefined,
      keep: spies.keep,
    },
    visibility: {
      seen: () => visible,
      onChange(listener) {
        onVisible.add(listener)
        return () => onVisible.delete(listener)
      },
    },
    sound: {
      works: () => soundWorks,
      delayMs: () => seen.soundDelayMs ?? 0,
      onChange(listener) {
        onSound.add(listener)
        return () => onSound.delete(listener)
      },
      retry: spies.retrySound,
    },
    permissions: { granted: async () => true },
  }

  return {
    /** The phone's recogniser while it listens. */
    phoneEar: () => phoneEar,
    devices,
    clock,
    order,
    faults,
    spies,
    spoken,
    preferences: () => preferences,
    set: (change: {
      returning?: boolean
      motion?: typeof motion
      welcomeAllowed?: boolean
      language?: typeof preferences.language
      phoneEar?: boolean
      short?: boolean
      hearsHere?: boolean
    }) => {
      if (change.phoneEar) preferences = { ...preferences, phoneEar: true }
      hearsHere = change.hearsHere ?? hearsHere
      if (change.short) preferences = { ...preferences, short: true }
      if (change.language) preferences = { ...preferences, language: change.language }
      returning = change.returning ?? returning
      motion = change.motion ?? motion
      welcomeAllowed = change.welcomeAllowed ?? welcomeAllowed
    },
    /** All that is being said is heard to its end, as far as its sound is here. */
    silence() {
      if (soundStands) return
      for (let now = sentences[0]; now?.whole; now = sentences[0]) {
        sentences.shift()
        reports.ended(now.id)
        sound()
      }
    },
    hearVoice: (on: boolean) => listening?.onVoice(on),
    hearSound: (samples: number, of = 0) => listening?.onPiece(new Int16Array(samples).fill(of)),
    pieceSamples: () => listening?.pieceSamples,
    feel: (sample: MotionSample) => feel?.(sample),
    listensToMotion: () => feel !== undefined,
    loseMicrophone: () => listening?.onLost(),
    muteMicrophone: (on: boolean) => listening?.onMuted(on),
    loseCamera: () => loseCamera(),
    /** A headset's button; false while the phone would give it to another app. */
    pressHeadset(what: keyof MediaButtonActs) {
      buttons?.[what]()
      return buttons !== undefined
    },
    /** What the camera sees: frames that stand still, pictures that are equal, darkness. */
    seen,
    show(now: boolean) {
      visible = now
      for (const listener of onVisible) listener(now)
    },
    /** `stands`: another app has it, and what is being said stands still. */
    holdSound(held: boolean, stands = false) {
      soundWorks = !held
      soundStands = held && stands
      voiceWaits &&= held
      for (const listener of onSound) listener(soundWorks)
    },
    /** What the phone's own voice was saying fails without sound, and waits for it. */
    failVoice() {
      voiceWaits = true
      const [first] = sentences
      if (first) reports.began(first.id)
    },
    owesSafety: () => owed,
    needs: () => needs,
    notice: () => notice,
    shopping: () => shopping,
    keepShopping(to: unknown) {
      shopping = to
    },
    keepNeeds(to: unknown) {
      needs = to
    },
    /** Its browser keeps nothing; it has no voice of its own. */
    lacks(what: 'storage' | 'voice') {
      if (what === 'storage') keeps = false
      else speaksHere = false
    },
    place: () => place,
    keepPlace(snapshot: unknown) {
      place = snapshot
    },
    /** Another tab has a visit now. */
    otherTabTalks() {
      othersTalk = true
      silenced()
    },
    setOnline(now: boolean) {
      online = now
      networkChanged(now)
    },
  }
}

export type FakePhone = ReturnType<typeof createFakePhone>
