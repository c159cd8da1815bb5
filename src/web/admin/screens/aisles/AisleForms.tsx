import {
  type Aisle,
  addAisleFormSchema,
  aisleSchema,
  aislesCall,
  editAisleFormSchema,
  saveAisleCall,
} from '../../../../core/contract/console/aisles.ts'
import { placeKey, sections } from '../../../../core/contract/place.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useList } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/History.tsx'

const labels = { name: 'Name', description: 'Description' } as const
const valuesOf = ({ name, description }: Pick<Aisle, 'name' | 'description'>) => ({ name, description })

/** A new aisle, or one to be edited. */
function AisleForm({ aisle }: { aisle?: Aisle }) {
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

export function AddAisle() {
  return (
    <Allowed action="catalogue.manage" title="Add Aisles">
      <Screen title="Add Aisles">
        <AisleForm />
      </Screen>
    </Allowed>
  )
}

/** The aisle of `?id=`, or of the state passed. */
export function EditAisle() {
  return (
    <Allowed action="catalogue.manage" title="Edit Aisle">
      <Screen title="Edit Aisle">
        <LoadedAisle />
      </Screen>
    </Allowed>
  )
}

function LoadedAisle() {
  const id = useRecordId()
  const aisles = useList(aislesCall)
  return (
    <Await load={aisles} failed={consoleTexts.aislesFailed}>
      {(list) => {
        const aisle = list.find((each) => each.id === id)
        if (!aisle) return <Missing what="aisle" list={addresses.aisles} />
        return (
          <>
            <AisleForm key={aisle.id} aisle={aisle} />
            <RecordHistory kind="aisle" id={aisle.id} onRestored={aisles.reload} />
          </>
        )
      }}
    </Await>
  )
}

interface AisleNameNoteProps {
  aisle: Aisle | undefined
  name: string
}

const isAskedFor = (name: string) => sections.some((section) => section === placeKey(name))

/** What another name does: paths follow it, and shoppers may not know it. @internal A test shows it alone. */
export function AisleNameNote({ aisle, name }: AisleNameNoteProps) {
  const renamed = aisle !== undefined && name.trim() !== aisle.name
  const unknown = name.trim() !== '' && !isAskedFor(name)
  if (!renamed && !unknown) return null
  return (
    <div className={unknown ? 'notice notice-warning' : 'notice'} role="status">
      {renamed && <p>The paths of all stores and the products of {aisle.name} will follow the new name.</p>}
      {unknown && (
        <p>
          Shoppers are asked for {sections.join(', ')}. An aisle of another name cannot be chosen by voice.
        </p>
      )}
    </div>
  )
}
