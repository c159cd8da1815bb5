import { type PathPair, pairKey } from '../contract/console/places.ts'
import { CASH_COUNTER, ENTRANCE, placeKey } from '../contract/place.ts'
import type { Step } from '../contract/store.ts'
import { isEnd, isStart, moveOf } from './draw-path.ts'

/** A way back, to be looked at by its author. */
interface ProposedReturn {
  steps: Step[]
  /** Actions in the author's own words: nobody can tell how they read the other way round. */
  unsure: string[]
}

const mirrored = { left: 'turn right', right: 'turn left', none: 'go straight' } as const

function backwards(action: string, step: Step): { action: string; sure: boolean } {
  const move = moveOf(step)
  if (!move || move.turn === 'unknown') return { action, sure: false }
  return { action: mirrored[move.turn], sure: true }
}

/**
 * The same way walked back: stretches in the opposite order, and each turn mirrored, since it is now made between
 * the stretch after it and the one before it. The shopper has turned around first. Without a walked step there is
 * nothing to propose.
 * @internal A table of paths is tried on it.
 */
export function reversePath(onward: readonly Step[]): ProposedReturn {
  const walked = onward.filter((step) => !isEnd(step))
  const last = walked.at(-1)
  if (!last) return { steps: [], unsure: [] }
  const steps: Step[] = [{ action: 'start', distance: last.distance }]
  const unsure: string[] = []
  for (let at = walked.length - 1; at > 0; at--) {
    const turn = walked[at]
    const stretch = walked[at - 1]
    if (!turn || !stretch) continue
    const { action, sure } = backwards(turn.action.trim(), turn)
    if (!sure) unsure.push(action)
    steps.push({ action, distance: stretch.distance })
  }
  const [first] = walked
  if (first && !isStart(first) && moveOf(first)?.turn === 'unknown') unsure.push(first.action.trim())
  return { steps: [...steps, { action: 'end', distance: '0' }], unsure }
}

interface ReturnProposal {
  path: PathPair
  /** Actions that nobody can turn round. */
  unsure: string[]
}

/** A way back to the counter for each section that has a way in and none out. */
export function proposeReturns(paths: readonly PathPair[]): ReturnProposal[] {
  const there = new Set(paths.filter(({ steps }) => steps.length > 0).map(pairKey))
  return paths
    .filter(({ from, steps }) => placeKey(from) === ENTRANCE && steps.length > 0)
    .map(({ to, steps }) => {
      const back = reversePath(steps)
      return { path: { from: to, to: CASH_COUNTER, steps: back.steps }, unsure: back.unsure }
    })
    .filter(({ path }) => path.steps.length > 0 && !there.has(pairKey(path)))
}
