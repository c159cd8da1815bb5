import { storeChoicesCall } from '../../../../core/contract/console/store-page.ts'
import { storeIdsIn } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { type FieldProps, SelectField } from '../../forms/fields.tsx'
import { Await, useList } from '../../load.tsx'
import { FurtherStores, labelOf } from './FurtherStores.tsx'

type StoresForm = FieldProps<Record<'storeId' | 'storeName', string>>['form']

/** The first store by a list, as for everybody; further ones by search once there is a first. */
export function StoresField({ form, label }: { form: StoresForm; label: string }) {
  const stores = useList(storeChoicesCall)
  const [first = '', ...further] = storeIdsIn(form.values.storeId)
  return (
    <Await load={stores} failed={consoleTexts.storesFailed} lines={1}>
      {(list) => {
        const set = (ids: readonly string[]) => {
          const chosen = [...new Set(ids)].filter(Boolean)
          const names = chosen.map((id) => list.find((store) => store.id === id)?.name ?? '')
          form.set('storeId', chosen.join(' '))
          form.set('storeName', names.join(', '))
        }
        return (
          <>
            <SelectField
              form={{
                ...form,
                values: { ...form.values, storeId: first },
                set: (_, value) => set([value, ...further]),
              }}
              name="storeId"
              label={label}
              empty="Select a store"
              choices={list.map((store) => ({ value: store.id, label: labelOf(store) }))}
            />
            {first !== '' && (
              <FurtherStores
                stores={list.filter(({ id }) => id !== first)}
                chosen={further}
                onChange={(ids) => set([first, ...ids])}
              />
            )}
          </>
        )
      }}
    </Await>
  )
}
