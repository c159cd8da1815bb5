import { type StoreChoice, storeChoicesCall } from '../../../../core/contract/console/pages.ts'
import { storeIdsIn } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { type FieldProps, SelectField } from '../../forms/fields.tsx'
import { labelOf, useStoreSearch } from '../../forms/use-store-search.tsx'
import { Await, useList } from '../../load.tsx'
import { FurtherStores } from './FurtherStores.tsx'

type StoresForm = FieldProps<Record<'storeId' | 'storeName', string>>['form']

interface StoresFieldProps {
  form: StoresForm
  label: string
}

/** The first store by a list, as for everybody; further ones by search once there is a first. */
export function StoresField(props: StoresFieldProps) {
  const stores = useList(storeChoicesCall)
  return (
    <Await load={stores} failed={consoleTexts.storesFailed} lines={1}>
      {(list) => <ChosenStores {...props} stores={list} />}
    </Await>
  )
}

function ChosenStores({ form, label, stores }: StoresFieldProps & { stores: readonly StoreChoice[] }) {
  const [first = '', ...further] = storeIdsIn(form.values.storeId)
  const set = (ids: readonly string[]) => {
    const chosen = [...new Set(ids)].filter(Boolean)
    const names = chosen.map((id) => stores.find((store) => store.id === id)?.name ?? '')
    form.set('storeId', chosen.join(' '))
    form.set('storeName', names.join(', '))
  }
  const setFirst = (id: string) => set([id, ...further])
  const { search, offered } = useStoreSearch(stores, first, setFirst)
  return (
    <>
      {search}
      <SelectField
        form={{ ...form, values: { ...form.values, storeId: first }, set: (_, value) => setFirst(value) }}
        name="storeId"
        label={label}
        empty="Select a store"
        choices={offered.map((store) => ({ value: store.id, label: labelOf(store) }))}
      />
      {first !== '' && (
        <FurtherStores
          stores={stores.filter(({ id }) => id !== first)}
          chosen={further}
          onChange={(ids) => set([first, ...ids])}
        />
      )}
    </>
  )
}
