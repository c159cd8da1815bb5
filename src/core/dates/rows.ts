import { distance, halfway } from '../vision/geometry.ts'
import type { Point, PrintedLine } from '../vision/sight.ts'

/** Boxes of one printed row, joined from left to right by a space, by a line feed at a wide gap, by two at a very wide one. */
export interface Row {
  text: string
  /** The lowest confidence of its boxes. */
  confidence: number
  /** Middle and height across the text, in pixels along the row's own down direction. */
  middle: number
  height: number
  /** Where it begins and ends along the text, in pixels. */
  left: number
  right: number
  /** It runs as most of the print does. */
  isUpright: boolean
}

interface Box {
  line: PrintedLine
  angle: number
  width: number
  height: number
  centre: Point
}

/** Middles this far apart, in heights of the smaller box, still stand in one row. */
const SAME_ROW = 0.5
/** Nearer neighbours only: a date across the pack belongs to somebody else. */
const MAX_GAP = 10
/** From this gap on, in heights, what stands to the left is another statement. */
const WIDE_GAP = 2
/** From this one on it says nothing of what stands to the right. */
const VERY_WIDE_GAP = 4
/** Text turned further than this from the rest is another print; it never joins a row. */
const MAX_TURN = Math.PI / 6
/** A box this much wider than high shows its own slope better than its neighbours do. */
const LONG = 3

function boxOf(line: PrintedLine): Box {
  const [a, b, c, d] = line.corners
  return {
    line,
    angle: Math.atan2(b.y - a.y, b.x - a.x),
    width: Math.hypot(b.x - a.x, b.y - a.y),
    height: Math.hypot(d.x - a.x, d.y - a.y),
    centre: { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 },
  }
}

const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))

/** The direction that most of the print runs in, weighed by width: short boxes have no sure direction. */
function mainAngle(boxes: readonly Box[]): number {
  const support = (angle: number) =>
    boxes.reduce((sum, box) => sum + (turn(box.angle, angle) < MAX_TURN ? box.width : 0), 0)
  const best = boxes.reduce((a, b) => (support(b.angle) > support(a.angle) ? b : a))
  const near = boxes.filter((box) => turn(box.angle, best.angle) < MAX_TURN)
  return Math.atan2(
    near.reduce((sum, box) => sum + box.width * Math.sin(box.angle), 0),
    near.reduce((sum, box) => sum + box.width * Math.cos(box.angle), 0),
  )
}

const along = ({ x, y }: Point, angle: number) => x * Math.cos(angle) + y * Math.sin(angle)
const across = ({ x, y }: Point, angle: number) => y * Math.cos(angle) - x * Math.sin(angle)

const gapBetween = (a: Box, b: Box, angle: number) =>
  Math.abs(along(a.centre, angle) - along(b.centre, angle)) - (a.width + b.width) / 2

function inOneRow(a: Box, b: Box, main: number): boolean {
  if (turn(a.angle, main) > MAX_TURN || turn(b.angle, main) > MAX_TURN) return false
  const longer = a.width > b.width ? a : b
  const angle = longer.width > LONG * longer.height ? longer.angle : main
  const offset = Math.abs(across(a.centre, angle) - across(b.centre, angle))
  const gap = gapBetween(a, b, angle)
  const height = Math.min(a.height, b.height)
  return offset < SAME_ROW * height && gap < MAX_GAP * height && gap > -Math.min(a.width, b.width) / 2
}

function rowOf(boxes: readonly Box[], main: number): Row {
  const ordered = [...boxes].sort((a, b) => along(a.centre, main) - along(b.centre, main))
  const text = ordered.map((box, at) => {
    const before = ordered[at - 1]
    if (!before) return box.line.text
    const gap = gapBetween(before, box, main) / box.height
    return (gap > VERY_WIDE_GAP ? '\n\n' : gap > WIDE_GAP ? '\n' : ' ') + box.line.text
  })
  return {
    text: text.join(''),
    confidence: Math.min(...ordered.map(({ line }) => line.confidence)),
    middle: ordered.reduce((sum, box) => sum + across(box.centre, main), 0) / ordered.length,
    height: ordered.reduce((sum, box) => sum + box.height, 0) / ordered.length,
    left: Math.min(...ordered.map((box) => along(box.centre, main) - box.width / 2)),
    right: Math.max(...ordered.map((box) => along(box.centre, main) + box.width / 2)),
    isUpright: ordered.every((box) => turn(box.angle, main) <= MAX_TURN),
  }
}

/** The printed rows, top first. Their order and text do not depend on the order of `lines`. */
export function rowsOf(lines: readonly PrintedLine[]): Row[] {
  const boxes = lines.map(boxOf)
  if (boxes.length === 0) return []
  const main = mainAngle(boxes)
  const groups: Box[][] = []
  for (const box of boxes) {
    const joined = groups.filter((group) => group.some((other) => inOneRow(box, other, main)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([box, ...joined.flat()])
  }
  return groups.map((group) => rowOf(group, main)).sort((a, b) => a.middle - b.middle)
}

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
