import { findDates } from '../dates/printed-dates.ts'
import { CUT, NEAR } from '../dates/rows.ts'
import { heightOf } from './geometry.ts'
import { hintFor, SMALL_LINE_PX } from './hints.ts'
import type { Point, PrintedLine, Sight } from './sight.ts'

/** What the hand does with the pack; `hold`: nothing, for a moment. */
export type Move =
  | 'nearer'
  | 'further'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'turn'
  | 'hold'
  | 'light'
  | 'tilt'

/** What was seen that asks for it. */
type Seen = 'wanted' | 'smallPrint' | 'printAtEdge' | 'code' | 'blank'

export interface Aim {
  move: Move
  seen?: Seen | undefined
}

type LookFor = keyof typeof SMALL_LINE_PX

/** Print this near to the rim, against the picture's side, goes on beyond it. */
const RIM = 0.03
/** A line reads no better for being larger than this, in shares of what is needed. */
const LARGE = 4

/** Print that is cut off at one side and lies on that half of the picture: a pack that fills the picture is no fault. */
const OFF_CENTRE = 0.4
/** Print that goes beyond both sides is too near if it is so much larger than it must be. */
const TOO_LARGE = 2

/**
 * The way that the pack must go along one axis; `places` as shares of the picture's side. `offCentre`: on which share of
 * the picture print must lie to be wanted further in.
 */
function cutOff(
  places: readonly number[],
  [less, more]: readonly [Move, Move],
  offCentre: number,
): Move | 'both' | undefined {
  const [low, high] = [Math.min(...places), Math.max(...places)]
  if (low < RIM && high > 1 - RIM) return 'both'
  if (low < RIM && (low + high) / 2 < offCentre) return more
  return high > 1 - RIM && (low + high) / 2 > 1 - offCentre ? less : undefined
}

/** A row of figures that the edge cuts off is what is looked for, or stands beside it, however far in it reaches. */
const MIDDLE = 0.5
const cutFigures = (lines: readonly PrintedLine[]) =>
  lines.filter(({ text }) => (text.includes(CUT) || text.includes(NEAR)) && /\d/.test(text))

const linesFor = (sight: Sight, lookFor: LookFor): readonly PrintedLine[] =>
  lookFor === 'date' ? (sight.dateLines[0] ?? []) : sight.lines

const tallestOf = (lines: readonly PrintedLine[]) => Math.max(0, ...lines.map(heightOf))

/** The one thing that brings the next picture nearest to the goal; undefined: the picture is as it should be. @internal */
export function aimFor(sight: Sight, lookFor: LookFor): Aim | undefined {
  const hint = hintFor(sight, lookFor)
  if (hint === 'light' || hint === 'tilt') return { move: hint }
  const lines = linesFor(sight, lookFor)
  const tallest = tallestOf(lines)
  const isLarge = tallest > TOO_LARGE * SMALL_LINE_PX[lookFor]
  const edge =
    atEdge({ ...sight, codes: [] }, cutFigures(lines), isLarge, MIDDLE) ?? atEdge(sight, lines, isLarge)
  if (lines.length === 0) {
    if (edge) return edge
    return hint === 'turn' ? { move: 'turn', seen: 'blank' } : { move: 'hold' }
  }
  const isSmall = tallest < SMALL_LINE_PX[lookFor]
  if (isSmall && hint !== 'steady') return { move: 'nearer', seen: 'smallPrint' }
  if (edge) return edge
  if (hint === 'steady') return { move: isSmall ? 'nearer' : 'hold' }
  return isPromising(sight, lookFor) ? { move: 'hold', seen: 'wanted' } : { move: 'turn' }
}

/** Half of a name: the rest stands beside it. */
const HALF_NAME = 0.5

/** Whether this is the side that is looked for: turning it would take away what is almost read. */
const isPromising = ({ candidates, dateLines, codes }: Sight, lookFor: LookFor): boolean =>
  lookFor === 'name'
    ? codes.length > 0 || candidates.some(({ coverage }) => coverage >= HALF_NAME)
    : dateLines.some((lines) => lines.some(({ text }) => findDates(text).length > 0))

function atEdge(
  { width, height, codes }: Sight,
  lines: readonly PrintedLine[],
  isLarge: boolean,
  offCentre = OFF_CENTRE,
): Aim | undefined {
  const points: readonly Point[] = [
    ...lines.flatMap(({ corners }) => corners),
    ...codes.flatMap(({ ends }) => ends),
  ]
  if (points.length === 0) return undefined
  const across = cutOff(
    points.map(({ x }) => x / width),
    ['left', 'right'],
    offCentre,
  )
  const along = cutOff(
    points.map(({ y }) => y / height),
    ['up', 'down'],
    offCentre,
  )
  const isBeyond = across === 'both' || along === 'both'
  if (isBeyond) return isLarge ? { move: 'further', seen: 'printAtEdge' } : undefined
  const move = across ?? along
  if (!move) return undefined
  return { move, seen: lines.length > 0 ? 'printAtEdge' : 'code' }
}

