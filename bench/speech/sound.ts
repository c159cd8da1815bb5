import { decibels, rms } from '../../src/core/audio/pcm.ts'
import { seeded } from '../../src/core/random.ts'

const FRAME = 160
const ACTIVE_WITHIN_DB = 30

/** First and after-last sample of the speech: 10 ms frames within 30 dB of the loudest. */
export function activeSpan(speech: Float32Array): { start: number; end: number; rms: number } {
  const levels: number[] = []
  for (let at = 0; at + FRAME <= speech.length; at += FRAME) levels.push(rms(speech.subarray(at, at + FRAME)))
  const loudest = decibels(Math.max(...levels))
  const active = levels.flatMap((level, i) => (decibels(level) > loudest - ACTIVE_WITHIN_DB ? [i] : []))
  const power = active.reduce((sum, i) => sum + (levels[i] ?? 0) ** 2, 0) / Math.max(1, active.length)
  return {
    start: (active[0] ?? 0) * FRAME,
    end: ((active.at(-1) ?? levels.length - 1) + 1) * FRAME,
    rms: Math.sqrt(power),
  }
}

export interface Scene {
  /** Noise (or a quiet room) before, the words, noise after. */
  sound: Float32Array
  /** Sample at which the words end. */
  wordsEnd: number
}

const QUIET = 3e-5

/** Puts the words into noise at `snrDb`, `before` samples after its start. Without noise: a quiet room. */
export function inNoise(
  speech: Float32Array,
  noise: { sound: Float32Array; snrDb: number } | undefined,
  seed: number,
  before: number,
  after: number,
): Scene {
  const span = activeSpan(speech)
  const random = seeded(seed)
  const offset = noise ? Math.floor(random() * noise.sound.length) : 0
  const gain = noise ? span.rms / rms(noise.sound) / 10 ** (noise.snrDb / 20) : 0
  const sound = new Float32Array(before + speech.length + after)
  for (let i = 0; i < sound.length; i++) {
    const word = speech[i - before] ?? 0
    const around = noise
      ? gain * (noise.sound[(offset + i) % noise.sound.length] ?? 0)
      : QUIET * (random() - 0.5)
    sound[i] = word + around
  }
  return { sound, wordsEnd: before + span.end }
}
