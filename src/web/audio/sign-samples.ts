import { chime } from '../../core/speaking/chime.ts'
import { type Note, type Sign, signShapes } from '../../core/speaking/signs.ts'

/** Softer than where it begins something: it comes after every answer. */
const TURN_SHARE = 0.6
const ATTACK_SECONDS = 0.004

/** A sign as samples in -1..1; the same at every call. */
export function signSamples(sign: Sign, rateHz: number): Float32Array {
  if (sign === 'turn') return Float32Array.from(chime(rateHz), (sample) => (TURN_SHARE * sample) / 32768)
  const { notes, peak } = signShapes[sign]
  const lengthMs = Math.max(...notes.map(({ atMs, forMs }) => atMs + forMs))
  const samples = new Float32Array(Math.round((rateHz * lengthMs) / 1000))
  for (const note of notes) strike(samples, note, peak, rateHz)
  return samples
}

/** Adds one note that has died away by its end; one that glides, and one that is alone, holds longer. */
function strike(into: Float32Array, { hz, toHz = hz, atMs, forMs }: Note, peak: number, rateHz: number) {
  const start = Math.round((rateHz * atMs) / 1000)
  const length = Math.round((rateHz * forMs) / 1000)
  const fade = forMs / 1000 / (toHz === hz ? 5 : 2)
  const rise = (toHz - hz) / (forMs / 1000) / 2
  for (let i = 0; i < length && start + i < into.length; i++) {
    const seconds = i / rateHz
    const envelope = Math.min(1, seconds / ATTACK_SECONDS) * Math.exp(-seconds / fade) * (1 - i / length)
    const turns = (hz + rise * seconds) * seconds
    into[start + i] = (into[start + i] ?? 0) + peak * envelope * Math.sin(2 * Math.PI * turns)
  }
}
