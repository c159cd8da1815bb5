import { type PathPair, stepsOfPair } from '../../../../core/contract/console/places.ts'
import { locationsCall, storeCall } from '../../../../core/contract/console/stores.ts'
import type { Step, Store } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { type Api, type CallOptions, recordOf } from '../../api.ts'
import { SelectField, TextField } from '../../forms/fields.tsx'
import type { Form } from '../../forms/use-form.tsx'
import { Await, useList } from '../../load.tsx'

export const valuesOf = ({ store_number, name, location }: Store): StoreValues => ({
  store_number,
  name,
  location,
})

interface StoreMerge {
  /** Fields that are another in the newer record. */
  moved: StoreField[]
  /** Fields that were changed here: they stay as they are here. */
  kept: StoreField[]
  /** The same field or path was changed on both sides, each in its own way: somebody has to choose. */
  clash: boolean
}

/** What a newer record means for a form that was made from an older one. `drafts` are the paths changed here. */
export function mergeStore(
  before: Store,
  newer: Store,
  mine: { values: StoreValues; drafts: readonly PathPair[] },
): StoreMerge {
  const [was, is] = [valuesOf(before), valuesOf(newer)]
  const moved = storeFields.filter((name) => is[name] !== was[name])
  const kept = storeFields.filter((name) => mine.values[name] !== was[name])
  const pathClash = mine.drafts.some((draft) => {
    const theirs = inOneLine(savedSteps(newer, draft))
    return theirs !== inOneLine(savedSteps(before, draft)) && theirs !== inOneLine(draft.steps)
  })
  const fieldClash = kept.some((name) => moved.includes(name) && is[name] !== mine.values[name])
  return { moved, kept, clash: fieldClash || pathClash }
}

/** The steps that a store has of a path; none when it has no such path. */
export const savedSteps = ({ paths }: Store, ends: Pick<PathPair, 'from' | 'to'>): Step[] =>
  stepsOfPair(paths, ends) ?? []

/** A store as it is now; undefined when it is gone, or not this person's. Rejects with `ApiFault`. */
export const readStore = (api: Api, id: string, options?: CallOptions): Promise<Store | undefined> =>
  recordOf(api, storeCall, id, options)

const storeFields = ['store_number', 'name', 'location'] as const
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
