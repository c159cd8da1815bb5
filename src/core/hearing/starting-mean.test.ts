import { describe, expect, it } from 'vitest'
import { gainFor, LOUDEST_WINDOW_DB, startingMean } from './starting-mean.ts'

describe('the starting mean', () => {
  it.each([
    ['in noise as loud as itself', -5, 59],
    ['in babble at 10 dB', 16, 54.5],
    ['in a room', 40, 47.8],
    ['in a silent room', 90, 38],
  ])('%s', (_, standsOutDb, loudness) => {
    expect(startingMean(standsOutDb)[0]).toBeCloseTo(loudness, 1)
  })
  it('has the thirteen coefficients of the decoder', () => expect(startingMean(20)).toHaveLength(13))
})

describe('the gain', () => {
  it.each([
    [LOUDEST_WINDOW_DB, 1],
    [LOUDEST_WINDOW_DB - 20, 10],
    [LOUDEST_WINDOW_DB + 6, 0.5],
    [-95, 100],
  ])('of speech that peaks at %d dB is %d', (peakDb, gain) => {
    expect(gainFor(peakDb)).toBeCloseTo(gain, 1)
  })
})
