import type { ReactNode } from 'react'
import type { Step } from '../../../core/contract/store.ts'
import { PathPicture, PathWarnings } from './PathPicture.tsx'
import { PlayPath } from './PlayPath.tsx'
import type { Ends } from './StepAdder.tsx'
import { StepList } from './StepList.tsx'
import { WalkToRecord } from './WalkToRecord.tsx'

interface WorkbenchProps {
  ends: Ends
  steps: readonly Step[]
  onSteps(steps: Step[]): void
  disabled?: boolean
  /** What stands above the steps: the fields of the next one. */
  children?: ReactNode
}

/** One path under the author's hands: its steps on one side, how it looks and sounds on the other. */
export function PathWorkbench({ ends, steps, onSteps, disabled = false, children }: WorkbenchProps) {
  return (
    <div className="workbench">
      <div>
        {children}
        <div className="actions">
          <WalkToRecord ends={ends} steps={steps} onWalked={onSteps} disabled={disabled || ends.to === ''} />
        </div>
        <StepList steps={steps} onChange={onSteps} disabled={disabled} />
        <PathWarnings steps={steps} />
      </div>
      <div>
        <PathPicture steps={steps} from={ends.from} to={ends.to} />
        <PlayPath steps={steps} to={ends.to} />
      </div>
    </div>
  )
}
