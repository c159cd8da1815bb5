import { useState } from 'react'
import * as z from 'zod/mini'
import { type PathPair, pairKey, pairsOf, pathsOf } from '../../../../core/contract/console/places.ts'
import { type Paths, type Step, stepSchema } from '../../../../core/contract/store.ts'
import { useDraft } from '../../forms/unsaved.tsx'

/** The paths of a store while they are edited: what is saved, and what was changed here and is not. */
export interface PathDrafts {
  all: PathPair[]
  /** The paths as they are to be saved. */
  paths(): Paths
  changed: PathPair[]
  /** Saved paths, as they are saved, whose steps were all taken out here: saving deletes them. */
  emptied: PathPair[]
  stepsOf(ends: { from: string; to: string }): Step[]
  put(path: PathPair): void
  /** Forgets what was changed of this path, or of all. */
  drop(ends?: { from: string; to: string }): void
}

const without = (list: readonly PathPair[], ends: { from: string; to: string }) =>
  list.filter((path) => pairKey(path) !== pairKey(ends))

const isEmptied = (draft: PathPair, path: PathPair) =>
  pairKey(draft) === pairKey(path) && draft.steps.length === 0

const pairsSchema = z.array(z.object({ from: z.string(), to: z.string(), steps: z.array(stepSchema) }))

export function usePathDrafts(saved: Paths): PathDrafts {
  const typed = useDraft('paths', pairsSchema)
  const [changed, setChanged] = useState(typed.kept ?? [])
  typed.watch(changed.length > 0 ? changed : undefined)
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
    emptied: stored.filter((path) => changed.some((draft) => isEmptied(draft, path))),
    stepsOf: (ends) => merged.find((path) => pairKey(path) === pairKey(ends))?.steps ?? [],
    put: (path) => setChanged((before) => [...without(before, path), path]),
    drop: (ends) => setChanged((before) => (ends ? without(before, ends) : [])),
  }
}
