import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { learnScale, readScale, UNSCALED } from './step-scale.ts'

describe('a step scale', () => {
  it('comes near to a shopper whose steps are shorter than the author’s, within a few walks', () => {
    let scale = UNSCALED
    for (let walk = 0; walk < 6; walk += 1) scale = learnScale(scale, { said: 20, counted: 26 })
    expect(scale).toBeGreaterThan(1.28)
    expect(scale).toBeLessThanOrEqual(1.3)
  })

  it('learns less from a short walk', () => {
    const short = learnScale(1, { said: 6, counted: 8 })
    expect(short).toBeGreaterThan(1)
    expect(short).toBeLessThan(learnScale(1, { said: 18, counted: 24 }))
  })

  it.each([
    ['too short a walk', { said: 4, counted: 6 }],
    ['somebody lost', { said: 10, counted: 40 }],
    ['somebody carried', { said: 20, counted: 1 }],
    ['nothing', { said: 0, counted: 0 }],
    ['no number', { said: Number.NaN, counted: 5 }],
  ])('learns nothing from %s', (_, walk) => {
    expect(learnScale(1.2, walk)).toBe(1.2)
  })

  it.each([
    ['1.25', 1.25],
    [1.1, 1.1],
    [null, 1],
    ['much', 1],
    [0, 1],
    [55, 1],
  ])('reads %j from storage as %d', (stored, scale) => {
    expect(readScale(stored)).toBe(scale)
  })

  it('stays within its bounds whatever is confirmed', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ said: fc.double(), counted: fc.double() })), (walks) => {
        const scale = walks.reduce(learnScale, UNSCALED)
        expect(scale).toBeGreaterThanOrEqual(0.6)
        expect(scale).toBeLessThanOrEqual(1.8)
      }),
    )
  })
})
