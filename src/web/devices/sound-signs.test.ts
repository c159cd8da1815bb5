import { describe, expect, it } from 'vitest'
import { rms } from '../../core/audio/pcm.ts'
import { type Sign, signShapes } from '../../core/speaking/signs.ts'
import { signSamples } from './sound-signs.ts'

const RATE_HZ = 24_000
const all = ['turn', ...Object.keys(signShapes)] as Sign[]

describe.each(all)('%s', (sign) => {
  const samples = signSamples(sign, RATE_HZ)

  it('is heard, and never louder than the voice', () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.02)
    expect(peak).toBeLessThan(0.4)
  })

  it('begins and ends without a click', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
  })

  it('is the same every time, at any rate as long', () => {
    expect(signSamples(sign, RATE_HZ)).toEqual(samples)
    expect(signSamples(sign, 48_000).length / samples.length).toBeCloseTo(2, 1)
  })
})

it('a tick is over before the next step and softer than all else', () => {
  const tick = signSamples('tick', RATE_HZ)
  expect(tick.length / RATE_HZ).toBeLessThan(0.05)
  for (const other of all.slice(0, -1)) expect(rms(tick)).toBeLessThan(rms(signSamples(other, RATE_HZ)))
})
