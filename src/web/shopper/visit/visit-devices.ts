import type { MonotonicMs } from '../../../core/clock.ts'
import type { NoticeAbout } from '../../../core/page/page-state.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import type { SpokenId } from '../../../core/texts/en/spoken.ts'
import type { PageTexts } from '../../../core/texts/page-texts.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import type { CameraFault, MotionSensor } from '../../devices/devices.ts'
import { openSpeech } from '../../live/speech-client.ts'
import { isLiteral, type Page, pageTexts } from '../page.ts'
import { askInTurn } from './device-prompts.ts'
import type { ServerLine } from './server-line.ts'
import { createSoundLine, type SoundLine } from './sound-line.ts'
import { createVisitCamera, type Screen, type VisitCamera } from './visit-camera.ts'
import { createVisitMicrophone, type VisitMicrophone } from './visit-microphone.ts'

export interface VisitDevicesOptions {
  screen: Screen
  /** Asked in the tap itself, before anything was awaited. */
  motionAsked: ReturnType<MotionSensor['request']>
  begunAt: MonotonicMs
  microphoneExplained: boolean
  line: Pick<ServerLine, 'live' | 'terms' | 'heardAtMs'>
  tell: (text: string, recording?: FixedId) => Promise<void>
  /** The phone's own recogniser hears: no sound goes to ours. */
  heardByPhone(): boolean
  /** A voice began or ended, as far as the microphone can hear. */
  onVoice(on: boolean): void
}

/** Microphone and camera of one visit, which the phone asks about one after the other; faults are shown and told. */
export interface VisitDevices {
  /** Resolves when the phone's prompts are answered, or nobody answers them: nothing is said under one. */
  settled: Promise<void>
  microphone: VisitMicrophone
  camera: VisitCamera
  /** The shopper wants what is away to be tried now. */
  retry(): void
  sound: Pick<SoundLine, 'hold' | 'settled' | 'answered' | 'connected'>
  /** A session is set up; `again`: not the first. */
  connected(again: boolean): void
  disconnected(how: 'moving' | 'lost' | 'offline' | 'gaveUp'): void
  close(): void
}

const SOUND_LOST_VIBRATION = [300, 200, 300]

/** What tells of a fault of the camera, on the screen and in speech. */
const cameraTexts = {
  denied: 'cameraDenied',
  busy: 'cameraBusy',
  back: 'cameraBack',
  none: 'cameraNone',
} as const satisfies Record<CameraFault, keyof PageTexts['screenTexts']>

type SpokenFixed = SpokenId & FixedId

export function openVisitDevices(page: Page, options: VisitDevicesOptions): VisitDevices {
  const { devices, store, settings, addresses } = page
  const literal = isLiteral(page)
  const { spokenTexts } = visitTextsIn(store.get().language)
  const { screenTexts } = pageTexts(page)
  let closed = false

  function fault(about: NoticeAbout, text: string, recording?: FixedId) {
    const retry = !literal && text !== spokenTexts['cam.dark']
    store.dispatch({ type: 'notice', notice: { about, text, ...(retry && { retry }) } })
    // In text mode a screen reader reads the notice: the same words in the log would be read again.
    if (!literal && store.get().assistant.modality === 'TEXT') return
    if (literal) void options.tell(text, recording)
    else void settled.then(() => void (closed || options.tell(text, recording)))
  }
  const trouble = (about: NoticeAbout, id: SpokenFixed) => fault(about, spokenTexts[id], id)
  const tell = (id: SpokenFixed) => void options.tell(spokenTexts[id], id)

  const camera = createVisitCamera(devices, literal, options.line, {
    onFault(what) {
      fault('camera', screenTexts[cameraTexts[what]])
      // The specification's words do not say what can be done about it.
      if (what === 'denied' && !literal) void settled.then(() => closed || tell('cam.blocked'))
    },
    onTrouble: (what) => trouble('camera', `cam.${what}`),
    onWell(told) {
      store.dispatch({ type: 'noticeGone', about: 'camera' })
      if (told) tell('cam.back')
    },
    onLit: () => tell('cam.torch'),
  })
  const unwatchStore = store.subscribe(() => {
    const { walk, picture } = store.get()
    camera.rest(walk !== null)
    camera.show(picture !== null && !picture.frozen)
  })
  const sound = createSoundLine({ ...devices, ...options.line })
  const microphone = createVisitMicrophone(
    devices,
    literal,
    () => store.get().preferences.holdOnly || options.heardByPhone(),
    {
      onReady() {
        store.dispatch({ type: 'visualizer', state: 'ready' })
        store.dispatch({ type: 'noticeGone', about: 'microphone' })
      },
      onFault(what, lost) {
        store.dispatch({ type: 'visualizer', state: what })
        if (lost && what === 'error') trouble('microphone', 'mic.lost')
        else
          fault(
            'microphone',
            what === 'denied' ? spokenTexts['mic.denied'] : screenTexts.visualizerError,
            what === 'denied' ? 'mic.denied' : undefined,
          )
      },
      onNothing: () => trouble('microphone', 'mic.silent'),
      onBack: () => tell('mic.back'),
      onSound(pcm, held) {
        sound.push(pcm, held)
        beside?.audio(pcm)
      },
      onStopped: sound.stopped,
      onVoice: options.onVoice,
    },
  )

  /** The specification's page sends its sound to the speech socket as well. */
  const openBeside = () =>
    literal ? openSpeech(addresses.speechToText, page.openSocket, microphone.reconnect) : undefined
  let beside = openBeside()

  const settled = askInTurn(page, {
    begunAt: options.begunAt,
    microphoneExplained: options.microphoneExplained,
    tell: options.tell,
    isOver: () => closed,
    prompts: [
      { what: 'motion', ask: () => options.motionAsked },
      { what: 'microphone', ask: microphone.open },
      { what: 'camera', ask: () => camera.open(options.screen) },
    ],
  })

  function tellSoundLost() {
    store.dispatch({ type: 'notice', notice: { about: 'sound', text: screenTexts.soundLost, retry: true } })
    // The only way left to be noticed by who looks at nothing.
    devices.vibrate(SOUND_LOST_VIBRATION)
  }
  const unhear = literal ? () => {} : devices.sound.onChange((works) => works || tellSoundLost())
  // It could not be had with the tap.
  if (!literal && !devices.sound.works()) tellSoundLost()

  return {
    settled,
    microphone,
    camera,
    retry() {
      devices.sound.retry()
      microphone.retry()
      camera.retry()
    },
    sound,
    connected(again) {
      microphone.wake()
      if (!again) return
      // What took the live socket took this one too, though it may not know yet.
      beside?.close()
      beside = openBeside()
    },
    disconnected(how) {
      sound.lost(options.line.heardAtMs())
      if (how !== 'moving' && settings.asSpecified.everythingElse) microphone.rest()
    },
    close() {
      closed = true
      unhear()
      unwatchStore()
      microphone.close()
      camera.close()
      sound.close()
      beside?.close()
    },
  }
}
