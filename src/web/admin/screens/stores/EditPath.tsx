import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { answers } from '../../../../core/contract/console/messages.ts'
import { type PathPair, pathsOf } from '../../../../core/contract/console/places.ts'
import { editStoreCall } from '../../../../core/contract/console/stores.ts'
import { type Step, type Store, stepSchema } from '../../../../core/contract/store.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { DraftNotice } from '../../forms/DraftNotice.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { NotAdded } from '../../paths/NotAdded.tsx'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'
import { addresses } from '../../shell/screens.ts'
import { inOneLine } from './saved-steps.ts'
import { useSavePath } from './use-save-path.tsx'

/** Steps as they were changed here, and as they were saved when that began: they may be changed elsewhere, too. */
const changeSchema = z.object({ steps: z.array(stepSchema), was: z.array(stepSchema) })

interface EditPathProps {
  store: Store
  path: PathPair
  /** The path is to be shown as somebody else has saved it. */
  onTheirs(): void
}

/** The steps of one path. Nothing changed here: the path is shown as it is saved, whoever saves it. */
export function EditPath({ store, path, onTheirs }: EditPathProps) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const draft = useDraft('steps', changeSchema)
  const [change, setChange] = useState(draft.kept)
  const [typed, setTyped] = useState(false)
  const dirty = change !== undefined && inOneLine(change.steps) !== inOneLine(change.was)
  const { steps, was } = dirty ? change : { steps: path.steps, was: path.steps }
  draft.watch(dirty ? change : undefined)
  const setSteps = (next: Step[]) => setChange({ steps: next, was })
  const leave = useLeaveGuard(dirty || typed ? `changes to the path ${path.from} → ${path.to}` : undefined)

  const { save, busy, conflict } = useSavePath({
    storeId: store.id,
    async send(changed, now) {
      // Without the store's time stamp only this path is written: edits of others survive.
      const body = { name: now?.name ?? store.name, paths: pathsOf([changed]) }
      await api.call(editStoreCall, { params: { id: store.id }, body })
      leave.free()
      toasts.done(answers.pathSaved)
      navigate(addresses.dashboard)
    },
    take() {
      setChange(undefined)
      onTheirs()
    },
  })

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
            asks="edit"
            onTyped={setTyped}
            disabled={busy}
            onAdd={(step) => setSteps([...steps, step])}
          />
        </PathWorkbench>
        <div className="actions">
          <button
            type="button"
            className="primary"
            onClick={() => save({ ...path, steps }, was)}
            disabled={busy || !dirty || steps.length === 0}
          >
            {busy ? consoleTexts.saving : 'Save Path'}
          </button>
          <button type="button" onClick={() => setChange(undefined)} disabled={busy || !dirty}>
            Undo my changes
          </button>
          <NotAdded typed={typed} />
        </div>
      </div>
      {conflict}
      {leave.guard}
    </>
  )
}
