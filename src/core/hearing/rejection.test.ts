import { describe, expect, it } from 'vitest'
import { hearRaw, mixed } from './mixing.ts'
import { acceptedText, worthDecoding } from './rejection.ts'

describe('rejection', () => {
  it.each([
    ['stop', -17.9, 'stop'],
    ['stop', -18.1, ''],
    ['not there', -18, 'not there'],
    ['not there', -19, ''],
    ['take me to the breads', -14.9, 'take me to the breads'],
    ['take me to the breads', -15.1, ''],
    ['', 20, ''],
  ])('"%s" at %d gives "%s"', (text, z, accepted) => {
    expect(acceptedText({ text, z, speechMs: 600, meanProbability: 0.95 })).toBe(accepted)
  })
  it.each([
    [64, 0.9, false],
    [96, 0.9, true],
    [600, 0.55, false],
  ])('%d ms at %d is worth decoding: %s', (speechMs, meanProbability, worth) => {
    expect(worthDecoding(speechMs, meanProbability)).toBe(worth)
    expect(acceptedText({ text: 'stop', z: 0, speechMs, meanProbability })).toBe(worth ? 'stop' : '')
  })
})

describe('what the decoder hears', () => {
  it.each([
    [-10, -60, true],
    [-15, -40, false],
  ])('peak %d over floor %d: raw %s', (peak, floor, raw) => expect(hearRaw(peak, floor)).toBe(raw))
  it('is the denoised sound with a fifth of the raw', () => {
    expect(mixed(Float32Array.of(1, 0), Float32Array.of(0, 1))).toEqual(Float32Array.of(0.8, 0.2))
  })
})
