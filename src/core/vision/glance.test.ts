import { expect, it } from 'vitest'
import { createUncovering, glance, isDark } from './glance.ts'

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

const of = (luma: number, contrast: number) => ({ quality: { sharpness: 0, shine: 0, luma, contrast } })
const shown = { black: of(3, 1), finger: of(60, 2), pack: of(120, 40), dim: of(30, 12) } as const
type Shown = keyof typeof shown

/** Nothing is known of a phone that sees now this, now that. */
const changing: [Shown, number][] = Array.from({ length: 70 }, (_, at) => [at % 2 ? 'pack' : 'black', at])

/** What is shown from which half second on, and the half second, of those from the eighth second on, that is not waited for. */
it.each<[string, [Shown, number][], number]>([
  ['a pack', [['pack', 0]], 16],
  ['a dim pack', [['dim', 0]], 16],
  ['no light', [['black', 0]], 36],
  ['a finger', [['finger', 0]], 36],
  [
    'a pack in the dark for five seconds',
    [
      ['black', 0],
      ['pack', 10],
    ],
    22,
  ],
  [
    'a finger that comes and goes',
    [
      ['pack', 0],
      ['finger', 6],
      ['pack', 24],
    ],
    36,
  ],
  [
    'light at the last moment',
    [
      ['black', 0],
      ['pack', 35],
    ],
    47,
  ],
  ['light that comes and goes', changing, 37],
])('of %s', (_, pictures, ends) => {
  const uncovering = createUncovering()
  let at = 0
  for (; at < 16 || uncovering.waits(at * 500); at += 1)
    for (const [what, when] of pictures) if (when === at) uncovering.observe(shown[what], at * 500)
  expect(at).toBe(ends)
})
