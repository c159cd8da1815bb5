import { createSharedAudio } from './audio-context.ts'
import { browserClock } from './browser-clock.ts'
import { camera } from './camera.ts'
import type { Devices } from './devices.ts'
import { createMicrophone } from './microphone.ts'
import { motionSensor } from './motion-sensor.ts'
import { network } from './network.ts'
import { fallbackVoice, welcomeSound } from './own-sounds.ts'
import { devicesGranted } from './permissions.ts'
import { createSiren } from './siren.ts'
import { createSpeaker } from './speaker.ts'
import { visitMemory } from './visit-memory.ts'
import { createWakeLock } from './wake-lock.ts'

/** The phone as the browser shows it. Called once, when the page starts. */
export function browserDevices(): Devices {
  const audio = createSharedAudio()
  return {
    clock: browserClock,
    motion: motionSensor,
    speaker: createSpeaker(audio, navigator.userAgent),
    microphone: createMicrophone(audio),
    camera,
    welcome: welcomeSound,
    fallbackVoice,
    siren: createSiren(audio),
    network,
    wakeLock: createWakeLock(),
    memory: visitMemory,
    permissions: { granted: devicesGranted },
    random: Math.random,
  }
}
