import { chime } from '../../core/speaking/chime.ts'

/**
 * `part`: something begins; `instruction`: listen, this is where you go; `turned`: that turn was right; `arrived`;
 * `tick`: one step was counted.
 */
export type Earcon = 'part' | 'instruction' | 'turned' | 'arrived' | 'tick'

interface Note {
  hz: number
  atMs: number
  forMs: number
}

/** Each is told from the others by its shape, not by its pitch alone: up, up and held, one note twice, three up, a knock. */
const notes: Record<Exclude<Earcon, 'part'>, readonly Note[]> = {
  instruction: [
    { hz: 587.33, atMs: 0, forMs: 140 },
    { hz: 880, atMs: 90, forMs: 220 },
  ],
  turned: [
    { hz: 698.46, atMs: 0, forMs: 110 },
    { hz: 698.46, atMs: 130, forMs: 200 },
  ],
  arrived: [
    { hz: 523.25, atMs: 0, forMs: 260 },
    { hz: 659.26, atMs: 160, forMs: 260 },
    { hz: 1046.5, atMs: 320, forMs: 520 },
  ],
  tick: [{ hz: 1760, atMs: 0, forMs: 28 }],
}

/** Under the voice's own peaks: a tick comes with every step of a walk and must never cover a word. */
const PEAK = { instruction: 0.2, turned: 0.2, arrived: 0.22, tick: 0.06 } as const
const ATTACK_SECONDS = 0.004

/** A sound sign as samples in -1..1; the same at every call. */
export function earconSamples(earcon: Earcon, rateHz: number): Float32Array {
  if (earcon === 'part') return Float32Array.from(chime(rateHz), (sample) => sample / 32768)
  const parts = notes[earcon]
  const lengthMs = Math.max(...parts.map(({ atMs, forMs }) => atMs + forMs))
  const samples = new Float32Array(Math.round((rateHz * lengthMs) / 1000))
  for (const part of parts) strike(samples, part, PEAK[earcon], rateHz)
  return samples
}

/** Adds one struck note that has died away by its end. */
function strike(into: Float32Array, { hz, atMs, forMs }: Note, peak: number, rateHz: number) {
  const start = Math.round((rateHz * atMs) / 1000)
  const length = Math.round((rateHz * forMs) / 1000)
  const fade = forMs / 1000 / 5
  for (let i = 0; i < length && start + i < into.length; i++) {
    const seconds = i / rateHz
    const envelope = Math.min(1, seconds / ATTACK_SECONDS) * Math.exp(-seconds / fade) * (1 - i / length)
    into[start + i] = (into[start + i] ?? 0) + peak * envelope * Math.sin(2 * Math.PI * hz * seconds)
  }
}
