import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { saveDraftCall } from '../../../../core/contract/console/path-drafts.ts'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { proposeReturns } from '../../../../core/paths/reverse-path.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole, useMay } from '../../console.ts'
import { Await, Missing } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId, withId } from '../../shell/screens.ts'
import { type StoreWithDrafts, stateOfPath, useStoreDrafts } from './store-drafts.ts'

const title = 'Paths and drafts'

/** All paths of a store, how far each is, and the ways back that are missing. */
export function Paths() {
  const id = useRecordId()
  const load = useStoreDrafts(id)
  return (
    <Await load={load} failed={consoleTexts.storesFailed}>
      {(found) =>
        found ? (
          <Allowed action="drafts.walk" subject={{ storeId: found.store.id }} title={title}>
            <Screen title={`${title}: ${found.store.name}`}>
              <List {...found} />
            </Screen>
          </Allowed>
        ) : (
          <Screen title={title}>
            <Missing what="store" list={addresses.dashboard} />
          </Screen>
        )
      }
    </Await>
  )
}

function List({ store, drafts }: StoreWithDrafts) {
  const published = pairsOf(store.paths)
  const fresh = drafts.filter((draft) => !published.some((path) => pairKey(path) === pairKey(draft)))
  const all = [...published, ...fresh]
  const mayEdit = useMay()('paths.edit', { storeId: store.id })
  const shown = mayEdit ? all : drafts
  return (
    <div className="card">
      <p>Shoppers walk what is published. A draft is walked by nobody but staff until it is published.</p>
      {shown.length === 0 && <p>There is nothing to walk just now.</p>}
      <ul>
        {shown.map(({ from, to }) => {
          const draft = drafts.find((each) => pairKey(each) === pairKey({ from, to }))
          return (
            <li key={pairKey({ from, to })}>
              <Link to={withId(addresses.pathDraft, { id: store.id, from, to })}>
                {from} → {to}
              </Link>{' '}
              <strong>{stateOfPath(draft)}</strong>
              {draft && ` by ${draft.updatedBy}`}
            </li>
          )
        })}
      </ul>
      {mayEdit && <WaysBack storeId={store.id} all={all} />}
    </div>
  )
}

/** A way back for each section that has none, drawn from the way there. */
function WaysBack({ storeId, all }: { storeId: string; all: readonly PathPair[] }) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function draw({ from, to, steps }: PathPair) {
    setBusy(true)
    try {
      await api.call(saveDraftCall, { params: { id: storeId }, body: { from, to, steps } })
      navigate(withId(addresses.pathDraft, { id: storeId, from, to }))
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.stepUpdateFailed))
      setBusy(false)
    }
  }
  return proposeReturns(all).map(({ path, unsure }) => (
    <p key={pairKey(path)}>
      No way back from {path.from}: {inOneLine(path.steps)}.
      {unsure.length > 0 && ` Look at: ${unsure.join(', ')}.`}{' '}
      <button type="button" disabled={busy} onClick={() => void draw(path)}>
        Draw the way back from {path.from}
      </button>
    </p>
  ))
}
