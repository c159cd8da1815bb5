import { useRef } from 'react'
import { type StoreChoice, storeChoicesCall } from '../../../../core/contract/console/pages.ts'
import { hasStore, roles, storeIdsIn } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { type FieldProps, SelectField, TextField } from '../../forms/fields.tsx'
import {
  foundText,
  labelOf,
  StoreSearchField,
  useFoundStores,
  useStoreSearch,
} from '../../forms/use-store-search.tsx'
import { Await, useList } from '../../load.tsx'

export type PersonValues = Record<
  'firstName' | 'lastName' | 'username' | 'role' | 'storeId' | 'storeName' | 'email' | 'phoneNumber',
  string
>

type PersonForm = FieldProps<PersonValues>['form']

export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  role: 'Role',
  storeId: 'Store',
  storeName: 'Store name',
  email: 'Email',
  phoneNumber: 'Phone number',
} as const

/** A form holds texts: the ids of the stores stand in one. */
export const storesInForm = {
  toInput<V extends PersonValues>(values: V) {
    const storeIds = storeIdsIn(values.storeId)
    return { ...values, storeId: storeIds[0] ?? '', storeIds }
  },
  fieldOf: (path: string) => (path.startsWith('storeIds') ? 'storeId' : path),
}

const roleChoices = roles.map((role) => ({ value: role, label: role }))

/** What both user forms ask about a person. The store is asked for where the role has one. */
export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <div className="columns">
        <TextField form={form} name="firstName" label={personLabels.firstName} />
        <TextField form={form} name="lastName" label={personLabels.lastName} />
      </div>
      <TextField
        form={form}
        name="username"
        label={personLabels.username}
        hint="3–20 letters and digits; it is what the person signs in with."
      />
      <div className="columns">
        <SelectField form={form} name="role" label={personLabels.role} choices={roleChoices} />
        {hasStore(form.values.role) && <StoresField form={form} label={personLabels.storeId} />}
      </div>
      <div className="columns">
        <TextField form={form} name="email" label={personLabels.email} type="email" inputMode="email" />
        <TextField
          form={form}
          name="phoneNumber"
          label={personLabels.phoneNumber}
          type="tel"
          inputMode="tel"
        />
      </div>
    </>
  )
}

type StoresForm = FieldProps<Record<'storeId' | 'storeName', string>>['form']

interface StoresFieldProps {
  form: StoresForm
  label: string
}

/** The first store by a list, as for everybody; further ones by search once there is a first. */
function StoresField(props: StoresFieldProps) {
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

/** So many are offered at once; more words find the others. */
const OFFERED = 8

interface FurtherStoresProps {
  stores: readonly StoreChoice[]
  chosen: readonly string[]
  onChange(ids: readonly string[]): void
}

/** Stores beside the first, each found by any of its words and taken off again by its button. */
function FurtherStores({ stores, chosen, onChange }: FurtherStoresProps) {
  const field = useRef<HTMLInputElement>(null)
  const { query, setQuery, found: all } = useFoundStores(stores)
  const found = all?.filter(({ id }) => !chosen.includes(id))
  const offered = found?.slice(0, OFFERED) ?? []

  // The button that was pressed goes: the focus stays where the next one is found.
  function change(ids: readonly string[]) {
    onChange(ids)
    setQuery('')
    field.current?.focus()
  }
  const cut = found && found.length > OFFERED ? `, the first ${OFFERED} are shown` : ''

  return (
    <div className="set">
      {chosen.length > 0 && (
        <ul aria-label="Further stores" className="chosen">
          {stores
            .filter(({ id }) => chosen.includes(id))
            .map((store) => (
              <li key={store.id}>
                {labelOf(store)}{' '}
                <button type="button" onClick={() => change(chosen.filter((id) => id !== store.id))}>
                  Take off<span className="unseen"> {labelOf(store)}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
      <StoreSearchField
        label="Another store"
        placeholder="Number, name or city"
        query={query}
        onQuery={setQuery}
        onEnter={() => found?.[0] && change([...chosen, found[0].id])}
        said={`${foundText(found)}${cut}`}
        field={field}
      />
      <ul className="chosen">
        {offered.map((store) => (
          <li key={store.id}>
            <button type="button" onClick={() => change([...chosen, store.id])}>
              Add {labelOf(store)}, {store.location}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
