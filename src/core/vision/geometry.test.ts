import { describe, expect, it } from 'vitest'
import { convexHull, cornersOf, distance, rotateCorners, scaleQuad, smallestRectangle } from './geometry.ts'
import type { Point } from './sight.ts'

const at = (x: number, y: number): Point => ({ x, y })

/** The corners of a rectangle around (50, 40), turned by `degrees`, with a point inside. */
function turned(width: number, height: number, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [0.1, 0.2],
  ].map(([across = 0, down = 0]) => {
    const [x, y] = [(across * width) / 2, (down * height) / 2]
    return at(50 + x * Math.cos(angle) - y * Math.sin(angle), 40 + x * Math.sin(angle) + y * Math.cos(angle))
  })
}

describe('convexHull', () => {
  it.each([
    ['drops inner points', [at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(2, 2)], 4],
    ['drops points on an edge', [at(0, 0), at(2, 0), at(4, 0), at(4, 4)], 3],
    ['keeps a pair', [at(1, 1), at(3, 3)], 2],
    ['keeps one', [at(1, 1)], 1],
  ])('%s', (_, points, left) => {
    expect(convexHull(points)).toHaveLength(left)
  })
})

describe('smallestRectangle', () => {
  it.each([0, 10, 30, 45, 80, 135])('finds a rectangle turned by %d degrees', (degrees) => {
    const { centre, width, height } = smallestRectangle(convexHull(turned(60, 12, degrees)))
    expect(centre.x).toBeCloseTo(50)
    expect(centre.y).toBeCloseTo(40)
    expect(Math.max(width, height)).toBeCloseTo(60)
    expect(Math.min(width, height)).toBeCloseTo(12)
  })
})

describe('cornersOf', () => {
  it.each([
    ['level', 0],
    ['leaning to the left', -20],
    ['leaning to the right', 20],
  ])('begins top left of a %s line', (_, degrees) => {
    const corners = cornersOf(smallestRectangle(convexHull(turned(60, 12, degrees))))
    const [a, b, c, d] = corners
    expect(a.x).toBeLessThan(b.x)
    expect(a.y).toBeLessThan(d.y)
    expect(distance(a, b)).toBeCloseTo(60)
    expect(distance(b, c)).toBeCloseTo(12)
  })
})

it('moves the first corners to the end', () => {
  const quad = cornersOf({ centre: at(0, 0), width: 4, height: 2, angle: 0 })
  expect(rotateCorners(quad, 1)).toEqual([quad[1], quad[2], quad[3], quad[0]])
  expect(rotateCorners(quad, 2)).toEqual([quad[2], quad[3], quad[0], quad[1]])
  expect(rotateCorners(quad, 4)).toEqual(quad)
})

it('scales each way by itself', () => {
  const quad = cornersOf({ centre: at(2, 1), width: 4, height: 2, angle: 0 })
  expect(scaleQuad(quad, 2, 10)[2]).toEqual(at(8, 20))
})
