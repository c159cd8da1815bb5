import type { Step } from '../contract/store.ts'
import { moveAndHint, readLegs } from '../navigation/read-legs.ts'
import { englishVisit } from '../texts/visit-texts.ts'

export interface Point {
  /** Steps to the right of where the path begins; negative to the left. */
  x: number
  /** Steps ahead of where the path begins; negative behind it. */
  y: number
}

/** One stretch, drawn. */
export interface Stretch {
  from: Point
  to: Point
  turn: Turn
  steps: number
  /** Its step in the path, from 0. */
  index: number
}

/** A path to scale: one unit is one step, quarter turns, the first direction is up. */
export interface PathDrawing {
  stretches: Stretch[]
  /** Where each stretch begins, and the end. */
  points: Point[]
  bounds: { left: number; right: number; top: number; bottom: number }
  totalSteps: number
  /** Walking and listening together, in whole minutes, at least 1. */
  minutes: number
}

/** Chosen, not measured: an unhurried walk with a cane, and the time one instruction takes to hear. */
const STEP_SECONDS = 0.9
const INSTRUCTION_SECONDS = 5

const quarter = { left: -1, right: 1, none: 0 } as const
/** Up, right, down, left. */
const headings: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
]

/** Lays a path out. Steps that the guide leaves out are left out; an author's own words count as straight on. */
export function drawPath(steps: readonly Step[]): PathDrawing {
  const stretches: Stretch[] = []
  let at: Point = { x: 0, y: 0 }
  let heading = 0
  for (const [index, step] of steps.entries()) {
    const move = isEnd(step) ? undefined : moveOf(step)
    if (!move) continue
    const turn = move.turn === 'unknown' ? 'none' : move.turn
    heading = (heading + quarter[turn] + headings.length) % headings.length
    const way = headings[heading] ?? { x: 0, y: 1 }
    const to = { x: at.x + way.x * move.steps, y: at.y + way.y * move.steps }
    stretches.push({ from: at, to, turn, steps: move.steps, index })
    at = to
  }
  const points = [...stretches.map(({ from }) => from), at]
  const totalSteps = stretches.reduce((sum, stretch) => sum + stretch.steps, 0)
  const seconds = totalSteps * STEP_SECONDS + stretches.length * INSTRUCTION_SECONDS
  return {
    stretches,
    points,
    bounds: boundsOf(points),
    totalSteps,
    minutes: Math.max(1, Math.round(seconds / 60)),
  }
}

function boundsOf(points: readonly Point[]): PathDrawing['bounds'] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}

type Turn = 'left' | 'right' | 'none'

/** A move as its author sees it on paper. `unknown`: words of the author's own, whose direction nobody can tell. */
export interface Move {
  turn: Turn | 'unknown'
  /** Steps walked after the turn. */
  steps: number
}

const moveIs = (action: string, move: string) => moveAndHint(action).move.trim().toLowerCase() === move
export const isStart = ({ action }: Pick<Step, 'action'>) => moveIs(action, 'start')
export const isEnd = ({ action }: Pick<Step, 'action'>) => moveIs(action, 'end')

/** What a step does, read exactly as the shopper's guide reads it. Undefined: the guide leaves the step out. */
export function moveOf(step: Step): Move | undefined {
  // On the way back 'start' is a plain walk ahead, which is what it is on paper.
  const [leg] = readLegs([step], 'return', englishVisit).legs
  if (!leg) return undefined
  const kind = leg.textId.replace('.only', '')
  if (kind === 'nav.left') return { turn: 'left', steps: leg.steps }
  if (kind === 'nav.right') return { turn: 'right', steps: leg.steps }
  return { turn: kind === 'nav.custom' ? 'unknown' : 'none', steps: leg.steps }
}
