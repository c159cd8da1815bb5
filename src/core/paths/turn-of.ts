import type { Step } from '../contract/store.ts'
import { readLegs } from '../navigation/read-legs.ts'

export type Turn = 'left' | 'right' | 'none'

/** A move as its author sees it on paper. `unknown`: words of the author's own, whose direction nobody can tell. */
export interface Move {
  turn: Turn | 'unknown'
  /** Steps walked after the turn. */
  steps: number
}

export const isStart = ({ action }: Pick<Step, 'action'>) => action.trim().toLowerCase() === 'start'
export const isEnd = ({ action }: Pick<Step, 'action'>) => action.trim().toLowerCase() === 'end'

/** What a step does, read exactly as the shopper's guide reads it. Undefined: the guide leaves the step out. */
export function moveOf(step: Step): Move | undefined {
  // On the way back 'start' is a plain walk ahead, which is what it is on paper.
  const [leg] = readLegs([step], 'return').legs
  if (!leg) return undefined
  const kind = leg.textId.replace('.only', '')
  if (kind === 'nav.left') return { turn: 'left', steps: leg.steps }
  if (kind === 'nav.right') return { turn: 'right', steps: leg.steps }
  return { turn: kind === 'nav.custom' ? 'unknown' : 'none', steps: leg.steps }
}
