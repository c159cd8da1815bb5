import { type FormEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import { storeCall } from '../../../../core/contract/console/stores.ts'
import { type Store, stepSchema } from '../../../../core/contract/store.ts'
import { formatSteps } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConfirm } from '../../Dialog.tsx'
import { DraftNotice, useDraft, useLeaveGuard } from '../../forms/unsaved.tsx'
import { ErrorSummary } from '../../forms/use-form.tsx'
import { Await, Missing, useList, useRecord } from '../../load.tsx'
import { PathTextEditor } from '../../paths/PathWorkbench.tsx'
import { NotAdded } from '../../paths/StepAdder.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/History.tsx'
import { CopyPath } from './CopyPath.tsx'
import { PathBuilder } from './PathBuilder.tsx'
import { deletionOf, PathRows } from './PathRows.tsx'
import { StoreFields, savedSteps, storeLabels } from './store-record.tsx'
import { useManagedStore } from './use-managed-store.tsx'

const title = 'Manage Store'

/** The store of `?id=`, or of the state passed, read anew: what was passed may be old by now. */
export function ManageStore() {
  return (
    <Allowed action="stores.manage" title={title}>
      <LoadedStore />
    </Allowed>
  )
}

function LoadedStore() {
  const id = useRecordId()
  const store = useRecord(storeCall, id)
  const aisles = useList(aislesCall)
  return (
    <Screen title={title} wide>
      <Await load={store} failed={consoleTexts.storesFailed}>
        {(found) =>
          found ? (
            <Await load={aisles} failed={consoleTexts.aislesFailed}>
              {(list) => <ManageStoreForm key={id} first={found} aisles={list.map(({ name }) => name)} />}
            </Await>
          ) : (
            <Missing what="store" list={addresses.dashboard} />
          )
        }
      </Await>
    </Screen>
  )
}

interface ManageStoreFormProps {
  first: Store
  aisles: readonly string[]
}

/** A path that is edited as text, and its steps as they were saved when that began. */
const editedSchema = z.object({
  from: z.string(),
  to: z.string(),
  text: z.string(),
  was: z.array(stepSchema),
})

/** A store's details and all of its paths. While a path is edited as text, nothing else can be saved. */
function ManageStoreForm({ first, aisles }: ManageStoreFormProps) {
  const written = useDraft('pathText', editedSchema)
  const [editing, setEditing] = useState(written.kept)
  written.watch(editing)
  const managed = useManagedStore(first, (path) =>
    setEditing((now) => (now && pairKey(now) === pairKey(path) ? undefined : now)),
  )
  const { store, form, drafts, deleting, dirty } = managed
  const [typed, setTyped] = useState(false)
  const [copying, setCopying] = useState<PathPair>()
  // The steps stand beside this form, not in it: Enter in one of their fields adds a step and saves no store.
  const formId = useId()
  const { ask, question } = useConfirm()
  const leave = useLeaveGuard(dirty || typed || editing ? `changes to ${store.name}` : undefined)
  const busy = editing !== undefined || deleting !== undefined || form.busy

  function save(event: FormEvent) {
    event.preventDefault()
    if (!form.valid || drafts.emptied.length === 0) return form.submit()
    // Saved without its steps a path is gone: that is asked as it is for one that is deleted.
    ask({ ...deletionOf(store, drafts.emptied), yes: 'Save and delete', act: async () => void form.submit() })
  }

  return (
    <>
      <form id={formId} onSubmit={save} noValidate>
        <ErrorSummary form={form} labels={storeLabels} />
        {(managed.isDraft || written.kept) && <DraftNotice />}
        <div className="card">
          <h2>Store</h2>
          <StoreFields form={form} />
        </div>
      </form>
      <div className="card">
        <h2>Paths</h2>
        <PathRows
          paths={drafts.all}
          changed={drafts.changed}
          editing={editing}
          deleting={deleting}
          onEdit={({ from, to, steps }) =>
            setEditing({ from, to, text: formatSteps(steps), was: savedSteps(store, { from, to }) })
          }
          onCopy={setCopying}
          onDelete={(path) => ask(managed.deleteQuestion(path))}
        />
        {editing && (
          <PathTextEditor
            key={pairKey(editing)}
            ends={editing}
            text={editing.text}
            onText={(text) => setEditing({ ...editing, text })}
            onCancel={() => setEditing(undefined)}
            onUpdate={(steps) => managed.savePath({ from: editing.from, to: editing.to, steps }, editing.was)}
          />
        )}
      </div>
      <div className="card">
        <h2>Build a path</h2>
        <PathBuilder drafts={drafts} aisles={aisles} asks="edit" onTyped={setTyped} disabled={busy} />
      </div>
      <div className="actions">
        <button type="submit" form={formId} className="primary" disabled={busy}>
          {form.busy ? consoleTexts.saving : 'Save Changes'}
        </button>
        <NotAdded typed={typed} />
        {dirty && <p className="hint">There are changes that are not saved.</p>}
      </div>
      <RecordHistory kind="store" id={store.id} onRestored={managed.reread} />
      {copying && <CopyPath path={copying} of={store.id} onDone={() => setCopying(undefined)} />}
      {question}
      {managed.conflicts}
      {leave.guard}
    </>
  )
}
