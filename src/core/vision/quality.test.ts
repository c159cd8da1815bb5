import { describe, expect, it } from 'vitest'
import { measureQuality } from './quality.ts'

const [width, height] = [480, 360]

function picture(luma: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => luma(i % width, Math.floor(i / width)))
}
const stripes = (x: number) => (x % 8 < 4 ? 40 : 200)

describe('measureQuality', () => {
  it.each([
    ['a plain wall is not sharp', () => 120, 0, 0],
    ['stripes are', stripes, 300, Number.POSITIVE_INFINITY],
    ['soft stripes are less so', (x: number) => 120 + 80 * Math.sin((x * Math.PI) / 24), 0, 120],
    [
      'one sharp corner is chance, not a sharp frame',
      (x: number, y: number) => (x < 60 && y < 90 ? stripes(x) : 120),
      0,
      1,
    ],
    [
      'a small sharp pack is enough',
      (x: number, y: number) => (x < 240 && y < 140 ? stripes(x) : 120),
      300,
      Number.POSITIVE_INFINITY,
    ],
  ])('%s', (_, luma, least, most) => {
    const { sharpness } = measureQuality(picture(luma), width, height)
    expect(sharpness).toBeGreaterThanOrEqual(least)
    expect(sharpness).toBeLessThanOrEqual(most)
  })

  it('tells light and shine', () => {
    const half = measureQuality(
      picture((x) => (x < width / 2 ? 255 : 5)),
      width,
      height,
    )
    expect(half.luma).toBeCloseTo(130)
    expect(half.shine).toBeCloseTo(0.5)
  })

  it('stands an empty picture', () => {
    expect(measureQuality(new Uint8Array(), 0, 0)).toEqual({ sharpness: 0, luma: 0, contrast: 0, shine: 0 })
  })
})
