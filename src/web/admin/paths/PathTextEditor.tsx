import { useState } from 'react'
import type { Step } from '../../../core/contract/store.ts'
import { parseSteps } from '../../../core/paths/step-text.ts'
import { useConsole } from '../console.ts'
import { AreaField } from '../forms/fields.tsx'
import { PathPicture, PathWarnings } from './PathPicture.tsx'
import { PlayPath } from './PlayPath.tsx'
import type { Ends } from './StepAdder.tsx'

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
    <div className="workbench">
      <div>
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
        <PathWarnings steps={readable} />
      </div>
      <div>
        <PathPicture steps={readable} from={ends.from} to={ends.to} />
        <PlayPath steps={readable} to={ends.to} />
      </div>
    </div>
  )
}
