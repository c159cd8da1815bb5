import { useState } from 'react'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'
import { PathChoice } from './PathChoice.tsx'
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
