import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { manyStoresCall } from '../../../../core/contract/console/many.ts'
import { pairsOf } from '../../../../core/contract/console/places.ts'
import { deleteStoreCall } from '../../../../core/contract/console/stores.ts'
import { type User, usersCall } from '../../../../core/contract/console/users.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { wordsOfStore } from '../../../../core/tables/store-table.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { useList } from '../../load.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn } from '../../tables/data-column.ts'
import { ManyActions } from '../../tables/ManyActions.tsx'
import { useDeletion } from '../../tables/use-deletion.ts'
import { useDownload } from '../files/use-download.ts'
import { usePutBack } from '../history/use-put-back.ts'
import { StoreQr } from '../qr/StoreQr.tsx'
import { citiesOf, cityFilter } from '../stores/city-filter.ts'

const columns: DataColumn<Store>[] = [
  { id: 'number', header: 'Store Number', value: ({ store_number }) => store_number, align: 'end' },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  {
    id: 'url',
    header: 'URL',
    value: ({ storeURL }) => storeURL,
    sortable: false,
    cell: (store) => <StoreQr store={store} />,
  },
  { id: 'location', header: 'Location', value: ({ location }) => location },
  { id: 'id', header: 'ID', value: ({ id }) => id, extra: true },
  { id: 'paths', header: 'Paths', value: ({ paths }) => pairsOf(paths).length, align: 'end', extra: true },
  { id: 'changed', header: 'Last changed', value: ({ updatedAt }) => updatedAt.slice(0, 10), extra: true },
]

const nameOf = ({ name }: Store) => name
interface AllStoresProps {
  stores: readonly Store[]
  onChanged(): void
}

export function AddStoreButton() {
  const navigate = useNavigate()
  return (
    <button type="button" className="primary" onClick={() => navigate(addresses.addStore)}>
      ADD STORE
    </button>
  )
}

/** Every store, for superadmins. */
export function AllStores({ stores, onChanged }: AllStoresProps) {
  const { api } = useConsole()
  const { askDelete, question } = useDeletion(onChanged)
  const putBack = usePutBack('store', onChanged)
  const download = useDownload('stores')
  const cities = useMemo(() => citiesOf(stores), [stores])
  const filters = useMemo(() => [cityFilter(stores)], [stores])

  const deletionOf = (store: Store) => ({
    title: consoleTexts.deleteStore,
    lost: <StoreLoss store={store} />,
    yes: 'Delete Store',
    doing: consoleTexts.deleting,
    remove: () => api.call(deleteStoreCall, { params: { id: store.id } }),
    undo: () => void putBack(store.id),
    failed: consoleTexts.deleteFailed,
  })

  return (
    <>
      <DataTable
        label="Stores"
        rows={stores}
        columns={columns}
        wordsOf={wordsOfStore}
        filters={filters}
        nameOf={nameOf}
        many={(chosen, done) => (
          <ManyActions
            call={manyStoresCall}
            rows={chosen}
            field={{ name: 'location', label: 'City', choices: cities }}
            what="stores"
            lost={<p>Their printed QR codes will not be known any more, and their admins are signed out.</p>}
            onChanged={onChanged}
            done={done}
          />
        )}
        empty={
          <p>
            There is no store yet. Add the first one with ADD STORE, or{' '}
            <Link to={addresses.uploadStores}>upload a file of all of them</Link>.
          </p>
        }
        actions={(store) => (
          <>
            <Link
              className="button"
              to={withId(addresses.manageStore, { id: store.id })}
              state={store}
              aria-label={`Manage Store ${store.name}`}
            >
              Manage Store
            </Link>
            <Link
              className="button"
              to={withId(addresses.addStore, { from: store.id })}
              aria-label={`Duplicate ${store.name}`}
            >
              Duplicate
            </Link>
            <Link
              className="button"
              to={withId(addresses.sheets, { store: store.id })}
              aria-label={`QR sheet of ${store.name}`}
            >
              QR sheet
            </Link>
            <button
              type="button"
              className="danger"
              aria-label={`Delete Store ${store.name}`}
              onClick={() => askDelete(deletionOf(store))}
            >
              Delete Store
            </button>
          </>
        )}
      />
      <p>
        <Link to={addresses.sheets}>Print QR sheets</Link> ·{' '}
        <Link to={addresses.history}>History of all changes</Link> ·{' '}
        <Link to={addresses.uploadStores}>Upload stores from a file</Link>
      </p>
      <div className="actions">
        <button type="button" onClick={download('xlsx')}>
          Download all stores
        </button>
        <button type="button" onClick={download('csv')}>
          Download as plain CSV
        </button>
      </div>
      {question}
    </>
  )
}

const together = new Intl.ListFormat('en')

/** What goes with a store that is deleted, and by name who loses it. */
function StoreLoss({ store }: { store: Store }) {
  const users = useList(usersCall).now
  return (
    <>
      <p>
        <strong>{store.name}</strong> (store {store.store_number}) is deleted with its{' '}
        {pairsOf(store.paths).length} paths. Its printed QR codes will not be known any more.
      </p>
      {users.state === 'loading' && <p role="status">Looking for its admins…</p>}
      {users.state === 'failed' && (
        <p>
          Who its admins are could not be found out. They are signed out and have no store until it is put
          back.
        </p>
      )}
      {users.state === 'ready' && (
        <Admins admins={users.data.filter(({ storeIds }) => storeIds.includes(store.id))} />
      )}
    </>
  )
}

function Admins({ admins }: { admins: readonly User[] }) {
  if (admins.length === 0) return <p>It has no admin.</p>
  const others = admins.some(({ storeIds }) => storeIds.length > 1)
  const names = together.format(admins.map(({ username }) => username))
  const [are, have] = admins.length === 1 ? ['is', 'has'] : ['are', 'have']
  return (
    <p>
      {names} {are} signed out and {have} {others ? 'this store no more' : 'no store'} until it is put back.
    </p>
  )
}
