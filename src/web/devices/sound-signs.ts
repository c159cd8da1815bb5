import { chime, type Note, type Sign, signShapes } from '../../core/speaking/signs.ts'
import type { SharedAudio } from './audio-context.ts'

/** Sound signs beside the voice. */
export interface SoundSigns {
  play(sign: Sign): void
}

/** Sound signs beside the voice: they neither wait for it nor stop it. Where there is no sound, nothing happens. */
export function createSoundSigns(audio: SharedAudio): SoundSigns {
  const known = new Map<Sign, AudioBuffer>()

  function bufferOf(context: AudioContext, sign: Sign): AudioBuffer {
    const before = known.get(sign)
    if (before) return before
    const samples = signSamples(sign, context.sampleRate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    buffer.copyToChannel(new Float32Array(samples), 0)
    known.set(sign, buffer)
    return buffer
  }

  return {
    play(sign) {
      void audio.wake().then(
        (context) => {
          if (context.state !== 'running') return
          const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sign) })
          source.connect(context.destination)
          source.start()
        },
        () => {},
      )
    },
  }
}

/** Softer than where it begins something: it comes after every answer. */
const TURN_SHARE = 0.6
const ATTACK_SECONDS = 0.004

/** A sign as samples in -1..1; the same at every call. @internal Every sign is tried on it. */
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
