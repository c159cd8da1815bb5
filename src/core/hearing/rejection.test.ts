import { describe, expect, it } from 'vitest'
import { hearRaw, mixed } from './mixing.ts'
import { acceptedText, createNearness, syllablesOf, worthDecoding } from './rejection.ts'

describe('rejection', () => {
  it.each([
    ['stop', -17.9, 'stop'],
    ['stop', -18.1, ''],
    ['not there', -18, 'not there'],
    ['not there', -19, ''],
    ['to the breads please', -14.9, 'to the breads please'],
    ['to the breads please', -15.1, ''],
    ['take me to the breads', -13.4, 'take me to the breads'],
    ['take me to the breads', -13.6, ''],
    ['', 20, ''],
  ])('"%s" at %d gives "%s"', (text, z, accepted) => {
    expect(acceptedText({ text, z, speechMs: 900, meanProbability: 0.95 })).toBe(accepted)
  })
  it.each([
    ['are these healthy', 390, -6, ''],
    ['are these healthy', 400, -6, 'are these healthy'],
    ['are these healthy', 390, -5, 'are these healthy'],
    ['go back', 96, -12, 'go back'],
    ['skip', 96, -12, 'skip'],
  ])('"%s" in %d ms at %d gives "%s"', (text, speechMs, z, accepted) => {
    expect(acceptedText({ text, z, speechMs, meanProbability: 0.95 })).toBe(accepted)
  })
  it.each([
    ['skip', 1],
    ['home', 1],
    ['the', 1],
    ['repeat', 2],
    ['dairy', 2],
    ['take me to the cash counter', 7],
  ])('"%s" has %d syllables', (text, syllables) => expect(syllablesOf(text)).toBe(syllables))
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

describe('how near a voice is', () => {
  it.each<[string, number[], number, boolean]>([
    ['nobody was heard yet', [], -60, false],
    ['too little was heard', [-20, -20], -60, false],
    ['as loud as before', [-20, -22, -18], -24, false],
    ['soft, but the same person may be', [-20, -22, -18], -31, false],
    ['much softer', [-20, -22, -18], -33, true],
    ['somebody far was taken once', [-20, -50, -21, -19], -35, true],
    [
      'the shopper holds the phone elsewhere by now',
      [-20, -20, -20, -34, -34, -34, -34, -33, -34],
      -38,
      false,
    ],
  ])('%s', (_, turns, peakDb, far) => {
    const nearness = createNearness()
    for (const turn of turns) nearness.learn(turn)
    expect(nearness.isFar(peakDb)).toBe(far)
  })
})
