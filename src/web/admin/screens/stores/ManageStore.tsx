import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { storesCall } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useList } from '../../load/use-list.ts'
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
  const id = useRecordId()
  const stores = useList(storesCall)
  const aisles = useList(aislesCall)
  return (
    <Screen title={title} wide>
      <Await load={stores} failed={consoleTexts.storesFailed}>
        {(all) => {
          const store = all.find((each) => each.id === id)
          if (!store) return <Missing what="store" list={addresses.dashboard} />
          return (
            <Await load={aisles} failed={consoleTexts.aislesFailed}>
              {(list) => (
                <ManageStoreForm
                  key={id}
                  first={store}
                  others={all.filter((each) => each.id !== id)}
                  aisles={list.map(({ name }) => name)}
                />
              )}
            </Await>
          )
        }}
      </Await>
    </Screen>
  )
}
