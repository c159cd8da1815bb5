import type { Attention, NotificationLeave } from './devices.ts'

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
export function browserAttention(): Attention {
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
      get: () => localStorage.getItem(NAME) ?? '',
      set: (name) => localStorage.setItem(NAME, name),
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
