import { createLatest } from '../latest.ts'
import { toFloat, toPcm } from './pcm.ts'

/** Modified Bessel function of the first kind, order 0, by its series; exact to doubles for |x| < 20. */
function bessel0(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/**
 * A low-pass of odd length, symmetric around its middle, gain 1 at zero. `cutoff` is the -6 dB point as a share
 * of the sampling rate (0..0.5); `beta` trades the width of the edge for depth (8: 80 dB).
 * @internal A test measures it.
 */
export function kaiserLowpass(taps: number, cutoff: number, beta: number): Float64Array {
  if (taps % 2 === 0) throw new Error('a symmetric filter needs an odd number of taps')
  const middle = (taps - 1) / 2
  const kernel = new Float64Array(taps)
  let sum = 0
  for (let i = 0; i < taps; i++) {
    const t = i - middle
    const sinc = t === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * t) / (Math.PI * t)
    const window = bessel0(beta * Math.sqrt(1 - (t / (middle + 1)) ** 2)) / bessel0(beta)
    const tap = sinc * window
    kernel[i] = tap
    sum += tap
  }
  return kernel.map((tap) => tap / sum)
}

/**
 * A stream of samples at another rate. What comes out is in time with what goes in: sample n of the output stands
 * at n / toHz. The end is held back by half the filter (1 ms at 16 kHz) until more comes or `flush` is called.
 */
interface Resampler {
  push(pcm: Int16Array): Int16Array
  /** The held-back end; the next `push` begins a new stream. */
  flush(): Int16Array
}

/** The same over samples in -1..1. */
export interface FloatResampler {
  push(float: Float32Array): Float32Array
  flush(): Float32Array
}

/** Half-width of the filter in samples of the slower rate: 16 leave the image of a 7 kHz tone 80 dB down. */
const HALF_TAPS = 16
const BETA = 8
/** -6 dB point as a share of the slower rate: 7.6 kHz of 16 kHz. */
const CUTOFF = 0.475
const MIN_HZ = 4000
const MAX_HZ = 192_000
/** A rate that sound can be brought from and to. */
export const isRate = (hz: number): boolean => Number.isInteger(hz) && hz >= MIN_HZ && hz <= MAX_HZ

/**
 * Places between two input samples for which there are taps: rates in use need no more (11.025 to 16 kHz: 640). Others, of
 * which anybody may name any, take the nearest: a bank of 16,000 rows takes 55 ms and 6 MB.
 */
const MOST_PHASES = 640
/** A service meets a few pairs of rates. */
const BANKS_KEPT = 24

interface Bank {
  up: number
  down: number
  phases: number
  /** Rows of `rowTaps` taps, newest input first, one row for each phase of an input sample. */
  rows: Float32Array
  rowTaps: number
  middle: number
}

const banks = createLatest<string, Bank>(BANKS_KEPT)

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** Kernels are the same for everybody: made once for each pair of rates, and shared while it is in use. */
function bankFor(fromHz: number, toHz: number): Bank {
  const key = `${fromHz}>${toHz}`
  const known = banks.get(key)
  if (known) return known
  const common = divisor(fromHz, toHz)
  const up = toHz / common
  const down = fromHz / common
  const phases = Math.min(up, MOST_PHASES)
  const slower = Math.min(fromHz, toHz)
  const fine = fromHz * phases
  const middle = Math.round((HALF_TAPS * fine) / slower)
  const kernel = kaiserLowpass(2 * middle + 1, (CUTOFF * slower) / fine, BETA)
  const rowTaps = Math.ceil(kernel.length / phases)
  const rows = new Float32Array(phases * rowTaps)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < rowTaps; tap++) {
      rows[phase * rowTaps + tap] = (kernel[phase + tap * phases] ?? 0) * phases
    }
  }
  const bank = { up, down, phases, rows, rowTaps, middle }
  banks.set(key, bank)
  return bank
}

function dot(rows: Float32Array, row: number, input: Float32Array, newest: number, taps: number): number {
  let sum = 0
  for (let tap = 0; tap < taps; tap++) sum += (rows[row + tap] ?? 0) * (input[newest - tap] ?? 0)
  return sum
}

/** As `createResampler`, over samples in -1..1. */
export function createFloatResampler(fromHz: number, toHz: number): FloatResampler {
  for (const rate of [fromHz, toHz]) {
    if (!isRate(rate)) throw new Error(`no such rate: ${rate} Hz`)
  }
  if (fromHz === toHz) return { push: (float) => float, flush: () => new Float32Array(0) }
  const { up, down, phases, rows, rowTaps, middle } = bankFor(fromHz, toHz)
  let history = new Float32Array(rowTaps)
  let taken = 0
  let given = 0

  const run = (float: Float32Array, lastOutput: number): Float32Array => {
    const input = new Float32Array(history.length + float.length)
    input.set(history)
    input.set(float, history.length)
    const offset = history.length - taken
    taken += float.length
    const out = new Float32Array(Math.max(0, lastOutput - given))
    let count = 0
    for (; given < lastOutput; given++) {
      const fine = (phases === up ? given * down : Math.round((given * down * phases) / up)) + middle
      const newest = Math.floor(fine / phases)
      if (newest >= taken) break
      out[count++] = dot(rows, (fine % phases) * rowTaps, input, newest + offset, rowTaps)
    }
    history = input.slice(input.length - history.length)
    return out.subarray(0, count)
  }
  return {
    push: (float) => run(float, Math.ceil(((taken + float.length) * up) / down)),
    flush: () => {
      const whole = Math.round((taken * up) / down)
      const rest = run(new Float32Array(rowTaps), whole)
      history = new Float32Array(rowTaps)
      taken = 0
      given = 0
      return rest
    },
  }
}

/**
 * Changes the rate of a stream of 16-bit samples, any pair of whole rates from 4 to 192 kHz (8, 16, 22.05, 24,
 * 44.1 and 48 kHz are what the product meets). Polyphase Kaiser filter, 80 dB down; 3 ms for a second of audio.
 * Throws on a rate outside that.
 */
export function createResampler(fromHz: number, toHz: number): Resampler {
  const float = createFloatResampler(fromHz, toHz)
  if (fromHz === toHz) return { push: (pcm) => pcm, flush: () => new Int16Array(0) }
  return { push: (pcm) => toPcm(float.push(toFloat(pcm))), flush: () => toPcm(float.flush()) }
}

/** A whole recording at another rate. */
export function resampleWhole(pcm: Int16Array, fromHz: number, toHz: number): Int16Array {
  const resampler = createResampler(fromHz, toHz)
  const body = resampler.push(pcm)
  const end = resampler.flush()
  const whole = new Int16Array(body.length + end.length)
  whole.set(body)
  whole.set(end, body.length)
  return whole
}
