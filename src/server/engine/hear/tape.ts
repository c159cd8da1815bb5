import { AUDIO_IN } from '../../../core/constants.ts'
import { mixed } from '../../../core/hearing/mixing.ts'
import type { Denoiser } from './denoiser.ts'

/** The last seconds of a session's sound, by sample number since the session began. */
export interface Tape {
  append(raw: Float32Array): void
  /** Sample number up to which both can be had: the denoiser is behind. */
  readyTo(): number
  raw(from: number, to: number): Float32Array
  /**
   * Denoised with a share of raw. The first call for an utterance takes a tenth of a second, because the denoiser
   * hears the noise before it first.
   */
  mix(from: number, to: number): Float32Array
}

const KEPT_SAMPLES = 3 * AUDIO_IN.rateHz
/** What the denoiser hears of the noise before the words it is to clean: as long as where it was measured. */
const LEARNED_SAMPLES = 1.5 * AUDIO_IN.rateHz

/** The denoiser holds back two frames and part of a third, its filters a little more: 33 ms at most. */
const BEHIND_SAMPLES = 0.04 * AUDIO_IN.rateHz

/** A stretch of sound of bounded length that knows where it stands. */
function createReel() {
  const ring = new Float32Array(KEPT_SAMPLES)
  let begin = 0
  let end = 0
  return {
    end: () => end,
    append(samples: Float32Array) {
      for (let i = 0; i < samples.length; i++) ring[(end + i) % KEPT_SAMPLES] = samples[i] ?? 0
      end += samples.length
    },
    /** What is no longer there, or not yet, is left out. */
    read(from: number, to: number): Float32Array {
      const start = Math.max(from, begin, end - KEPT_SAMPLES)
      const out = new Float32Array(Math.max(0, Math.min(to, end) - start))
      for (let i = 0; i < out.length; i++) out[i] = ring[(start + i) % KEPT_SAMPLES] ?? 0
      return out
    },
    /** Goes on from there; what was before is gone. */
    restart(at: number) {
      begin = at
      end = at
    },
  }
}

/**
 * Keeps the sound as it came and denoises only what is asked for: half of what a session would cost otherwise, and
 * in a quiet room nothing is asked for.
 */
export function createTape(denoiser: Denoiser): Tape {
  const raw = createReel()
  const clean = createReel()
  /** Up to where the denoiser has heard. */
  let heard = 0

  function denoiseFrom(from: number) {
    const learnFrom = Math.max(0, from - LEARNED_SAMPLES, raw.end() - KEPT_SAMPLES)
    if (heard < learnFrom) {
      denoiser.restart()
      clean.restart(learnFrom)
      heard = learnFrom
    }
    clean.append(denoiser.push(raw.read(heard, raw.end())))
    heard = raw.end()
  }

  return {
    append: raw.append,
    readyTo: () => Math.max(0, raw.end() - BEHIND_SAMPLES),
    raw: raw.read,
    mix(from, to) {
      denoiseFrom(from)
      const denoised = clean.read(from, to)
      return mixed(denoised, raw.read(from, from + denoised.length))
    },
  }
}
