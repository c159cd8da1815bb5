import { asGtin } from '../contract/barcode.ts'
import { distance, halfway } from './geometry.ts'
import { joinPackData, type PackData } from './gs1.ts'
import type { SeenFrame } from './other-maker.ts'
import { sureText } from './sides.ts'
import type { CodeRead, Point, PrintedLine, Sight } from './sight.ts'

/** A code that belongs to the thing before the camera, and how well it was seen. */
export interface HeldCode {
  /** GTIN-14. */
  code: string
  /** Different pictures that showed it. */
  frames: number
  /** Read in two pictures, or from its bars and from the figures below them: no misreading. */
  sure: boolean
  /** What its square code says; nothing where two of them say different things. */
  pack: PackData | undefined
}

/**
 * Against the short side of the picture. A whole back in view shows its code at 0.17 to 0.20, one that is shown on
 * purpose at 0.5 to 0.9; a shelf label behind the pack, smaller and twice as far, at 0.05. A square code is half as
 * wide as bars are, on packs and on labels.
 */
const LEAST_LENGTH = { bars: 0.12, digits: 0.12, square: 0.06 } as const
const SHOWN_LENGTH = 0.4
/** Towards the rim of the picture stands what lies beside the pack. */
const RIM = 0.1
/** A code may be this far, in its own lengths, from where the print around it says that it should be. */
const STRAYED = 0.5
/** Lines that two pictures share, at least so many: one may be a misreading. */
const LINES_TO_FOLLOW = 2

/**
 * The codes of the held thing. A shelf label or a neighbour's code is left out by its size, by its place, and because
 * it does not move with the print of the pack from one picture to the next.
 */
export function heldCodes(frames: readonly SeenFrame[]): HeldCode[] {
  const seen = new Map<string, Placed[]>()
  for (const frame of frames) {
    const { sight } = frame
    for (const read of sight.codes) {
      if (!isNear(read, sight)) continue
      // Bars and a square code of one pack stand in two places: each is followed by itself.
      const key = `${asGtin(read.code)} ${read.source === 'square'}`
      seen.set(key, [...(seen.get(key) ?? []), { read, frame }])
    }
  }
  const held = [...seen.values()].filter(
    (readings) => !readings.some((each, at) => at > 0 && hasStrayed(readings[at - 1], each)),
  )
  const all = held.flat()
  const codes = new Set(all.map(({ read }) => asGtin(read.code)))
  return [...codes].map((code) => {
    const readings = all.filter(({ read }) => asGtin(read.code) === code)
    const count = new Set(readings.map(({ frame }) => frame)).size
    const sources = new Set(readings.map(({ read }) => read.source)).size
    const pack = joinPackData(readings.flatMap(({ read }) => read.pack ?? []))
    return { code, frames: count, sure: count > 1 || sources > 1, pack }
  })
}

const lengthOf = ({ ends: [from, to] }: CodeRead) => distance(from, to)
const middleOf = ({ ends: [from, to] }: CodeRead) => halfway(from, to)

function isNear(read: CodeRead, { width, height }: Sight): boolean {
  const length = lengthOf(read) / Math.min(width, height)
  const { x, y } = middleOf(read)
  const inside = [x / width, y / height].every((at) => at >= RIM && at <= 1 - RIM)
  return length >= SHOWN_LENGTH || (length >= LEAST_LENGTH[read.source] && inside)
}

interface Placed {
  read: CodeRead
  frame: SeenFrame
}

/** Whether the code went another way than the print that both pictures show. Without such print nothing is known. */
function hasStrayed(before: Placed | undefined, after: Placed): boolean {
  if (!before || before.frame === after.frame) return false
  const pairs = sharedLines(before.frame.sight.lines, after.frame.sight.lines)
  if (pairs.length < LINES_TO_FOLLOW) return false
  const [places, placesAfter] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const [from, to] = [centreOf(places), centreOf(placesAfter)]
  const grown = spread(to, placesAfter) / Math.max(1, spread(from, places))
  const was = middleOf(before.read)
  const expected = { x: to.x + (was.x - from.x) * grown, y: to.y + (was.y - from.y) * grown }
  return distance(expected, middleOf(after.read)) > STRAYED * lengthOf(after.read)
}

/** How far points lie from their centre, all together. */
const spread = (centre: Point, points: readonly Point[]): number =>
  points.reduce((sum, point) => sum + distance(point, centre), 0)

const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Where the lines that stand once in either picture are. */
function sharedLines(before: readonly PrintedLine[], after: readonly PrintedLine[]): [Point, Point][] {
  const [first, second] = [placesOf(before), placesOf(after)]
  return [...first].flatMap(([text, place]) => {
    const other = second.get(text)
    return place && other ? [[place, other] as [Point, Point]] : []
  })
}

function placesOf(lines: readonly PrintedLine[]): Map<string, Point | undefined> {
  const places = new Map<string, Point | undefined>()
  for (const line of lines) {
    const bare = sureText(line)
    if (bare === undefined) continue
    places.set(bare, places.has(bare) ? undefined : halfway(line.corners[0], line.corners[2]))
  }
  return places
}
