import { describe, expect, it } from 'vitest'
import { createLowPass, createVertical } from './filters.ts'
import { createSway, createTilt } from './handling.ts'

describe('a low-pass', () => {
  it('starts at the first value', () => {
    expect(createLowPass(1, 3).push(9.8, 0)).toBe(9.8)
  })

  it.each([10, 2.5, 40])('is where it should be one time constant later, at %d ms a sample', (everyMs) => {
    const pass = createLowPass(1)
    pass.push(0, 0)
    let value = 0
    for (let ms = 0; ms < 160; ms += everyMs) value = pass.push(1, everyMs)
    expect(value).toBeCloseTo(1 - Math.exp(-2 * Math.PI * 0.16), 5)
  })

  it('lets a sample after a long gap in whole', () => {
    const pass = createLowPass(0.3, 2)
    pass.push(0, 0)
    expect(pass.push(1, 60_000)).toBeCloseTo(1, 6)
  })
})

describe('the vertical', () => {
  it.each([
    ['upright', { x: 0, y: 9.8, z: 0 }],
    ['flat, with the signs of iOS', { x: 0, y: 0, z: -9.8 }],
    ['askew', { x: 4, y: -7, z: 5 }],
  ])('is gravity at rest, %s', (_, held) => {
    const vertical = createVertical()
    for (let n = 0; n < 50; n += 1) vertical.push({ atMs: n * 16, ...held }, 16)
    const { along, fromRest } = vertical.push({ atMs: 800, ...held }, 16)
    expect(along).toBeCloseTo(Math.hypot(held.x, held.y, held.z), 6)
    expect(fromRest).toBeCloseTo(0, 6)
  })
})

describe('the tilt', () => {
  it('is none at rest, grows when the phone is turned, and settles', () => {
    const tilt = createTilt()
    const push = (degrees: number, times: number) => {
      const angle = (degrees * Math.PI) / 180
      let seen = 0
      for (let n = 0; n < times; n += 1)
        seen = tilt.push({ atMs: 0, x: 0, y: 9.8 * Math.cos(angle), z: 9.8 * Math.sin(angle) }, 16)
      return seen
    }
    expect(push(0, 60)).toBeCloseTo(0, 3)
    expect(push(60, 20)).toBeGreaterThan(12)
    expect(push(60, 400)).toBeLessThan(1)
  })
})

describe('the sway', () => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return { atMs: 0, x: 0, y: 9.8 * Math.cos(angle), z: 9.8 * Math.sin(angle) }
  }

  it('is none at rest, stays up after a turn has come to rest, and settles', () => {
    const sway = createSway()
    const tilt = createTilt()
    const push = (degrees: number, times: number) => {
      let seen = { sway: 0, tilt: 0 }
      for (let n = 0; n < times; n += 1)
        seen = { sway: sway.push(at(degrees), 16), tilt: tilt.push(at(degrees), 16) }
      return seen
    }
    expect(push(0, 60).sway).toBeCloseTo(0, 3)
    const later = push(60, 200)
    expect(later.sway).toBeGreaterThan(5)
    expect(later.tilt).toBeLessThan(5)
    expect(push(60, 600).sway).toBeLessThan(1)
  })

  it('is small for the few degrees of walking, and none in free fall', () => {
    const sway = createSway()
    let seen = 0
    for (let n = 0; n < 600; n += 1) seen = sway.push(at(4 * Math.sin(n / 10)), 16)
    expect(seen).toBeLessThan(3)
    expect(sway.push({ atMs: 0, x: 0, y: 0, z: 0 }, 60_000)).toBe(0)
  })
})
