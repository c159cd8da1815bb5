import { afterEach, expect, it, vi } from 'vitest'
import { buildLoudness, loudnessFor } from './loudness.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', { gain: 3.5, thresholdDb: -18, ratio: 3.5 }],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', { gain: 2.5, thresholdDb: -24, ratio: 4 }],
  ['', { gain: 2.5, thresholdDb: -24, ratio: 4 }],
])('%s', (userAgent, figures) => expect(loudnessFor(userAgent)).toEqual(figures))

it('speech goes through the amplifier, the compressor and the limiter to the loudspeaker, in this order', () => {
  class Node {
    to: unknown
    readonly gain = { setTargetAtTime: vi.fn() }
    readonly options: object
    constructor(_context: unknown, options: object) {
      this.options = options
    }
    connect(target: unknown) {
      this.to = target
      return target
    }
  }
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('DynamicsCompressorNode', Node)
  const destination = { loudspeaker: true }
  const context = { destination, currentTime: 7 } as unknown as AudioContext
  const { input, setVolume } = buildLoudness(context, '')
  const amplifier = input as unknown as Node
  const compressor = amplifier.to as Node
  const limiter = compressor.to as Node
  expect(amplifier.options).toEqual({ gain: 2.5 })
  expect(compressor.options).toEqual({ threshold: -24, ratio: 4 })
  expect(limiter.options).toEqual({ threshold: -2, ratio: 20, knee: 0, attack: 0.001 })
  expect(limiter.to).toBe(destination)
  // Louder is before the limiter: it cannot clip.
  setVolume(1.6)
  expect(amplifier.gain.setTargetAtTime).toHaveBeenCalledWith(4, 7, expect.any(Number))
})
