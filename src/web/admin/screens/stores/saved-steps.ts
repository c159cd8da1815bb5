import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import type { Step, Store } from '../../../../core/contract/store.ts'
import { formatSteps } from '../../../../core/paths/step-text.ts'

/** The steps that a store has of a path; none when it has no such path. */
export const savedSteps = ({ paths }: Store, ends: Pick<PathPair, 'from' | 'to'>): Step[] =>
  pairsOf(paths).find((path) => pairKey(path) === pairKey(ends))?.steps ?? []

/** Steps in one line, as they are shown and compared; '' for none. */
export const inOneLine = (steps: readonly Step[]) => formatSteps(steps).replaceAll('\n', ', ')
