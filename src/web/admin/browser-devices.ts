import { motionSensor } from '../devices/motion-sensor.ts'
import { pageVoice } from '../devices/page-voice.ts'
import { createWakeLock } from '../devices/wake-lock.ts'
import type { ConsoleDevices } from './devices.ts'
import { saveFile } from './save-file.ts'

/** The browser's own devices. The product's voice is fetched when it is first asked for. */
export function browserDevices(liveAddress: string): ConsoleDevices {
  return {
    motion: motionSensor,
    wakeLock: createWakeLock(),
    voice: pageVoice,
    product: {
      play(sentences, events) {
        let stop = () => {}
        let stopped = false
        import('./play-sentences.ts').then(
          ({ playSentences }) => {
            if (!stopped) stop = playSentences(liveAddress, sentences, events)
          },
          () => events.onFailed(),
        )
        return () => {
          stopped = true
          stop()
        }
      },
    },
    save: saveFile,
    print: () => print(),
  }
}