/** How near the print is to being readable, 0 to 1: its height against what is needed, less where it is blurred. @internal */
export function readableShare(sight: Sight, lookFor: LookFor): number {
  const height = Math.min(LARGE, tallestOf(linesFor(sight, lookFor)) / SMALL_LINE_PX[lookFor])
  const sharp = hintFor(sight, lookFor) === 'steady' ? 0.5 : 1
  return Math.min(1, height) * sharp
}

/** A look for a name that is nearly there goes on so long: asking anew costs more than the rest of it. */
const NEARS_UNTIL_MS = 16_000

/** One more move may bring it. */
const brings = (aim: Aim | undefined): aim is Aim =>
  aim !== undefined && aim.seen !== 'blank' && !['turn', 'light', 'tilt'].includes(aim.move)
/** Its print was in view, not blur alone. */
const showsPrint = (aim: Aim | undefined) => brings(aim) && (aim.seen === 'wanted' || aim.move !== 'hold')

/** A hand has hardly begun to move before this. */
const FIRST_AFTER_MS = 1200
/** From the end of one hint to the next: the hand follows first. */
const GAP_MS = 1000
/** The same again only after this. */
const SAME_AFTER_MS = 3000
/** One bad picture is chance; so many of the last three are not. */
const ENOUGH = 2
const LATEST = 3

/** Why a look came to nothing, by what most of its pictures were. */
export type Fault = 'dark' | 'shine' | 'cutOff' | 'blurred' | 'small' | 'noPicture' | 'notKnown'

const faults: Readonly<Record<Move, Fault>> = {
  light: 'dark',
  tilt: 'shine',
  hold: 'blurred',
  nearer: 'small',
  further: 'cutOff',
  ...{ up: 'cutOff', down: 'cutOff', left: 'cutOff', right: 'cutOff' },
  turn: 'notKnown',
} as const

export interface Aiming {
  observe(sight: Sight): void
  /** What to say now, if anything; `quiet`: nobody is speaking. */
  take(atMs: number, quiet: boolean): Aim | undefined
  /** Past its usual time: whether print is in view that the hand is being led to. */
  nears(atMs: number): boolean
  /** Of the last picture. */
  readable(): number
  /** What was wrong with half of the pictures or more. */
  fault(): Fault | undefined
}

/** Leads the hand through one look: words that do not pile up, and never the same twice within a few seconds. */
export function createAiming(lookFor: LookFor): Aiming {
  const aims: (Aim | undefined)[] = []
  let readable = 0
  let said: { move: Move; atMs: number } | undefined
  let quietSinceMs: number | undefined = 0
  return {
    observe(sight) {
      aims.push(aimFor(sight, lookFor))
      readable = readableShare(sight, lookFor)
    },
    take(atMs, quiet) {
      if (!quiet) {
        quietSinceMs = undefined
        return undefined
      }
      quietSinceMs ??= atMs
      const aim = aims.at(-1)
      if (!aim || atMs < FIRST_AFTER_MS || (said && atMs - quietSinceMs < GAP_MS)) return undefined
      const agreed = aims.slice(-LATEST).filter((each) => each?.move === aim.move).length
      if (agreed < ENOUGH || (said?.move === aim.move && atMs - said.atMs < SAME_AFTER_MS)) return undefined
      said = { move: aim.move, atMs }
      // It is being said now.
      quietSinceMs = undefined
      return aim
    },
    nears: (atMs) =>
      atMs < NEARS_UNTIL_MS && aims.some(showsPrint) && aims.slice(-LATEST).filter(brings).length >= ENOUGH,
    readable: () => readable,
    fault() {
      if (aims.length === 0) return 'noPicture'
      const counts = new Map<Fault, number>()
      for (const aim of aims) {
        // A hand is asked to hold still for print that is read, too: such a picture was not blurred.
        if (!aim || aim.seen === 'wanted') continue
        const fault = faults[aim.move]
        counts.set(fault, (counts.get(fault) ?? 0) + 1)
      }
      const [most] = [...counts].sort(([, a], [, b]) => b - a)
      return most && most[1] >= ENOUGH && most[1] * 2 >= aims.length ? most[0] : undefined
    },
  }
}
