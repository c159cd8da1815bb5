import {
  type Aisle,
  addAisleFormSchema,
  aisleSchema,
  editAisleFormSchema,
  saveAisleCall,
} from '../../../../core/contract/console/aisles.ts'
import { useConsole } from '../../console.ts'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveForm } from '../../forms/use-save-form.tsx'
import { addresses } from '../../shell/screens.ts'
import { AisleNameNote } from './AisleNameNote.tsx'

const labels = { name: 'Name', description: 'Description' } as const
const valuesOf = ({ name, description }: Pick<Aisle, 'name' | 'description'>) => ({ name, description })

/** A new aisle, or one to be edited. */
export function AisleForm({ aisle }: { aisle?: Aisle }) {
  const { api } = useConsole()
  const saving = useSaveForm({
    initial: valuesOf(aisle ?? { name: '', description: '' }),
    schema: aisle ? editAisleFormSchema : addAisleFormSchema,
    labels,
    what: aisle ? `changes to ${aisle.name}` : 'the new aisle',
    ...(aisle && { edits: { record: aisle, schema: aisleSchema, valuesOf } }),
    async save(fields, _, updatedAt) {
      const body = { id: aisle?.id ?? '', ...fields, ...(updatedAt && { updatedAt }) }
      return (await api.call(saveAisleCall, { body })).message
    },
    failed: 'The aisle was not saved.',
    list: addresses.aisles,
    // No room for another: nothing in this form can change that.
    isFinal: ({ status, fields }) => status === 400 && Object.keys(fields).length === 0,
  })
  const { form } = saving
  return (
    <SaveForm saving={saving}>
      <TextField form={form} name="name" label={labels.name} />
      <AisleNameNote aisle={aisle} name={form.values.name} />
      <AreaField form={form} name="description" label={labels.description} hint="5–500 characters" />
    </SaveForm>
  )
}
