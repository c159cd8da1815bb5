import { type ReactNode, useState } from 'react'
import { CASH_COUNTER, placeKey } from '../../../core/contract/place.ts'
import type { Step } from '../../../core/contract/store.ts'
import { readLegs } from '../../../core/navigation/read-legs.ts'
import { parseSteps } from '../../../core/paths/step-text.ts'
import { walkText } from '../../../core/texts/en/walk.ts'
import { englishVisit } from '../../../core/texts/visit-texts.ts'
import { useConsole } from '../console.ts'
import { AreaField } from '../forms/fields.tsx'
import { PathPicture, PathWarnings } from './PathPicture.tsx'
import { SpokenWords } from './SpokenWords.tsx'
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
    <Sides ends={ends} steps={steps}>
      {children}
      <div className="actions">
        <WalkToRecord ends={ends} steps={steps} onWalked={onSteps} disabled={disabled || ends.to === ''} />
      </div>
      <StepList steps={steps} onChange={onSteps} disabled={disabled} />
    </Sides>
  )
}

/** What writes the steps, and beside it how they look and sound. */
function Sides({ ends, steps, children }: Pick<WorkbenchProps, 'ends' | 'steps' | 'children'>) {
  return (
    <div className="workbench">
      <div>
        {children}
        <PathWarnings steps={steps} />
      </div>
      <div>
        <PathPicture steps={steps} from={ends.from} to={ends.to} />
        <PlayPath steps={steps} to={ends.to} />
      </div>
    </div>
  )
}

interface TextEditorProps {
  ends: Ends
  /** One 'action: distance' a line, as it is being written. */
  text: string
  onText(text: string): void
  /** Saves, or tells why not; resolves either way. */
  onUpdate(steps: Step[]): Promise<void>
  onCancel(): void
}

/** A path as text, one 'action: distance' a line. What is readable is drawn while it is typed. */
export function PathTextEditor({ ends, text, onText, onUpdate, onCancel }: TextEditorProps) {
  const { toasts } = useConsole()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const parsed = parseSteps(text)
  const fault = 'error' in parsed ? `${parsed.error} (line ${parsed.line})` : undefined
  const readable = 'steps' in parsed ? parsed.steps : []

  async function update() {
    setTried(true)
    if ('error' in parsed) return toasts.fault(parsed.error)
    setBusy(true)
    await onUpdate(parsed.steps)
    setBusy(false)
  }
  const form = {
    values: { pathText: text },
    set: (_: string, value: string) => onText(value),
    faults: tried && fault ? { pathText: fault } : {},
  }
  return (
    <Sides ends={ends} steps={readable}>
      <AreaField
        form={form}
        name="pathText"
        label={`Steps from ${ends.from} to ${ends.to}`}
        hint="One step a line, written action: distance. For example, turn left: 8"
        rows={Math.max(6, readable.length + 2)}
      />
      <div className="actions">
        <button type="button" className="primary" onClick={update} disabled={busy}>
          {busy ? 'Updating…' : 'Update'}
        </button>
        <button type="button" onClick={onCancel} disabled={busy}>
          Cancel
        </button>
      </div>
    </Sides>
  )
}

/** The instructions as the shopper hears them: the same words, the same voice, from the same server. */
function PlayPath({ steps, to }: { steps: readonly Step[]; to: string }) {
  // Of no step there is nothing to play.
  return <SpokenWords sentences={steps.length === 0 ? [] : instructionsOf(steps, to)} />
}

/**
 * Every sentence of a walk, in the order and the words in which the shopper's guide says them.
 * @internal A table of paths is tried on it.
 */
export function instructionsOf(steps: readonly Step[], to: string): string[] {
  const back = placeKey(to) === CASH_COUNTER
  const { legs, endsWithGap } = readLegs(steps, back ? 'return' : 'onward', englishVisit)
  const gap = walkText('nav.skipped')
  return [
    ...(back ? [walkText('nav.return')] : []),
    ...legs.flatMap(({ instruction, afterGap }) => (afterGap ? [gap, instruction] : [instruction])),
    ...(endsWithGap ? [gap] : []),
    back
      ? walkText('nav.end.counter')
      : walkText('nav.end.section', { section: placeKey(to) || 'the section' }),
  ]
}
