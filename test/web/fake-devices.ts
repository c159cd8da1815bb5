import { vi } from 'vitest'
import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'
import { defaultPreferences } from '../../src/core/session/preferences.ts'
import {
  type CameraFault,
  DeviceFault,
  type Devices,
  type MicrophoneFault,
  type MicrophoneOptions,
  type OpusCodec,
  type SpeakerReports,
} from '../../src/web/devices/devices.ts'
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
  const faults: { microphone?: MicrophoneFault; camera?: CameraFault } = {}
  let reports: SpeakerReports = { began() {}, ended() {} }
  let listening: MicrophoneOptions | undefined
  let networkChanged = (_online: boolean) => {}
  let seen = () => {}
  let othersTalk = false
  let silenced = () => {}
  /** What the loudspeaker was given and has not said; the first is being heard. */
  let sentences: { id: string; begun: boolean; whole: boolean }[] = []
  let online = true
  let returning = false
  let motion: 'granted' | 'denied' | 'error' | 'free' = 'free'
  let feel: ((sample: MotionSample) => void) | undefined
  let preferences = defaultPreferences
  let welcomeAllowed = true
  const spies = {
    speaker: { begin: vi.fn(), hold: vi.fn(), resume: vi.fn(), drop: vi.fn(), play: vi.fn(), say: vi.fn() },
    microphoneClosed: vi.fn(),
    cameraClosed: vi.fn(),
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
    renew: vi.fn(),
  }

  function sound() {
    const [now] = sentences
    if (!now || now.begun) return
    now.begun = true
    reports.began(now.id)
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
    renew: spies.renew,
    tabs: {
      othersTalk: () => othersTalk,
      talk(silence) {
        othersTalk = false
        silenced = silence
      },
      rest() {},
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
    },
    microphone: {
      async open(options) {
        order.push('microphone')
        if (faults.microphone) throw new DeviceFault(faults.microphone)
        listening = options
        return { setPlaying() {}, bands() {}, close: spies.microphoneClosed }
      },
    },
    camera: {
      async open() {
        order.push('camera')
        if (faults.camera) throw new DeviceFault(faults.camera)
        return { picture: async () => Uint8Array.of(0xff, 0xd8), close: spies.cameraClosed }
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
      onSeen(listener) {
        seen = listener
        return () => {
          seen = () => {}
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
      kept: () => undefined,
      keep: spies.keep,
    },
    permissions: { granted: async () => true },
  }

  return {
    devices,
    clock,
    order,
    faults,
    spies,
    set: (change: { returning?: boolean; motion?: typeof motion; welcomeAllowed?: boolean }) => {
      returning = change.returning ?? returning
      motion = change.motion ?? motion
      welcomeAllowed = change.welcomeAllowed ?? welcomeAllowed
    },
    /** All that is being said is heard to its end, as far as its sound is here. */
    silence() {
      for (let now = sentences[0]; now?.whole; now = sentences[0]) {
        sentences.shift()
        reports.ended(now.id)
        sound()
      }
    },
    hearVoice: (on: boolean) => listening?.onVoice(on),
    hearSound: (samples: number) => listening?.onPiece(new Int16Array(samples)),
    pieceSamples: () => listening?.pieceSamples,
    feel: (sample: MotionSample) => feel?.(sample),
    listensToMotion: () => feel !== undefined,
    loseMicrophone: () => listening?.onLost(),
    /** Another tab has a visit now. */
    otherTabTalks() {
      othersTalk = true
      silenced()
    },
    /** The page is seen again. */
    see: () => seen(),
    setOnline(now: boolean) {
      online = now
      networkChanged(now)
    },
  }
}

export type FakePhone = ReturnType<typeof createFakePhone>
