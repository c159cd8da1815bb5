import { useCallback, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import {
  byPairKey,
  type PathPair,
  pairKey,
  pairsOf,
  pathsOf,
} from '../../../../core/contract/console/places.ts'
import { editStoreCall } from '../../../../core/contract/console/stores.ts'
import { type Step, type Store, stepSchema } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { DraftNotice, useDraft, useLeaveGuard } from '../../forms/unsaved.tsx'
import { Await, Missing, useLoad } from '../../load.tsx'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { NotAdded, StepAdder } from '../../paths/StepAdder.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/History.tsx'
import { readStore } from './store-record.tsx'
import { useSavePath } from './use-save-path.tsx'

const title = 'Edit Path'
const passedSchema = z.object({ id: z.union([z.string(), z.number()]), from: z.string(), to: z.string() })

/** Which path: from the address, which survives a reload, or from the state that was passed. */
function usePathChoice() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const passed = passedSchema.safeParse(state).data
  return {
    id: query.get('id') ?? String(passed?.id ?? ''),
    from: query.get('from') ?? passed?.from ?? '',
    to: query.get('to') ?? passed?.to ?? '',
  }
}

/** One path's steps. */
export function EditStore() {
  const { api } = useConsole()
  const { id, from, to } = usePathChoice()
  const store = useLoad(useCallback((signal: AbortSignal) => readStore(api, id, { signal }), [api, id]))
  if (id === '' || from === '' || to === '') return <Told text={consoleTexts.missingInformation} />
  return (
    <Await load={store} failed={consoleTexts.storesFailed}>
      {(found) => {
        if (!found) return <Told text={consoleTexts.missingInformation} />
        const path = byPairKey(pairsOf(found.paths)).get(pairKey({ from, to }))
        if (!path) return <Told text={consoleTexts.noPathSelected} />
        return (
          <Allowed action="paths.edit" subject={{ storeId: found.id }} title={title}>
            <Screen title={`${title}: ${path.from} → ${path.to}`} wide>
              <EditPath
                key={`${found.id} ${pairKey(path)}`}
                store={found}
                path={path}
                onTheirs={store.reload}
              />
              <RecordHistory kind="store" id={found.id} onRestored={store.reload} />
            </Screen>
          </Allowed>
        )
      }}
    </Await>
  )
}

function Told({ text }: { text: string }) {
  return (
    <Screen title={title}>
      <p role="alert">
        <strong>{text}</strong>
      </p>
      <Missing what="path" list={addresses.dashboard} />
    </Screen>
  )
}

/** Steps as they were changed here, and as they were saved when that began: they may be changed elsewhere, too. */
const changeSchema = z.object({ steps: z.array(stepSchema), was: z.array(stepSchema) })

interface EditPathProps {
  store: Store
  path: PathPair
  /** The path is to be shown as somebody else has saved it. */
  onTheirs(): void
}

/** The steps of one path. Nothing changed here: the path is shown as it is saved, whoever saves it. */
function EditPath({ store, path, onTheirs }: EditPathProps) {
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
    async send(changed, was, now) {
      // Without the store's time stamp only this path is written: edits of others survive.
      const body = {
        name: now?.name ?? store.name,
        paths: pathsOf([changed]),
        was: pathsOf([{ ...changed, steps: was }]),
      }
      await api.call(editStoreCall, { params: { id: store.id }, body })
      leave.free()
      toasts.done(replyTexts.pathSaved)
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
        {store.name}, store {store.store_number}.{' '}
        <Link to={withId(addresses.pathDraft, { id: store.id, from: path.from, to: path.to })}>
          Work on a draft that shoppers do not walk yet
        </Link>
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
