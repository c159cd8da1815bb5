import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import { CASH_COUNTER, ENTRANCE, placeOf } from '../../../../core/navigation/find-path.ts'
import { reversePath } from '../../../../core/paths/reverse-path.ts'

export interface ReturnProposal {
  path: PathPair
  /** Actions that nobody can turn round. */
  unsure: string[]
}

/** A way back to the counter for each section that has a way in and none out. */
export function proposeReturns(paths: readonly PathPair[]): ReturnProposal[] {
  const there = new Set(paths.filter(({ steps }) => steps.length > 0).map(pairKey))
  return paths
    .filter(({ from, steps }) => placeOf(from) === ENTRANCE && steps.length > 0)
    .map(({ to, steps }) => {
      const back = reversePath(steps)
      return { path: { from: to, to: CASH_COUNTER, steps: back.steps }, unsure: back.unsure }
    })
    .filter(({ path }) => path.steps.length > 0 && !there.has(pairKey(path)))
}
