import { motionSensor } from '../devices/motion-sensor.ts'
import type { Memory } from '../devices/storage.ts'
import { createWakeLock } from '../devices/wake-lock.ts'
import type { Attention, Bars, ConsoleDevices, NotificationLeave } from './devices.ts'

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
export function browserDevices(liveAddress: string, kept: Memory): ConsoleDevices {
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
    attention: browserAttention(kept),
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

const NAME = 'callName'
/** Two tones that are heard in a back office and are no shopper's siren. */
const BELL_HZ = [784, 1047] as const
const TONE_S = 0.25

const leaves: Readonly<Record<NotificationPermission, NotificationLeave>> = {
  default: 'unasked',
  granted: 'allowed',
  denied: 'refused',
}
const leave = (): NotificationLeave =>
  'Notification' in globalThis ? leaves[Notification.permission] : 'refused'

/** The browser's own sound and notifications. */
function browserAttention(kept: Memory): Attention {
  let context: AudioContext | undefined
  return {
    ring() {
      context ??= new AudioContext()
      const audio = context
      // Without a click since the page was loaded it may be kept silent; the next click wakes it.
      void audio.resume().then(() => bell(audio))
    },
    allowed: leave,
    async ask() {
      if ('Notification' in globalThis) await Notification.requestPermission()
      return leave()
    },
    notify(title, text) {
      if (leave() !== 'allowed') return
      try {
        const shown = new Notification(title, { body: text, tag: 'staff-call' })
        shown.onclick = () => globalThis.focus()
      } catch {
        // Phones have them from service workers alone: the sound is there.
      }
    },
    name: {
      get: () => kept.getItem(NAME) ?? '',
      set: (name) => kept.setItem(NAME, name),
    },
  }
}

function bell(audio: AudioContext): void {
  const tone = new OscillatorNode(audio, { type: 'triangle' })
  const volume = new GainNode(audio, { gain: 0.5 })
  BELL_HZ.forEach((hz, at) => {
    tone.frequency.setValueAtTime(hz, audio.currentTime + at * TONE_S)
  })
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + BELL_HZ.length * TONE_S)
}
