import { describe, expect, it } from 'vitest'
import { joinPcm, levelDb, pcmFromBytes, pcmToBytes, toFloat, toPcm } from './pcm.ts'
import { createResampler, kaiserLowpass, resampleWhole } from './resample.ts'
import { decodeWav, encodeWav } from './wav.ts'

const tone = (hz: number, rateHz: number, seconds: number) =>
  Int16Array.from({ length: Math.round(rateHz * seconds) }, (_, i) =>
    Math.round(16000 * Math.sin((2 * Math.PI * hz * i) / rateHz)),
  )

/** Strength of one frequency in dB of full scale, ends left out. */
function strength(pcm: Int16Array, hz: number, rateHz: number): number {
  let re = 0
  let im = 0
  let weight = 0
  for (let i = 0; i < pcm.length; i++) {
    const w = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / pcm.length)
    weight += w
    re += w * pcm[i]! * Math.cos((2 * Math.PI * hz * i) / rateHz)
    im += w * pcm[i]! * Math.sin((2 * Math.PI * hz * i) / rateHz)
  }
  return 20 * Math.log10(Math.max(1e-9, (2 * Math.hypot(re, im)) / weight / 32768))
}

describe('samples', () => {
  it('go to floats and back unchanged', () => {
    const pcm = Int16Array.of(-32768, -1, 0, 1, 32767)
    expect(toPcm(toFloat(pcm))).toEqual(pcm)
    expect(pcmFromBytes(pcmToBytes(pcm))).toEqual(pcm)
  })
  it('are clipped, and no number is silence', () => {
    expect(toPcm(Float32Array.of(2, -2, Number.NaN))).toEqual(Int16Array.of(32767, -32768, 0))
  })
  it('drop a trailing odd byte', () => {
    expect(pcmFromBytes(Uint8Array.of(1, 0, 9))).toEqual(Int16Array.of(1))
  })
  it('have a level', () => {
    expect(levelDb(new Float32Array(100))).toBe(-100)
    expect(levelDb(new Float32Array(100).fill(0.1))).toBeCloseTo(-20, 3)
  })
})

describe('the filter', () => {
  it('passes what is constant and is symmetric', () => {
    const kernel = kaiserLowpass(97, 7600 / 48000, 8)
    expect(kernel.reduce((sum, tap) => sum + tap, 0)).toBeCloseTo(1, 9)
    expect(kernel[10]).toBeCloseTo(kernel[86]!, 12)
  })
  it('refuses an even length', () => expect(() => kaiserLowpass(96, 0.1, 8)).toThrow('odd'))
})

const RATES = [8000, 16000, 22050, 24000, 44100, 48000]
const pairs = RATES.flatMap((from) => RATES.filter((to) => to !== from).map((to) => [from, to] as const))

describe('another rate', () => {
  it.each(pairs)('%i to %i Hz keeps length, level and time', (from, to) => {
    const out = resampleWhole(tone(1000, from, 0.5), from, to)
    expect(Math.abs(out.length - to / 2)).toBeLessThanOrEqual(1)
    const wanted = tone(1000, to, 0.5)
    for (let i = 100; i < out.length - 100; i += 37) expect(Math.abs(out[i]! - wanted[i]!)).toBeLessThan(40)
  })
  it.each([44_101, 47_999, 8003])('%i to 16000 Hz, which nothing has, keeps them too', (from) => {
    const out = resampleWhole(tone(1000, from, 0.5), from, 16_000)
    const wanted = tone(1000, 16_000, 0.5)
    expect(Math.abs(out.length - 8000)).toBeLessThanOrEqual(1)
    for (let i = 100; i < out.length - 100; i += 37) expect(Math.abs(out[i]! - wanted[i]!)).toBeLessThan(60)
  })
  it.each([
    [16000, 24000, 7000, 9000],
    [16000, 48000, 7000, 9000],
    [8000, 16000, 3000, 5000],
  ])('%i to %i Hz leaves no image of %i at %i Hz', (from, to, hz, image) => {
    const out = resampleWhole(tone(hz, from, 0.5), from, to)
    expect(strength(out, hz, to)).toBeGreaterThan(-7)
    expect(strength(out, image, to)).toBeLessThan(-80)
  })
  it('folds nothing back when the rate falls', () => {
    const out = resampleWhole(tone(11000, 48000, 0.5), 48000, 16000)
    expect(strength(out, 5000, 16000)).toBeLessThan(-80)
  })
  it('gives the same in any chunks', () => {
    const input = tone(440, 44100, 0.3)
    const resampler = createResampler(44100, 16000)
    const parts: Int16Array[] = []
    for (let at = 0, size = 1; at < input.length; at += size, size = (size * 7) % 1013) {
      parts.push(resampler.push(input.subarray(at, at + size)))
    }
    parts.push(resampler.flush())
    expect(joinPcm(parts)).toEqual(resampleWhole(input, 44100, 16000))
  })
  it('begins anew after a flush', () => {
    const resampler = createResampler(16000, 24000)
    const once = joinPcm([resampler.push(tone(500, 16000, 0.1)), resampler.flush()])
    expect(joinPcm([resampler.push(tone(500, 16000, 0.1)), resampler.flush()])).toEqual(once)
  })
  it.each([0, 3999, 200_000, Number.NaN, 16000.5])('refuses %d Hz', (rate) => {
    expect(() => createResampler(rate, 16000)).toThrow('no such rate')
  })
})

describe('WAV', () => {
  it('is read as it was written', () => {
    const pcm = tone(300, 22050, 0.1)
    expect(decodeWav(encodeWav(pcm, 22050))).toEqual({ pcm, rateHz: 22050, channels: 1 })
  })
  it('skips other chunks, mixes two channels and survives an open length', () => {
    const plain = encodeWav(Int16Array.of(100, 300, -100, -300), 16000)
    const view = new DataView(plain.buffer)
    view.setUint16(22, 2, true)
    view.setUint32(40, 0xffffffff, true)
    const list = Uint8Array.of(0x4c, 0x49, 0x53, 0x54, 1, 0, 0, 0, 7, 0)
    const bytes = Uint8Array.from([...plain.subarray(0, 36), ...list, ...plain.subarray(36)])
    expect(decodeWav(bytes)).toEqual({ pcm: Int16Array.of(200, -200), rateHz: 16000, channels: 2 })
  })
  it.each([
    ['no RIFF', new Uint8Array(60), 'not a WAV'],
    ['too short', new Uint8Array(3), 'not a WAV'],
    ['no sound', encodeWav(new Int16Array(0), 8000).subarray(0, 36), 'without sound'],
  ])('refuses %s', (_, bytes, reason) => expect(() => decodeWav(bytes)).toThrow(reason))
  it('refuses another format', () => {
    const bytes = encodeWav(new Int16Array(4), 8000)
    new DataView(bytes.buffer).setUint16(34, 8, true)
    expect(() => decodeWav(bytes)).toThrow('16-bit')
  })
})
