import { useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  type Aisle,
  addAisleFormSchema,
  aisleSchema,
  editAisleFormSchema,
  saveAisleCall,
} from '../../../../core/contract/console/aisles.ts'
import { answers } from '../../../../core/contract/console/messages.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { useConflict } from '../../forms/use-conflict.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { addresses } from '../../shell/screens.ts'

const labels = { name: 'Name', description: 'Description' } as const
const valuesOf = (aisle: Aisle | undefined) => ({
  name: aisle?.name ?? '',
  description: aisle?.description ?? '',
})

/** A new aisle, or one to be edited. */
export function AisleForm({ aisle }: { aisle?: Aisle }) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const stamp = useRef(aisle?.updatedAt)
  const form = useForm({
    initial: valuesOf(aisle),
    schema: aisle ? editAisleFormSchema : addAisleFormSchema,
    async send(fields) {
      await api.call(saveAisleCall, {
        body: { id: aisle?.id ?? '', ...fields, ...(stamp.current && { updatedAt: stamp.current }) },
      })
      leave.free()
      toasts.done(answers.aisleSaved)
      navigate(addresses.aisles)
    },
    failed(fault) {
      const theirs = fault.status === 409 ? fault.current(aisleSchema) : undefined
      if (theirs && aisle) return conflict.raise(theirs)
      toasts.fault(fault.said ?? 'The aisle was not saved.')
      // No room for another: nothing in this form can change that.
      if (fault.status !== 400 || Object.keys(fault.fields).length > 0) return
      leave.free()
      navigate(addresses.aisles)
    },
  })
  const leave = useLeaveGuard(form.dirty ? (aisle ? `changes to ${aisle.name}` : 'the new aisle') : undefined)
  const conflict = useConflict<Aisle>({
    mine: form.values,
    theirs: valuesOf,
    labels,
    take(theirs) {
      stamp.current = theirs.updatedAt
      form.reset(valuesOf(theirs))
    },
    keep(theirs) {
      stamp.current = theirs.updatedAt
      void form.submit()
    },
  })
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <ErrorSummary form={form} labels={labels} />
      <TextField form={form} name="name" label={labels.name} />
      <AreaField form={form} name="description" label={labels.description} hint="5–500 characters" />
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save'}
        </button>
        <button type="button" onClick={() => navigate(addresses.aisles)}>
          Cancel
        </button>
      </div>
      {leave.guard}
      {conflict.dialog}
    </form>
  )
}
