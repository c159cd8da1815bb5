import { useCallback, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { addStoreCall, newStoreBodySchema } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { useSaveForm } from '../../forms/SaveForm.tsx'
import { DraftNotice } from '../../forms/unsaved.tsx'
import { ErrorSummary } from '../../forms/use-form.tsx'
import { Await, Missing, useList, useLoad } from '../../load.tsx'
import { NotAdded } from '../../paths/StepAdder.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { PathBuilder, usePathDrafts } from './PathBuilder.tsx'
import { readStore, StoreFields, storeLabels } from './store-record.tsx'

const title = 'Add Store'
const NO_PATHS = {}
/** Fits what a store may be called, however long the other's name is. */
const LONGEST = 43
const copyOf = (name: string) => `${name.slice(0, LONGEST).trim()} - copy`

/** With `?from=` it begins as another store, under a name and a number that are to be given. */
export function AddStore() {
  const [query] = useSearchParams()
  const from = query.get('from')
  const aisles = useList(aislesCall)
  return (
    <Allowed action="stores.manage" title={title}>
      <Screen title={title} wide>
        <Await load={aisles} failed={consoleTexts.aislesFailed}>
          {(list) => {
            const names = list.map(({ name }) => name)
            return from === null ? (
              <AddStoreForm aisles={names} />
            ) : (
              <DuplicateStore id={from} aisles={names} />
            )
          }}
        </Await>
      </Screen>
    </Allowed>
  )
}

function DuplicateStore({ id, aisles }: { id: string; aisles: readonly string[] }) {
  const { api } = useConsole()
  const store = useLoad(useCallback((signal: AbortSignal) => readStore(api, id, { signal }), [api, id]))
  return (
    <Await load={store} failed={consoleTexts.storesFailed}>
      {(found) =>
        found ? (
          <AddStoreForm aisles={aisles} like={found} />
        ) : (
          <Missing what="store" list={addresses.dashboard} />
        )
      }
    </Await>
  )
}

function AddStoreForm({ aisles, like }: { aisles: readonly string[]; like?: Store }) {
  const { api } = useConsole()
  const drafts = usePathDrafts(like?.paths ?? NO_PATHS)
  const [typed, setTyped] = useState(false)
  const paths = drafts.paths()
  const empty = Object.keys(paths).length === 0
  // The steps stand beside this form, not in it: Enter in one of their fields adds a step and saves no store.
  const formId = useId()
  const { form, isDraft, questions } = useSaveForm({
    initial: { store_number: '', name: like ? copyOf(like.name) : '', location: like?.location ?? '' },
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
        {like && (
          <p className="notice">
            A new store with the paths of {like.name}. Give it its own number, then look at each path: another
            building has other steps.
          </p>
        )}
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
