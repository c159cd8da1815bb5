import { useNavigate } from 'react-router'
import { storesCall } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useMay } from '../../console.ts'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { AllStores } from './AllStores.tsx'
import { OwnStore } from './OwnStore.tsx'

/** Every store for who manages them, else the person's own. */
export function Dashboard() {
  const all = useMay()('stores.manage')
  return (
    <Screen title="Dashboard" wide action={all && <AddStoreButton />}>
      {all ? <AllStores /> : <OwnStores />}
    </Screen>
  )
}

function AddStoreButton() {
  const navigate = useNavigate()
  return (
    <button type="button" className="primary" onClick={() => navigate(addresses.addStore)}>
      ADD STORE
    </button>
  )
}

function OwnStores() {
  const stores = useList(storesCall)
  return (
    <Await load={stores} failed={consoleTexts.storesFailed}>
      {(list) => <OwnStore stores={list} onChanged={stores.reload} />}
    </Await>
  )
}
