import { Link } from 'react-router'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { deletePathCall, putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { wordsOfStore } from '../../../../core/tables/record-tables.ts'
import { consoleTexts, deletePathQuestion, pathDeleteFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn } from '../../tables/found-rows.ts'
import { useAddress } from '../../tables/use-table-state.ts'
import { RecordHistory } from '../history/History.tsx'
import { StoreQr } from '../qr/StoreQr.tsx'
import { useSavePath } from '../stores/use-save-path.tsx'

/** What the address has. */
const names = { store: 'store' } as const

interface OwnStoreProps {
  stores: readonly Store[]
  onChanged(): void
}

/** The store of somebody who has one: one row, and its paths. Of several all, and the paths of the one in `?store=`. */
export function OwnStore({ stores, onChanged }: OwnStoreProps) {
  const may = useMay()
  const asked = useAddress().search.get(names.store)
  const store = stores.find(({ id }) => id === asked) ?? stores[0]
  if (!store) return <p className="empty">Your account has no store. Please ask a superadmin.</p>
  return (
    <>
      {stores.length > 1 ? <OwnStores stores={stores} shown={store} /> : <OneStore store={store} />}
      <OwnPaths key={store.id} store={store} named={stores.length > 1} onChanged={onChanged} />
      {may('history.read', { storeId: store.id }) ? (
        <>
          <p>
            <Link to={addresses.sheets}>Print QR sheets</Link>
          </p>
          <RecordHistory kind="store" id={store.id} onRestored={onChanged} />
        </>
      ) : (
        <p>
          <Link to={withId(addresses.paths, { id: store.id })}>Walk a draft as a shopper</Link>
        </p>
      )}
    </>
  )
}

function OneStore({ store }: { store: Store }) {
  return (
    <table>
      <caption className="unseen">Your store</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">ID</th>
          <th scope="col">URL</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td data-label="Name">{store.name}</td>
          <td data-label="ID">{store.id}</td>
          <td data-label="URL">
            <StoreQr store={store} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const columns: DataColumn<Store>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'url', header: 'URL', value: () => '', sortable: false, cell: (store) => <StoreQr store={store} /> },
]

function OwnStores({ stores, shown }: { stores: readonly Store[]; shown: Store }) {
  return (
    <DataTable
      label="Your stores"
      rows={stores}
      columns={columns}
      wordsOf={wordsOfStore}
      empty={<p>You have no stores.</p>}
      actions={({ id, name }) => (
        <Link
          className="button"
          to={withId(addresses.dashboard, { [names.store]: id })}
          aria-current={id === shown.id ? 'true' : undefined}
        >
          Paths<span className="unseen"> of {name}</span>
        </Link>
      )}
    />
  )
}

interface OwnPathsProps {
  store: Store
  /** It is one of several: the heading says which. */
  named: boolean
  onChanged(): void
}

function OwnPaths({ store, named, onChanged }: OwnPathsProps) {
  const { api, toasts } = useConsole()
  const { ask, question } = useConfirm()
  const mayEdit = useMay()('paths.edit', { storeId: store.id })
  const paths = pairsOf(store.paths)
  const params = { id: store.id }

  // Deleted a moment ago: nothing stands there, unless somebody has built it anew meanwhile.
  const { save, conflict } = useSavePath({
    storeId: store.id,
    async send(path, was) {
      await api.call(putPathCall, { params, body: { ...path, was } })
      onChanged()
    },
    take: onChanged,
  })
  const askDelete = (path: PathPair) =>
    ask({
      title: deletePathQuestion(path.from, path.to),
      lost: (
        <p>
          Shoppers will not be guided from {path.from} to {path.to} any more.
        </p>
      ),
      yes: 'Delete Path',
      doing: consoleTexts.deleting,
      async act() {
        try {
          const { message, path: deleted = path } = await api.call(deletePathCall, {
            params,
            body: { from: path.from, to: path.to },
          })
          toasts.done(message, () => void save(deleted, []))
          onChanged()
        } catch (error) {
          const reason = saidBy(error, '')
          toasts.fault(reason ? pathDeleteFailed(reason) : consoleTexts.pathDeleteFailed)
        }
      },
    })

  return (
    <section className="set">
      <h2>{named ? `Paths of ${store.name}` : 'Paths'}</h2>
      {paths.length === 0 && (
        <p className="empty">This store has no paths yet. A superadmin can build them.</p>
      )}
      <ul className="path-rows">
        {paths.map((path) => {
          const name = `${path.from} → ${path.to}`
          const { from, to } = path
          return (
            <li key={pairKey(path)}>
              <div>
                <strong>{name}</strong>
                <p className="hint">{inOneLine(path.steps)}</p>
              </div>
              {mayEdit && (
                <div className="row-actions">
                  <Link
                    className="button"
                    to={withId(addresses.editStore, { id: store.id, from, to })}
                    state={{ id: store.id, name: store.name, paths: store.paths, ...path }}
                    aria-label={`Edit ${name}`}
                  >
                    Edit
                  </Link>
                  <button
                    type="button"
                    className="danger"
                    onClick={() => askDelete(path)}
                    aria-label={`Delete ${name}`}
                  >
                    Delete
                  </button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {question}
      {conflict}
    </section>
  )
}
