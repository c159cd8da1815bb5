import { useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  editProductBodySchema,
  editProductCall,
  type StaffProduct,
  staffProductSchema,
} from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { TextField } from '../../forms/fields.tsx'
import { useConflict } from '../../forms/use-conflict.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { addresses } from '../../shell/screens.ts'
import { ProductFields } from './ProductFields.tsx'
import { fieldOf, inputOf, productLabels, valuesOf } from './product-values.ts'

export function EditProductForm({ product }: { product: StaffProduct }) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const stamp = useRef(product.updatedAt)
  const form = useForm({
    initial: valuesOf(product),
    schema: editProductBodySchema,
    toInput: inputOf,
    fieldOf,
    async send(facts) {
      const body = { id: product.id, ...facts, updatedAt: stamp.current }
      const { message } = await api.call(editProductCall, { params: { id: product.id }, body })
      leave.free()
      toasts.done(message)
      navigate(addresses.products)
    },
    failed(fault) {
      const theirs = fault.status === 409 ? fault.current(staffProductSchema) : undefined
      if (theirs?.id === product.id) conflict.raise(theirs)
      else toasts.fault(fault.said ?? consoleTexts.productUpdateFailed)
    },
  })
  const leave = useLeaveGuard(form.dirty ? `changes to ${product.name}` : undefined)
  const conflict = useConflict<StaffProduct>({
    mine: form.values,
    theirs: valuesOf,
    labels: productLabels,
    take(theirs) {
      stamp.current = theirs.updatedAt
      form.reset(valuesOf(theirs))
    },
    keep(theirs) {
      stamp.current = theirs.updatedAt
      void form.submit()
    },
  })
  const id = { values: { id: product.id }, set() {}, faults: {} }
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <ErrorSummary form={form} labels={productLabels} />
      <TextField form={id} name="id" label="ID" readOnly />
      <ProductFields form={form} />
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save'}
        </button>
        <button type="button" onClick={() => navigate(addresses.products)}>
          Cancel
        </button>
      </div>
      {leave.guard}
      {conflict.dialog}
    </form>
  )
}
