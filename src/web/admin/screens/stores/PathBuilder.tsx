import { useState } from 'react'
import * as z from 'zod/mini'
import { type PathPair, pairKey, pairsOf, pathsOf } from '../../../../core/contract/console/places.ts'
import { type Paths, type Step, stepSchema } from '../../../../core/contract/store.ts'
import { countSteps } from '../../../../core/paths/describe-path.ts'
import { drawPath } from '../../../../core/paths/draw-path.ts'
import { proposeReturns } from '../../../../core/paths/reverse-path.ts'
import { useDraft } from '../../forms/unsaved.tsx'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'

interface PathBuilderProps {
  drafts: PathDrafts
  aisles: readonly string[]
  asks: 'new' | 'edit'
  onTyped(typed: boolean): void
  disabled?: boolean
}

/** A path of a store, chosen by its ends and built step by step. */
export function PathBuilder({ drafts, aisles, asks, onTyped, disabled = false }: PathBuilderProps) {
  const [ends, setEnds] = useState({ from: '', to: '' })
  const steps = drafts.stepsOf(ends)
  return (
    <>
      <PathChoice paths={drafts.all} chosen={ends} onChoose={setEnds} onPut={drafts.put} />
      <PathWorkbench
        ends={ends}
        steps={steps}
        onSteps={(next) => drafts.put({ ...ends, steps: next })}
        disabled={disabled}
      >
        <StepAdder
          ends={ends}
          onEnds={setEnds}
          aisles={aisles}
          asks={asks}
          onTyped={onTyped}
          disabled={disabled}
          onAdd={(step) => drafts.put({ ...ends, steps: [...steps, step] })}
        />
      </PathWorkbench>
    </>
  )
}

interface PathChoiceProps {
  paths: readonly PathPair[]
  chosen: { from: string; to: string }
  onChoose(ends: { from: string; to: string }): void
  onPut(path: PathPair): void
}

/** The paths so far, to go on with; and the ways back that are still missing, to be proposed. */
function PathChoice({ paths, chosen, onChoose, onPut }: PathChoiceProps) {
  const missing = proposeReturns(paths)
  if (paths.length === 0)
    return <p className="hint">Choose where the first path begins and ends, then add its steps.</p>
  return (
    <div className="set">
      <div className="actions">
        {paths.map((path) => (
          <button
            key={pairKey(path)}
            type="button"
            aria-pressed={pairKey(path) === pairKey(chosen)}
            onClick={() => onChoose({ from: path.from, to: path.to })}
          >
            {path.from} → {path.to} ({countSteps(drawPath(path.steps).totalSteps)})
          </button>
        ))}
      </div>
      {missing.map(({ path, unsure }) => (
        <div key={pairKey(path)} className="notice set">
          <p>
            There is no way from {path.from} to the {path.to} yet. It can be proposed as the way in, walked
            back.
            {unsure.length > 0 && ` Look again at: ${unsure.join(', ')}.`} It ends at the entrance: change its
            end if the counter stands elsewhere.
          </p>
          <div className="actions">
            <button
              type="button"
              onClick={() => {
                onPut(path)
                onChoose({ from: path.from, to: path.to })
              }}
            >
              Propose {path.from} → {path.to}
            </button>
          </div>
        </div>
      ))}
    </div>
  )
}

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
