import { useCallback } from 'react'
import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { storesCall } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useLoad } from '../../load/use-load.ts'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { useRecordId } from '../../shell/use-record-id.ts'
import { ManageStoreForm } from './ManageStoreForm.tsx'

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
  const { api } = useConsole()
  const id = useRecordId()
  const loaded = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const [stores, aisles] = await Promise.all([
          api.call(storesCall, { signal }),
          api.call(aislesCall, { signal }),
        ])
        const store = stores.find((each) => each.id === id)
        return {
          store,
          others: stores.filter((each) => each.id !== id),
          aisles: aisles.map(({ name }) => name),
        }
      },
      [api, id],
    ),
  )
  return (
    <Screen title={title} wide>
      <Await load={loaded} failed={consoleTexts.storesFailed}>
        {({ store, others, aisles }) =>
          store ? (
            <ManageStoreForm key={store.id} first={store} others={others} aisles={aisles} />
          ) : (
            <Missing what="store" list={addresses.dashboard} />
          )
        }
      </Await>
    </Screen>
  )
}
