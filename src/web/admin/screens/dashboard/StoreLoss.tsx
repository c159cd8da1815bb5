import { pairsOf } from '../../../../core/contract/console/places.ts'
import { type User, usersCall } from '../../../../core/contract/console/users.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { useList } from '../../load/use-list.ts'

const together = new Intl.ListFormat('en')

/** What goes with a store that is deleted, and by name who loses it. */
export function StoreLoss({ store }: { store: Store }) {
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
        <Admins admins={users.data.filter(({ storeId }) => storeId === store.id)} />
      )}
    </>
  )
}

function Admins({ admins }: { admins: readonly User[] }) {
  if (admins.length === 0) return <p>It has no admin.</p>
  const names = together.format(admins.map(({ username }) => username))
  const [are, have] = admins.length === 1 ? ['is', 'has'] : ['are', 'have']
  return (
    <p>
      {names} {are} signed out and {have} no store until it is put back.
    </p>
  )
}
