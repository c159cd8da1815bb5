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
  _free(address: number): void
  _rnnoise_create(): number
  _rnnoise_destroy(state: number): void
  _rnnoise_process_frame(state: number, out: number, input: number): number
}

/** One session's noise suppression: it learns the noise from all that it hears. */
export interface Denoiser {
  /**
   * 16 kHz samples in, 16 kHz samples out, in time with what went in: the n-th sample out belongs to the n-th in.
   * Fewer come out than went in so far; the difference is about 30 ms.
   */
  push(samples: Float32Array): Float32Array
  close(): void
}

/** Loads RNNoise once for a thread; the function it gives opens one denoiser a session. */
export async function loadDenoiser(): Promise<() => Denoiser> {
  const { default: create }: { default: () => Promise<RnnoiseModule> } = await import(denoiserModule())
  const rnnoise = await create()
  return () => openDenoiser(rnnoise)
}

function openDenoiser(rnnoise: RnnoiseModule): Denoiser {
  const state = rnnoise._rnnoise_create()
  const buffer = rnnoise._malloc(FRAME * 4)
  const up = createFloatResampler(AUDIO_IN.rateHz, RNNOISE_HZ)
  const down = createFloatResampler(RNNOISE_HZ, AUDIO_IN.rateHz)
  let waiting = new Float32Array(0)
  let early = LATE

  const frame = (samples: Float32Array): Float32Array => {
    const at = buffer >> 2
    rnnoise.HEAPF32.set(
      samples.map((sample) => sample * FULL_SCALE),
      at,
    )
    rnnoise._rnnoise_process_frame(state, buffer, buffer)
    return rnnoise.HEAPF32.slice(at, at + FRAME).map((sample) => sample / FULL_SCALE)
  }

  return {
    push(samples) {
      const fine = joinFloat([waiting, up.push(samples)])
      const whole = fine.length - (fine.length % FRAME)
      const out: Float32Array[] = []
      for (let at = 0; at < whole; at += FRAME) out.push(frame(fine.subarray(at, at + FRAME)))
      waiting = fine.slice(whole)
      const clean = joinFloat(out)
      const dropped = Math.min(early, clean.length)
      early -= dropped
      return down.push(clean.subarray(dropped))
    },
    close() {
      rnnoise._rnnoise_destroy(state)
      rnnoise._free(buffer)
    },
  }
}
