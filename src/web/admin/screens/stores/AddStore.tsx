import { useId, useState } from 'react'
import { Link } from 'react-router'
import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { addStoreCall, newStoreBodySchema } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { useSaveForm } from '../../forms/SaveForm.tsx'
import { DraftNotice } from '../../forms/use-draft.tsx'
import { Await, useList } from '../../load.tsx'
import { NotAdded } from '../../paths/StepAdder.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { PathBuilder } from './PathBuilder.tsx'
import { StoreFields, storeLabels } from './store-fields.tsx'
import { usePathDrafts } from './use-path-drafts.ts'

const title = 'Add Store'
const NO_PATHS = {}

export function AddStore() {
  const aisles = useList(aislesCall)
  return (
    <Allowed action="stores.manage" title={title}>
      <Screen title={title} wide>
        <Await load={aisles} failed={consoleTexts.aislesFailed}>
          {(list) => <AddStoreForm aisles={list.map(({ name }) => name)} />}
        </Await>
      </Screen>
    </Allowed>
  )
}

function AddStoreForm({ aisles }: { aisles: readonly string[] }) {
  const { api } = useConsole()
  const drafts = usePathDrafts(NO_PATHS)
  const [typed, setTyped] = useState(false)
  const paths = drafts.paths()
  const empty = Object.keys(paths).length === 0
  // The steps stand beside this form, not in it: Enter in one of their fields adds a step and saves no store.
  const formId = useId()
  const { form, isDraft, questions } = useSaveForm({
    initial: { store_number: '', name: '', location: '' },
    schema: newStoreBodySchema,
    toInput: (values) => ({ ...values, paths }),
    labels: storeLabels,
    what: 'the new store and its paths',
    changed: drafts.changed.length > 0 || typed,
    async save(_, values) {
      await api.call(addStoreCall, { body: { ...values, paths } })
      return replyTexts.storeAdded
    },
    failed: consoleTexts.storeSaveFailed,
    list: addresses.dashboard,
  })

  return (
    <>
      <form id={formId} onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={storeLabels} />
        {isDraft && <DraftNotice />}
        <div className="card">
          <h2>Store</h2>
          <StoreFields form={form} />
        </div>
      </form>
      <div className="card">
        <h2>Paths</h2>
        {aisles.length === 0 && (
          <p className="notice">
            There are no aisles yet, so a path has nowhere to lead.{' '}
            <Link to={addresses.addAisle}>Add an aisle first</Link>
          </p>
        )}
        <PathBuilder drafts={drafts} aisles={aisles} asks="new" onTyped={setTyped} />
      </div>
      <div className="actions">
        <button type="submit" form={formId} className="primary" disabled={form.busy || empty}>
          {form.busy ? consoleTexts.saving : 'Add Store'}
        </button>
        <NotAdded typed={typed} />
        {empty && <p className="hint">Add at least one step of a path first.</p>}
      </div>
      {questions}
    </>
  )
}
