import { createSharedAudio } from './audio-context.ts'
import { browserClock } from './browser-clock.ts'
import { camera } from './camera.ts'
import type { Devices } from './devices.ts'
import { createInstallPrompt } from './install-prompt.ts'
import { createMicrophone } from './microphone.ts'
import { motionSensor } from './motion-sensor.ts'
import { network } from './network.ts'
import { fallbackVoice, welcomeSound } from './own-sounds.ts'
import { devicesGranted } from './permissions.ts'
import { logLine } from './shell-log.ts'
import { createSiren } from './siren.ts'
import { createSoundSigns } from './sound-signs.ts'
import { createSpeaker } from './speaker.ts'
import { createTwoVoices } from './two-voices.ts'
import { vibrate } from './vibration.ts'
import { visitMemory } from './visit-memory.ts'
import { createWakeLock } from './wake-lock.ts'

/** The phone as the browser shows it. Called once, when the page starts. */
export function browserDevices(): Devices {
  const audio = createSharedAudio()
  return {
    clock: browserClock,
    motion: motionSensor,
    speaker: createTwoVoices({
      sound: createSpeaker(audio, navigator.userAgent),
      phone: phoneSpeech(),
      clock: browserClock,
    }),
    microphone: createMicrophone(audio),
    camera,
    welcome: welcomeSound,
    fallbackVoice,
    siren: createSiren(audio),
    signs: createSoundSigns(audio),
    vibrate,
    install: createInstallPrompt(),
    network,
    wakeLock: createWakeLock(),
    memory: visitMemory,
    permissions: { granted: devicesGranted },
    platform: /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android',
    random: Math.random,
    log: logLine,
    reload: () => location.reload(),
  }
}

function phoneSpeech() {
  if (!('speechSynthesis' in globalThis)) return undefined
  return {
    synthesis: speechSynthesis,
    makeUtterance: (text: string) => new SpeechSynthesisUtterance(text),
  }
}
