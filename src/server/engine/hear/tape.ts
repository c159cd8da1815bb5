import { mixed } from '../../../core/hearing/mixing.ts'

/** The last seconds of a session's sound, raw and denoised, by sample number since the session began. */
export interface Tape {
  append(raw: Float32Array, clean: Float32Array): void
  /** Sample number up to which both are there. */
  readyTo(): number
  raw(from: number, to: number): Float32Array
  /** Denoised with a share of raw. */
  mix(from: number, to: number): Float32Array
}

const KEPT_SAMPLES = 3 * 16_000

/** A stretch of sound of bounded length that knows where it stands. */
function createReel() {
  const ring = new Float32Array(KEPT_SAMPLES)
  let end = 0
  return {
    end: () => end,
    append(samples: Float32Array) {
      for (let i = 0; i < samples.length; i++) ring[(end + i) % KEPT_SAMPLES] = samples[i] ?? 0
      end += samples.length
    },
    /** What is no longer there, or was before the beginning, is left out. */
    read(from: number, to: number): Float32Array {
      const start = Math.max(from, 0, end - KEPT_SAMPLES)
      const out = new Float32Array(Math.max(0, Math.min(to, end) - start))
      for (let i = 0; i < out.length; i++) out[i] = ring[(start + i) % KEPT_SAMPLES] ?? 0
      return out
    },
  }
}

export function createTape(): Tape {
  const raw = createReel()
  const clean = createReel()
  return {
    append(rawSamples, cleanSamples) {
      raw.append(rawSamples)
      clean.append(cleanSamples)
    },
    readyTo: () => Math.min(raw.end(), clean.end()),
    raw: (from, to) => raw.read(from, Math.min(to, clean.end())),
    mix: (from, to) => mixed(clean.read(from, to), raw.read(from, Math.min(to, clean.end()))),
  }
}
