import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinFloat } from '../../../core/audio/pcm.ts'
import { createFloatResampler } from '../../../core/audio/resample.ts'
import { AUDIO_IN } from '../../../core/constants.ts'

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

/** One state within a module: what one session needs. */
interface Seat {
  rnnoise: RnnoiseModule
  state: number
  /** Address of the frame that goes in and out, shared by all states of a module. */
  scratch: number
}

/** States of 32 kB made with each module. */
const SEATS = 64

/**
 * Loads RNNoise; the function it gives opens one denoiser a session and loads another module when all are taken.
 *
 * All memory is taken before the first frame and none is given back: working on a frame overflows this build's stack
 * into the allocator's tables (nothing else lies there), and the next allocation or release fails.
 */
export async function loadDenoiser(): Promise<() => Promise<Denoiser>> {
  const { default: create }: { default: () => Promise<RnnoiseModule> } = await import(denoiserModule())
  const free: Seat[] = []
  const furnish = async () => {
    const rnnoise = await create()
    const scratch = rnnoise._malloc(FRAME * Float32Array.BYTES_PER_ELEMENT)
    for (let i = 0; i < SEATS; i++) free.push({ rnnoise, scratch, state: rnnoise._rnnoise_create() })
  }
  await furnish()
  return async () => {
    if (free.length === 0) await furnish()
    const seat = free.pop()
    if (seat === undefined) throw new Error('the noise suppression has no memory left')
    return openDenoiser(seat, () => free.push(seat))
  }
}

function openDenoiser({ rnnoise, state, scratch }: Seat, giveBack: () => void): Denoiser {
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
      if (open) giveBack()
      open = false
    },
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

/** Where the module lies: its package exports only the parts for a page. */
function denoiserModule(): string {
  const dist = dirname(createRequire(import.meta.url).resolve('@timephy/rnnoise-wasm'))
  return pathToFileURL(join(dist, 'generated', 'rnnoise-sync.js')).href
}
