import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useList } from '../../load/use-list.ts'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { useRecordId } from '../../shell/use-record-id.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { AisleForm } from './AisleForm.tsx'

const title = 'Edit Aisle'

/** The aisle of `?id=`, or of the state passed. */
export function EditAisle() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Screen title={title}>
        <LoadedAisle />
      </Screen>
    </Allowed>
  )
}

function LoadedAisle() {
  const id = useRecordId()
  const aisles = useList(aislesCall)
  return (
    <Await load={aisles} failed={consoleTexts.aislesFailed}>
      {(list) => {
        const aisle = list.find((each) => each.id === id)
        if (!aisle) return <Missing what="aisle" list={addresses.aisles} />
        return (
          <>
            <AisleForm key={`${aisle.id} ${aisle.updatedAt}`} aisle={aisle} />
            <RecordHistory kind="aisle" id={aisle.id} onRestored={aisles.reload} />
          </>
        )
      }}
    </Await>
  )
}
