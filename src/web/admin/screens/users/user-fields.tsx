import { hasStore, roles, storeIdsIn } from '../../../../core/permissions.ts'
import { type FieldProps, SelectField, TextField } from '../../forms/fields.tsx'
import { StoresField } from './StoresField.tsx'

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
