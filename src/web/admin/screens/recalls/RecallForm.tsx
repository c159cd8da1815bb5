import { recallFormSchema, recallKey, recallsCall } from '../../../../core/contract/console/recalls.ts'
import type { Recall } from '../../../../core/contract/recalls.ts'
import { useConsole } from '../../console.ts'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useList } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId } from '../../shell/screens.ts'
import { nameOf, useChangeRecall } from './use-recalls.ts'

const labels = { gtin: 'Code', batch: 'Batch', reason: 'Reason', since: 'Since' } as const

/** A new recall, or the one of `?id=`. */
export function EditRecall() {
  const id = useRecordId()
  const title = id === '' ? 'Add Recall' : 'Edit Recall'
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Screen title={title}>{id === '' ? <RecallForm /> : <LoadedRecall id={id} />}</Screen>
    </Allowed>
  )
}

function LoadedRecall({ id }: { id: string }) {
  const recalls = useList(recallsCall)
  return (
    <Await load={recalls} failed="Error fetching recalls">
      {(list) => {
        const recall = list.find((each) => recallKey(each) === id)
        return recall ? <RecallForm recall={recall} /> : <Missing what="recall" list={addresses.recalls} />
      }}
    </Await>
  )
}

function RecallForm({ recall }: { recall?: Recall }) {
  const { clock } = useConsole()
  const change = useChangeRecall()
  const saving = useSaveForm({
    initial: {
      gtin: recall?.gtin ?? '',
      batch: recall?.batch ?? '',
      reason: recall?.reason ?? '',
      since: recall?.since ?? clock.date().toISOString().slice(0, 10),
    },
    schema: recallFormSchema,
    labels,
    what: recall ? `changes to ${nameOf(recall)}` : 'the new recall',
    save: (fields) => change(recall, fields),
    failed: 'The recall was not saved.',
    list: addresses.recalls,
  })
  const { form } = saving
  return (
    <SaveForm saving={saving}>
      <TextField
        form={form}
        name="gtin"
        label={labels.gtin}
        hint="The figures of the bar code, 8 to 14"
        inputMode="numeric"
      />
      <TextField
        form={form}
        name="batch"
        label={labels.batch}
        optional
        hint="As it is printed. Empty: every pack of the product"
      />
      <AreaField
        form={form}
        name="reason"
        label={labels.reason}
        optional
        hint="Said aloud to shoppers, at most 200 characters"
        rows={2}
      />
      <TextField form={form} name="since" label={labels.since} type="date" />
    </SaveForm>
  )
}
