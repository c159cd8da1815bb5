import { useState } from 'react'
import { Link } from 'react-router'
import { manyStoresCall } from '../../../../core/contract/console/many.ts'
import {
  type StorePage,
  type StoreRow,
  storeNamesCall,
  storePageCall,
} from '../../../../core/contract/console/pages.ts'
import { pathDraftsCall } from '../../../../core/contract/console/path-drafts.ts'
import { deleteStoreCall } from '../../../../core/contract/console/stores.ts'
import { type User, usersCall } from '../../../../core/contract/console/users.ts'
import { cityFilter, storeColumns } from '../../../../core/tables/record-tables.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { Await, useDownload, useList, useRecord } from '../../load.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, type Named, type Picked, usePages } from '../../tables/found-rows.ts'
import { ManyActions } from '../../tables/ManyActions.tsx'
import { useDeletion, usePutBack } from '../../tables/RowActions.tsx'
import { TableView } from '../../tables/TableView.tsx'
import { useTableState } from '../../tables/use-table-state.ts'
import { StoreQr } from '../qr/StoreQr.tsx'

const numbers = new Set(['number', 'paths'])
const shownAtFirst = new Set(['number', 'name', 'location'])
// The code stands between the name and the city.
const code: DataColumn<StoreRow> = {
  id: 'url',
  header: 'URL',
  value: ({ storeURL }) => storeURL,
  sortable: false,
  cell: (store) => <StoreQr store={store} />,
}
const columns = storeColumns
  .map(
    (column): DataColumn<StoreRow> => ({
      ...column,
      ...(numbers.has(column.id) && { align: 'end' }),
      ...(!shownAtFirst.has(column.id) && { extra: true }),
    }),
  )
  .toSpliced(2, 0, code)
const filterNames = ['city']
const pages = {
  columns: storeColumns,
  page: storePageCall,
  names: storeNamesCall,
  rowsOf: ({ stores }: StorePage) => stores,
}
const nameOf = ({ name }: StoreRow) => name

/** Every store, for superadmins. */
export function AllStores() {
  const { api } = useConsole()
  const controls = useTableState(filterNames)
  const { load, foundOf } = usePages(pages, controls.shown)
  const [picked, setPicked] = useState<Picked<Named>>(new Map())
  const { askDelete, question } = useDeletion(load.reload)
  const putBack = usePutBack('store', load.reload)
  const download = useDownload('stores')

  const deletionOf = (store: StoreRow) => ({
    title: consoleTexts.deleteStore,
    lost: <StoreLoss store={store} />,
    yes: 'Delete Store',
    doing: consoleTexts.deleting,
    async remove() {
      const reply = await api.call(deleteStoreCall, { params: { id: store.id } })
      setPicked((before) => new Map([...before].filter(([id]) => id !== store.id)))
      return reply
    },
    undo: () => void putBack(store.id),
    failed: consoleTexts.deleteFailed,
  })

  return (
    <>
      <Await load={load} failed={consoleTexts.storesFailed}>
        {(reply) => (
          <TableView
            label="Stores"
            columns={columns}
            filters={[cityFilter(reply.cities)]}
            controls={controls}
            found={foundOf(reply)}
            nameOf={nameOf}
            choice={{ picked, onPicked: setPicked }}
            many={(chosen, done) => (
              <ManyActions
                call={manyStoresCall}
                rows={chosen}
                field={{ name: 'location', label: 'City', choices: reply.cities }}
                what="stores"
                lost={
                  <p>
                    Their printed QR codes will not be known any more, and their admins are signed out. Drafts
                    of their paths are lost, even when the stores are put back.
                  </p>
                }
                onChanged={load.reload}
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
        )}
      </Await>
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
function StoreLoss({ store }: { store: StoreRow }) {
  const users = useList(usersCall).now
  return (
    <>
      <p>
        <strong>{store.name}</strong> (store {store.store_number}) is deleted with its {store.paths} paths.
        Its printed QR codes will not be known any more.
      </p>
      <Drafts storeId={store.id} />
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

/** What a deletion loses for good. */
function Drafts({ storeId }: { storeId: string }) {
  const drafts = useRecord(pathDraftsCall, storeId).now
  if (drafts.state === 'loading') return <p role="status">Looking for its drafts…</p>
  if (drafts.state === 'failed')
    return (
      <p>Whether it has drafts of paths could not be found out. They are lost, even when it is put back.</p>
    )
  const names = (drafts.data ?? []).map(({ from, to }) => `${from} → ${to}`)
  if (names.length === 0) return null
  const [one, is] = names.length === 1 ? ['draft', 'is'] : ['drafts', 'are']
  return (
    <p>
      Its {one} of {together.format(names)} {is} lost, even when it is put back.
    </p>
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
