import { distance, halfway } from '../vision/geometry.ts'
import type { Point, PrintedLine } from '../vision/sight.ts'

/** Stands in a line's text where the picture's edge cuts it off, perhaps through a figure; no print reader gives it. */
export const CUT = '…'
/** The same where what was read is whole, and a space or less from the edge: a piece of it may lie beyond. */
export const NEAR = '‥'

/** So near to the edge, in heights of the line. */
const CUT_WITHIN = 0.1
const NEAR_WITHIN = 0.5

function markAt(fromEdge: number): string {
  if (fromEdge < CUT_WITHIN) return CUT
  return fromEdge < NEAR_WITHIN ? NEAR : ''
}

/** How far it is from a point to the picture's edge in a direction, in pixels. */
function toEdge({ x, y }: Point, [dx, dy]: readonly [number, number], width: number, height: number): number {
  const along = (at: number, step: number, side: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : (step > 0 ? side - at : at) / Math.abs(step)
  return Math.min(along(x, dx, width), along(y, dy, height))
}

/**
 * The same lines, marked where the edge of a picture of `width` × `height` may have cut them off: "4/11/2027" at the
 * left edge may be the rest of "14/11/2027", and "14/03/20" at the right one the beginning of "14/03/2027".
 */
export function markCut(lines: readonly PrintedLine[], width: number, height: number): PrintedLine[] {
  return lines.map((line) => {
    const [a, b, c, d] = line.corners
    const [start, end] = [halfway(a, d), halfway(b, c)]
    const long = Math.max(1, distance(start, end))
    const [dx, dy] = [(end.x - start.x) / long, (end.y - start.y) / long]
    const tall = Math.max(1, distance(a, d))
    const before = markAt(toEdge(start, [-dx, -dy], width, height) / tall)
    const behind = markAt(toEdge(end, [dx, dy], width, height) / tall)
    return before + behind === '' ? line : { ...line, text: before + line.text + behind }
  })
}
