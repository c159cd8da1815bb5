import type { NoticeAbout } from '../../core/session/session.ts'
import type { FixedId } from '../../core/speaking/fixed.ts'
import { spokenTexts } from '../../core/texts/en/spoken.ts'
import type { MotionSensor } from '../devices/devices.ts'
import { openSpeech } from '../live/speech-client.ts'
import { isLiteral, type Page } from './page.ts'
import type { ServerLine } from './server-line.ts'
import { createSoundLine, type SoundLine } from './sound-line.ts'
import { cameraTexts, createVisitCamera, type Screen, type VisitCamera } from './visit-camera.ts'
import { createVisitMicrophone, microphoneTexts, type VisitMicrophone } from './visit-microphone.ts'

/** Breath after the sentence, before the phone's own prompts speak. */
const AFTER_SENTENCE_MS = 300
/** The chime of the welcome is over by then. */
const AFTER_CHIME_MS = 700
/** Whatever becomes of the sentence, the prompts come. */
const AT_MOST_MS = 15_000

export interface VisitDevicesOptions {
  screen: Screen
  /** Asked in the tap itself, before anything was awaited. */
  motionAsked: ReturnType<MotionSensor['request']>
  line: Pick<ServerLine, 'live' | 'terms' | 'heardAtMs'>
  tell: (text: string, recording?: FixedId) => Promise<void>
  /** A voice began or ended, as far as the microphone can hear. */
  onVoice(on: boolean): void
}

/** Microphone and camera of one visit, which the phone asks about one after the other; faults are shown and told. */
export interface VisitDevices {
  /** Resolves when nothing more is to be said about the phone's prompts. */
  explained: Promise<void>
  microphone: VisitMicrophone
  camera: VisitCamera
  sound: Pick<SoundLine, 'settled' | 'connected'>
  /** A session is set up; `again`: not the first. */
  connected(again: boolean): void
  disconnected(how: 'moving' | 'lost' | 'offline' | 'gaveUp'): void
  close(): void
}

export function openVisitDevices(page: Page, options: VisitDevicesOptions): VisitDevices {
  const { devices, store, settings, addresses } = page
  const literal = isLiteral(page)
  let closed = false

  function fault(about: NoticeAbout, text: string, recording?: FixedId) {
    store.dispatch({ type: 'notice', notice: { about, text } })
    void options.tell(text, recording)
  }

  const camera = createVisitCamera(devices, literal, options.line, (what) =>
    fault('camera', cameraTexts[what]),
  )
  const sound = createSoundLine({ ...devices, ...options.line })
  const microphone = createVisitMicrophone(devices, literal, () => store.get().preferences.holdOnly, {
    onReady() {
      store.dispatch({ type: 'visualizer', state: 'ready' })
      store.dispatch({ type: 'noticeGone', about: 'microphone' })
    },
    onFault(what) {
      store.dispatch({ type: 'visualizer', state: what })
      fault('microphone', microphoneTexts[what], what === 'denied' ? 'mic.denied' : undefined)
    },
    onSound(pcm, held) {
      sound.push(pcm, held)
      beside?.audio(pcm)
    },
    onVoice: options.onVoice,
  })

  /** The specification's page sends its sound to the speech socket as well. */
  const openBeside = () =>
    literal ? openSpeech(addresses.speechToText, page.openSocket, microphone.reconnect) : undefined
  let beside = openBeside()

  const explained = explainPermissions(page, options)
  async function open() {
    await options.motionAsked
    await explained
    if (closed) return
    await microphone.open()
    if (!closed) await camera.open(options.screen)
  }
  void open()

  return {
    explained,
    microphone,
    camera,
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
      microphone.close()
      camera.close()
      sound.close()
      beside?.close()
    },
  }
}

/**
 * Says what the phone will ask, on a first visit and only where it will really ask. Resolves when the sentence is
 * over, so that it is not spoken under a prompt; nor under the one of motion, which iPhones show in the tap itself.
 */
async function explainPermissions(
  { devices, store }: Page,
  { motionAsked, tell }: Pick<VisitDevicesOptions, 'motionAsked' | 'tell'>,
): Promise<void> {
  const wait = (delayMs: number) => new Promise<void>((resolve) => void devices.clock.after(delayMs, resolve))
  if (store.get().isFirstTimeUser !== true || (await devices.permissions.granted())) return
  await Promise.all([motionAsked, wait(AFTER_CHIME_MS)])
  await Promise.race([tell(spokenTexts['perm.before'], 'perm.before'), wait(AT_MOST_MS)])
  await wait(AFTER_SENTENCE_MS)
}
