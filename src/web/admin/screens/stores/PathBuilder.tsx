import { useState } from 'react'
import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import { countSteps } from '../../../../core/paths/describe-path.ts'
import { drawPath } from '../../../../core/paths/draw-path.ts'
import { proposeReturns } from '../../../../core/paths/reverse-path.ts'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'
import type { PathDrafts } from './use-path-drafts.ts'

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
