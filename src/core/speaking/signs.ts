import { fadeEnds } from './shape.ts'

/**
 * What is heard and felt beside words that say the same. `turn`: it is the shopper's turn to speak. `left`, `right`,
 * `straight`: where the next part of a walk leads; `instruction`: another one, listen. `arrived`. `turned`: that turn was
 * right. `contains`: an answer about something that the shopper must not eat, and it is in there. `unsure`: an answer that
 * is not certain. `tick`: one step was counted; again and again: print grows readable.
 */
export type Sign =
  | 'turn'
  | 'left'
  | 'right'
  | 'straight'
  | 'instruction'
  | 'arrived'
  | 'turned'
  | 'contains'
  | 'unsure'
  | 'tick'

/** One sound of a sign; with `toHz` it glides. */
export interface Note {
  hz: number
  toHz?: number
  atMs: number
  forMs: number
}

interface SignShape {
  notes: readonly Note[]
  /** Of full loudness. Under the voice's own peaks. */
  peak: number
  /** Milliseconds on, off, on, …; nothing to be felt where it is silent. */
  buzz?: readonly number[]
}

/**
 * Each is told from the others by its shape, not by pitch, side or loudness, so that one ear, a small loudspeaker or a
 * pocket is enough: a glide down, a glide up, a level tone; three rising; one note twice; five low knocks; a tone that
 * wavers. Felt: one short, two short, one long, short and very long, a rattle, long-short-long.
 */
export const signShapes: Readonly<Record<Exclude<Sign, 'turn'>, SignShape>> = {
  left: { notes: [{ hz: 880, toHz: 440, atMs: 0, forMs: 320 }], peak: 0.2, buzz: [120] },
  right: { notes: [{ hz: 440, toHz: 880, atMs: 0, forMs: 320 }], peak: 0.2, buzz: [120, 120, 120] },
  straight: { notes: [{ hz: 622.25, atMs: 0, forMs: 420 }], peak: 0.2, buzz: [450] },
  instruction: {
    notes: [
      { hz: 587.33, atMs: 0, forMs: 140 },
      { hz: 880, atMs: 90, forMs: 220 },
    ],
    peak: 0.2,
    buzz: [60, 60, 250],
  },
  arrived: {
    notes: [
      { hz: 523.25, atMs: 0, forMs: 260 },
      { hz: 659.26, atMs: 160, forMs: 260 },
      { hz: 1046.5, atMs: 320, forMs: 520 },
    ],
    peak: 0.22,
    buzz: [100, 100, 900],
  },
  turned: {
    notes: [
      { hz: 698.46, atMs: 0, forMs: 110 },
      { hz: 698.46, atMs: 130, forMs: 200 },
    ],
    peak: 0.2,
  },
  // Low notes are lost on a phone: under 400 Hz hardly anything leaves it.
  contains: {
    notes: [0, 110, 220, 330, 440].map((atMs) => ({ hz: 415.3, atMs, forMs: 90 })),
    peak: 0.26,
    buzz: [60, 50, 60, 50, 60, 50, 60, 50, 60],
  },
  unsure: {
    notes: [0, 160, 320].flatMap((atMs) => [
      { hz: 554.37, toHz: 466.16, atMs, forMs: 90 },
      { hz: 466.16, toHz: 554.37, atMs: atMs + 80, forMs: 90 },
    ]),
    peak: 0.2,
    buzz: [350, 120, 80, 120, 350],
  },
  // With every step of a walk: it must never cover a word.
  tick: { notes: [{ hz: 1760, atMs: 0, forMs: 28 }], peak: 0.06 },
}

/** What is to be felt of it; nothing of the shopper's turn, which comes after every answer. */
export const buzzOf = (sign: Sign): readonly number[] | undefined =>
  sign === 'turn' ? undefined : signShapes[sign].buzz

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
const NOTES: readonly Pick<Note, 'hz' | 'atMs'>[] = [
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
