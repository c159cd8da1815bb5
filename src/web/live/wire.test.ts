import { describe, expect, it } from 'vitest'
import { fromBase64, pcmFromBase64, pcmToBase64, rateOf, toBase64 } from './wire.ts'

describe('bytes on the wire', () => {
  it.each([0, 1, 2, 3, 8191, 8192, 20_000])('%i bytes come back', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 256)
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  })
  it('samples come back', () => {
    const pcm = Int16Array.of(-32768, -2, 0, 5, 32767)
    expect(pcmFromBase64(pcmToBase64(pcm))).toEqual(pcm)
  })
  it('what is not base64 is refused', () => expect(() => fromBase64('*')).toThrow())
})

it.each([
  ['audio/pcm;rate=24000', 24_000],
  ['audio/pcm; rate=16000', 16_000],
  ['audio/pcm', 8000],
  ['audio/pcm;rate=x', 8000],
])('rate of %s', (type, rate) => expect(rateOf(type, 8000)).toBe(rate))
