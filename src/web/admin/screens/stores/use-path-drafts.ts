import { useState } from 'react'
import { type PathPair, pairKey, pairsOf, pathsOf } from '../../../../core/contract/console/places.ts'
import type { Paths, Step } from '../../../../core/contract/store.ts'

/** The paths of a store while they are edited: what is saved, and what was changed here and is not. */
export interface PathDrafts {
  all: PathPair[]
  /** The paths as they are to be saved. */
  paths(): Paths
  changed: PathPair[]
  stepsOf(ends: { from: string; to: string }): Step[]
  put(path: PathPair): void
  /** Forgets what was changed of this path, or of all. */
  drop(ends?: { from: string; to: string }): void
}

const without = (list: readonly PathPair[], ends: { from: string; to: string }) =>
  list.filter((path) => pairKey(path) !== pairKey(ends))

export function usePathDrafts(saved: Paths): PathDrafts {
  const [changed, setChanged] = useState<PathPair[]>([])
  const stored = pairsOf(saved)
  const merged = [
    ...stored.map((path) => changed.find((draft) => pairKey(draft) === pairKey(path)) ?? path),
    ...changed.filter((draft) => stored.every((path) => pairKey(path) !== pairKey(draft))),
  ]
  return {
    // A path whose steps were all taken out stays in sight until it is saved or dropped.
    all: merged,
    paths: () => pathsOf(merged.filter(({ steps }) => steps.length > 0)),
    changed,
    stepsOf: (ends) => merged.find((path) => pairKey(path) === pairKey(ends))?.steps ?? [],
    put: (path) => setChanged((before) => [...without(before, path), path]),
    drop: (ends) => setChanged((before) => (ends ? without(before, ends) : [])),
  }
}
