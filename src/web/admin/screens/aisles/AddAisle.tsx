import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { AisleForm } from './AisleForm.tsx'

const title = 'Add Aisles'

export function AddAisle() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Screen title={title}>
        <AisleForm />
      </Screen>
    </Allowed>
  )
}
