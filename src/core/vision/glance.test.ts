import { expect, it } from 'vitest'
import { glance, isDark } from './glance.ts'

const POINTS = 640 * 480
const picture = (luma: (at: number) => number) => {
  const points = new Uint8ClampedArray(POINTS * 4)
  for (let at = 0; at < POINTS; at += 1) points.set([luma(at), luma(at), luma(at), 255], at * 4)
  return points
}
/** Stripes narrower than what is looked at, so that every brightness is met. */
const stripes = (dark: number, light: number) => picture((at) => (at % 640 < 320 ? dark : light))

it('two pictures have one sign only if they are equal in every point', () => {
  const one = stripes(40, 200)
  const other = one.slice()
  expect(glance(other).sign).toBe(glance(one).sign)
  other[4 * 12_345] = 41
  expect(glance(other).sign).not.toBe(glance(one).sign)
})

it('tells light and contrast', () => {
  const { light, contrast } = glance(stripes(40, 200))
  expect(light).toBeCloseTo(120, 0)
  expect(contrast).toBeCloseTo(80, 0)
})

it.each([
  ['black', picture(() => 3), true],
  ['a finger over the lens', picture((at) => 90 + (at % 3)), true],
  ['an aisle at night', stripes(8, 60), false],
  ['a plain pack with one dark edge', picture((at) => (at % 640 < 40 ? 60 : 180)), false],
])('%s is dark: %s', (_, points, dark) => {
  expect(isDark(glance(points))).toBe(dark)
})
