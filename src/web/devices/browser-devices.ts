import { createSharedAudio } from './audio-context.ts'
import { browserClock } from './browser-clock.ts'
import { browserPhoneEar } from './browser-phone-ear.ts'
import type { Devices, Network } from './devices.ts'
import { createInstallPrompt } from './install-prompt.ts'
import { createBrowserMediaButtons } from './media-buttons.ts'
import { createMicrophone } from './microphone.ts'
import { motionSensor } from './motion-sensor.ts'
import { createOpusCodec } from './opus.ts'
import { addressBefore, practiceAddress } from './practice-address.ts'
import { renew } from './renew.ts'
import { createSiren } from './siren.ts'
import { createSoundSigns } from './sound-signs.ts'
import { createSpeaker } from './speaker.ts'
import { createTabs } from './tabs.ts'
import { pageVisibility } from './visibility.ts'
import { visitMemory } from './visit-memory.ts'
import { createVoices } from './voices.ts'
import { createWakeLock } from './wake-lock.ts'

/** The browser's own log is the product's only one on a phone: what is wrong with a path, never a word of a person. */
const { console: shell } = globalThis

const network: Network = {
  online: () => navigator.onLine,
  onChange(listener) {
    const up = () => listener(true)
    const down = () => listener(false)
    addEventListener('online', up)
    addEventListener('offline', down)
    return () => {
      removeEventListener('online', up)
      removeEventListener('offline', down)
    }
  },
}

/** iPhones have no such thing, and browsers refuse it before the first tap. */
function vibrate(pattern: readonly number[]): void {
  const phone: { vibrate?(pattern: number[]): boolean } = navigator
  phone.vibrate?.([...pattern])
}

async function deviceGranted(name: 'microphone' | 'camera'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return false
  }
}

/** The phone as the browser shows it. Called once, when the page starts. */
export function browserDevices(): Devices {
  const audio = createSharedAudio()
  return {
    clock: browserClock,
    motion: motionSensor,
    speaker: createVoices({
      sound: createSpeaker(audio, navigator.userAgent),
      phone: phoneSpeech(),
      clock: browserClock,
      visibility: pageVisibility,
      state: audio.state,
    }),
    microphone: createMicrophone(audio),
    phoneEar: browserPhoneEar,
    // Its code comes with a visit's: nothing is seen before.
    camera: { open: async (...screen) => (await import('./camera.ts')).camera.open(...screen) },
    welcome: {
      play: (element) =>
        element.play().then(
          () => true,
          () => false,
        ),
      stop: (element) => element.pause(),
    },
    siren: createSiren(audio),
    opus: createOpusCodec(),
    signs: createSoundSigns(audio),
    vibrate,
    install: createInstallPrompt(),
    network,
    visibility: pageVisibility,
    sound: audio.state,
    wakeLock: createWakeLock(),
    memory: visitMemory,
    permissions: { granted: deviceGranted },
    platform: /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android',
    random: Math.random,
    log: (level, line) => shell[level](line),
    reload: () => location.reload(),
    practise: () => location.assign(practiceAddress(location.search)),
    leavePractice: () => location.replace(`${location.pathname}${addressBefore(location.search)}`),
    alert: (text) => window.alert(text),
    renew,
    tabs: createTabs(),
    mediaButtons: createBrowserMediaButtons(browserClock),
  }
}

function phoneSpeech() {
  if (!('speechSynthesis' in globalThis)) return undefined
  return {
    synthesis: speechSynthesis,
    makeUtterance: (text: string) => new SpeechSynthesisUtterance(text),
  }
}
