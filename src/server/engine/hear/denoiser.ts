import { joinFloat } from '../../../core/audio/pcm.ts'
import { createFloatResampler } from '../../../core/audio/resample.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import { denoiserModule } from './model-folder.ts'

const RNNOISE_HZ = 48_000
const FRAME = 480
/** How late the model's output is, in samples at 48 kHz: 20 ms. */
const LATE = 960
const FULL_SCALE = 32_768

interface RnnoiseModule {
  HEAPF32: Float32Array
  _malloc(bytes: number): number
  _rnnoise_create(): number
  _rnnoise_init(state: number, model: number): void
  _rnnoise_process_frame(state: number, out: number, input: number): number
}

/** One session's noise suppression: it learns the noise from all that it hears. */
export interface Denoiser {
  /**
   * 16 kHz samples in, 16 kHz samples out, in time with what went in: the n-th sample out belongs to the n-th in.
   * Fewer come out than went in so far; the difference is about 30 ms.
   */
  push(samples: Float32Array): Float32Array
  /** What is pushed next does not follow on what was pushed last. What is known of the noise stays known. */
  restart(): void
  close(): void
}

/**
 * Loads RNNoise once for a thread; the function it gives opens one denoiser a session.
 *
 * Its memory is never given back: freeing a state or a buffer leaves this build's heap broken for the next
 * allocation. One scratch frame serves all, and a state (32 kB) is made clean and used again.
 */
export async function loadDenoiser(): Promise<() => Denoiser> {
  const { default: create }: { default: () => Promise<RnnoiseModule> } = await import(denoiserModule())
  const rnnoise = await create()
  const scratch = rnnoise._malloc(FRAME * Float32Array.BYTES_PER_ELEMENT)
  const idle: number[] = []

  return () => {
    const state = idle.pop() ?? rnnoise._rnnoise_create()
    rnnoise._rnnoise_init(state, 0)
    const denoise = (samples: Float32Array) => {
      const at = scratch / Float32Array.BYTES_PER_ELEMENT
      for (let i = 0; i < FRAME; i++) rnnoise.HEAPF32[at + i] = (samples[i] ?? 0) * FULL_SCALE
      rnnoise._rnnoise_process_frame(state, scratch, scratch)
      return rnnoise.HEAPF32.slice(at, at + FRAME).map((sample) => sample / FULL_SCALE)
    }
    let chain = openChain(denoise)
    let open = true
    return {
      push: (samples) => (open ? chain(samples) : new Float32Array(0)),
      restart() {
        chain = openChain(denoise)
      },
      close() {
        if (open) idle.push(state)
        open = false
      },
    }
  }
}

/** 16 kHz to frames of 48 kHz, through `frame`, and back, what the model is late cut off at the start. */
function openChain(frame: (samples: Float32Array) => Float32Array): (samples: Float32Array) => Float32Array {
  const up = createFloatResampler(AUDIO_IN.rateHz, RNNOISE_HZ)
  const down = createFloatResampler(RNNOISE_HZ, AUDIO_IN.rateHz)
  let waiting = new Float32Array(0)
  let early = LATE
  return (samples) => {
    const fine = joinFloat([waiting, up.push(samples)])
    const whole = fine.length - (fine.length % FRAME)
    const out: Float32Array[] = []
    for (let at = 0; at < whole; at += FRAME) out.push(frame(fine.subarray(at, at + FRAME)))
    waiting = fine.slice(whole)
    const clean = joinFloat(out)
    const dropped = Math.min(early, clean.length)
    early -= dropped
    return down.push(clean.subarray(dropped))
  }
}
