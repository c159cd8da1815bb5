import { useNavigate } from 'react-router'
import { addProductCall, newProductBodySchema } from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, fieldOf, inputOf, productLabels } from './product-values.ts'

const title = 'Product Details'

export function AddProduct() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <AddProductForm />
    </Allowed>
  )
}

function AddProductForm() {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const form = useForm({
    initial: emptyProduct,
    schema: newProductBodySchema,
    toInput: inputOf,
    fieldOf,
    async send(body) {
      const { message } = await api.call(addProductCall, { body })
      leave.free()
      toasts.done(message)
      navigate(addresses.products)
    },
    failed: ({ said }) => toasts.fault(said ?? consoleTexts.productAddFailed),
  })
  const leave = useLeaveGuard(form.dirty ? 'the new product' : undefined)
  return (
    <Screen title={title}>
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={productLabels} />
        <ProductFields form={form} />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            {form.busy ? 'Saving...' : 'Add product'}
          </button>
          <button type="button" onClick={() => navigate(addresses.products)}>
            Cancel
          </button>
        </div>
      </form>
      {leave.guard}
    </Screen>
  )
}
