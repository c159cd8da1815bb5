import { expect, it } from 'vitest'
import { circlesOf, stillBands } from './Visualizer.tsx'

it.each([
  ['silence', new Uint8Array(32)],
  ['all there is', new Uint8Array(32).fill(255)],
  ['reduced motion', stillBands],
])('%s stays inside', (_, levels) => {
  for (const width of [200, 256, 1024]) {
    const circles = circlesOf(levels, width, 100)
    expect(circles).toHaveLength(16)
    for (const { x, y, radius } of circles) {
      expect(x - radius).toBeGreaterThanOrEqual(0)
      expect(x + radius).toBeLessThanOrEqual(width)
      expect(y - radius).toBeGreaterThanOrEqual(-1e-9)
      expect(y + radius).toBeLessThanOrEqual(100 + 1e-9)
    }
  }
})

it('bounces higher the louder it is', () => {
  const levels = new Uint8Array(32)
  levels.set([0, 100, 200])
  const [quiet, middle, loud] = circlesOf(levels, 320, 100).map(({ y }) => y)
  expect(quiet).toBeGreaterThan(middle ?? 0)
  expect(middle).toBeGreaterThan(loud ?? 0)
})
