import { motionSensor } from '../devices/motion-sensor.ts'
import { createWakeLock } from '../devices/wake-lock.ts'
import { browserAttention } from './attention.ts'
import type { Bars, ConsoleDevices } from './devices.ts'

/** The phone's own voice, one sentence after another. */
const pageVoice = {
  say(text: string, language: string, ended: () => void): void {
    if (!('speechSynthesis' in globalThis)) {
      queueMicrotask(ended)
      return
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.onend = ended
    utterance.onerror = ended
    speechSynthesis.speak(utterance)
  },
  stop(): void {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  },
}

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
    attention: browserAttention(),
    draw: drawLate,
    leaveFor: (address) => location.assign(address),
    save: saveFile,
    print: () => print(),
    copy: copyText,
  }
}

/** The library that draws is fetched with the first picture; where it does not come, the table says all of it. */
function drawLate(into: HTMLElement, bars: Bars): () => void {
  let stop = () => {}
  let stopped = false
  import('./draw-bars.ts').then(
    ({ drawBars }) => {
      if (!stopped) stop = drawBars(into, bars)
    },
    () => {},
  )
  return () => {
    stopped = true
    stop()
  }
}

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Only over https or on this machine does a browser have a clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
