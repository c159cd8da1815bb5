import { fadeEnds } from './shape.ts'

interface Note {
  hz: number
  atMs: number
}

const NOTE_MS = 320
/** Under the voice's own peaks: a chime calls, it must not startle. */
const PEAK = 0.22 * 32767
/** Overtones of a struck bar, which small speakers carry better than a bare sine. */
const PARTIALS = [
  { ratio: 1, share: 0.75 },
  { ratio: 2, share: 0.2 },
  { ratio: 3.9, share: 0.05 },
] as const

/** Two rising notes, before words that begin something. */
const NOTES: readonly Note[] = [
  { hz: 659.26, atMs: 0 },
  { hz: 987.77, atMs: 110 },
]

/** A chime as mono samples; the same at every call. */
export function chime(rateHz: number): Int16Array {
  const lastAtMs = Math.max(...NOTES.map((note) => note.atMs))
  const sound = new Float64Array(Math.round((rateHz * (lastAtMs + NOTE_MS)) / 1000))
  for (const note of NOTES) {
    const start = Math.round((rateHz * note.atMs) / 1000)
    const length = Math.round((rateHz * NOTE_MS) / 1000)
    for (let i = 0; i < length && start + i < sound.length; i++) {
      const seconds = i / rateHz
      const strike = Math.min(1, seconds / 0.005) * Math.exp(-seconds / 0.09)
      let wave = 0
      for (const { ratio, share } of PARTIALS)
        wave += share * Math.sin(2 * Math.PI * note.hz * ratio * seconds)
      sound[start + i] = (sound[start + i] ?? 0) + strike * wave
    }
  }
  return fadeEnds(
    Int16Array.from(sound, (sample) => Math.round(sample * PEAK)),
    rateHz,
  )
}
