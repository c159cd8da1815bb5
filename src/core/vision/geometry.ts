import type { Point } from './sight.ts'

/** Four corners, clockwise on a picture whose y grows downwards. */
export type Quad = readonly [Point, Point, Point, Point]

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How tall a printed line stands. */
export const heightOf = ({ corners }: { corners: Quad }): number => distance(corners[0], corners[3])

export const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

function halfHull(points: Iterable<Point>): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const last = hull.at(-1)
      const before = hull.at(-2)
      if (last === undefined || before === undefined || turn(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  hull.pop()
  return hull
}

/** Convex hull of at least one point, clockwise on screen, without repeated or collinear points. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

/** A rectangle by its middle, its side lengths and the direction of its `width` side, in radians. */
export interface TurnedRectangle {
  centre: Point
  width: number
  height: number
  angle: number
}

/** The smallest rectangle, at any angle, around a hull. Its area is the least over the hull's edge directions. */
export function smallestRectangle(hull: readonly Point[]): TurnedRectangle {
  const first = hull[0] ?? { x: 0, y: 0 }
  let best: TurnedRectangle = { centre: first, width: 0, height: 0, angle: 0 }
  let bestArea = Number.POSITIVE_INFINITY
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? first
    const rectangle = rectangleAlong(hull, Math.atan2(to.y - from.y, to.x - from.x))
    const area = rectangle.width * rectangle.height
    if (area >= bestArea) return
    best = rectangle
    bestArea = area
  })
  return best
}

function rectangleAlong(points: readonly Point[], angle: number): TurnedRectangle {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const { x, y } of points) {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const along = (left + right) / 2
  const across = (top + bottom) / 2
  return {
    centre: { x: along * cos - across * sin, y: along * sin + across * cos },
    width: right - left,
    height: bottom - top,
    angle,
  }
}

/** The rectangle's corners, clockwise, beginning with the one that is top left to the eye. */
export function cornersOf({ centre, width, height, angle }: TurnedRectangle): Quad {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const corner = (along: number, across: number): Point => ({
    x: centre.x + (along * width * cos) / 2 - (across * height * sin) / 2,
    y: centre.y + (along * width * sin) / 2 + (across * height * cos) / 2,
  })
  return startTopLeft([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}

/** Turns the order of the corners so that `by` of them move from the front to the end. */
export function rotateCorners([a, b, c, d]: Quad, by: number): Quad {
  const turns: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ]
  return turns[((by % 4) + 4) % 4] ?? [a, b, c, d]
}

/** Of the four orders the one whose first side runs most to the right. */
function startTopLeft(quad: Quad): Quad {
  let best = quad
  for (let by = 1; by < 4; by++) {
    const candidate = rotateCorners(quad, by)
    if (slopeRight(candidate) > slopeRight(best)) best = candidate
  }
  return best
}

function slopeRight([a, b]: Quad): number {
  const length = distance(a, b)
  return length === 0 ? -1 : (b.x - a.x) / length
}

export function scaleQuad([a, b, c, d]: Quad, x: number, y: number): Quad {
  const scaled = (point: Point): Point => ({ x: point.x * x, y: point.y * y })
  return [scaled(a), scaled(b), scaled(c), scaled(d)]
}
