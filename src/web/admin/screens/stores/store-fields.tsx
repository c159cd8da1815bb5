import { locationsCall } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { SelectField, TextField } from '../../forms/fields.tsx'
import type { Form } from '../../forms/use-form.tsx'
import { Await, useList } from '../../load.tsx'

export const storeFields = ['store_number', 'name', 'location'] as const
export type StoreField = (typeof storeFields)[number]
export type StoreValues = Record<StoreField, string>

export const storeLabels = { store_number: 'Store number', name: 'Store name', location: 'Location' } as const

/** Number, name and city, asked for by both store forms. */
export function StoreFields({ form }: { form: Form<StoreValues> }) {
  const locations = useList(locationsCall)
  return (
    <div className="columns">
      <TextField
        form={form}
        name="store_number"
        label={storeLabels.store_number}
        inputMode="numeric"
        hint="1–5 digits"
      />
      <TextField form={form} name="name" label={storeLabels.name} />
      <Await load={locations} failed={consoleTexts.locationsFailed} lines={1}>
        {(list) => {
          const cities = list.map(({ city }) => city)
          // A city that left the list is still this store's.
          const own = form.values.location
          const all = own === '' || cities.includes(own) ? cities : [own, ...cities]
          return (
            <SelectField
              form={form}
              name="location"
              label={storeLabels.location}
              empty="Select a city"
              choices={all.map((city) => ({ value: city, label: city }))}
            />
          )
        }}
      </Await>
    </div>
  )
}
