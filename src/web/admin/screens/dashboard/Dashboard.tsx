import { storesCall } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useMay } from '../../console.ts'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { AddStoreButton, AllStores } from './AllStores.tsx'
import { OwnStore } from './OwnStore.tsx'

/** Every store for who manages them, else the person's own. */
export function Dashboard() {
  const all = useMay()('stores.manage')
  const stores = useList(storesCall)
  return (
    <Screen title="Dashboard" wide action={all && <AddStoreButton />}>
      <Await load={stores} failed={consoleTexts.storesFailed}>
        {(list) =>
          all ? (
            <AllStores stores={list} onChanged={stores.reload} />
          ) : (
            <OwnStore stores={list} onChanged={stores.reload} />
          )
        }
      </Await>
    </Screen>
  )
}
