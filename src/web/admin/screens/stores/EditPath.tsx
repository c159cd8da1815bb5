import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { answers, rules } from '../../../../core/contract/console/messages.ts'
import { type PathPair, pathsOf } from '../../../../core/contract/console/places.ts'
import { editStoreCall } from '../../../../core/contract/console/stores.ts'
import { type Store, stepSchema } from '../../../../core/contract/store.ts'
import { formatSteps } from '../../../../core/paths/step-text.ts'
import { consoleTexts, stepsSaveFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { DraftNotice } from '../../forms/DraftNotice.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'
import { addresses } from '../../shell/screens.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'

const stepsSchema = z.array(stepSchema)

interface EditPathProps {
  store: Store
  path: PathPair
  onRestored(): void
}

export function EditPath({ store, path, onRestored }: EditPathProps) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const draft = useDraft('steps', stepsSchema)
  const [steps, setSteps] = useState(draft.kept ?? path.steps)
  const [busy, setBusy] = useState(false)
  const dirty = formatSteps(steps) !== formatSteps(path.steps)
  draft.watch(dirty ? steps : undefined)
  const leave = useLeaveGuard(dirty ? `changes to the path ${path.from} → ${path.to}` : undefined)

  async function save() {
    setBusy(true)
    try {
      // Without the store's time stamp only this path is written: edits of others survive.
      const body = { name: store.name, paths: pathsOf([{ ...path, steps }]) }
      await api.call(editStoreCall, { params: { id: store.id }, body })
      leave.free()
      toasts.done(answers.pathSaved)
      navigate(addresses.dashboard)
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? stepsSaveFailed(reason) : consoleTexts.stepUpdateFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        {store.name}, store {store.store_number}
      </p>
      {draft.kept && <DraftNotice />}
      <div className="card">
        <PathWorkbench ends={path} steps={steps} onSteps={setSteps} disabled={busy}>
          <StepAdder
            ends={path}
            aisles={[]}
            fixedEnds
            distanceFault={rules.distanceEdit}
            disabled={busy}
            onAdd={(step) => setSteps([...steps, step])}
          />
        </PathWorkbench>
        <div className="actions">
          <button
            type="button"
            className="primary"
            onClick={save}
            disabled={busy || !dirty || steps.length === 0}
          >
            {busy ? consoleTexts.saving : 'Save Path'}
          </button>
          <button type="button" onClick={() => setSteps(path.steps)} disabled={busy || !dirty}>
            Undo my changes
          </button>
        </div>
      </div>
      <RecordHistory kind="store" id={store.id} onRestored={onRestored} />
      {leave.guard}
    </>
  )
}
