import { storesCall } from '../../../../core/contract/console/stores.ts'
import { hasStore, roles } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { type FieldProps, SelectField, TextField } from '../../forms/fields.tsx'
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
        {hasStore(form.values.role) && <StoreField form={form} />}
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

function StoreField({ form }: { form: PersonForm }) {
  const stores = useList(storesCall)
  return (
    <Await load={stores} failed={consoleTexts.storesFailed} lines={1}>
      {(list) => (
        <SelectField
          form={{
            ...form,
            set(name, value) {
              form.set(name, value)
              form.set('storeName', list.find(({ id }) => id === value)?.name ?? '')
            },
          }}
          name="storeId"
          label={personLabels.storeId}
          empty="Select a store"
          choices={list.map(({ id, name, store_number }) => ({
            value: id,
            label: `${store_number} ${name}`,
          }))}
        />
      )}
    </Await>
  )
}
