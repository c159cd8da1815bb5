import { addProductCall, newProductBodySchema } from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, fieldOf, inputOf, productLabels } from './product-values.ts'

const title = 'Product Details'

export function AddProduct() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Screen title={title}>
        <AddProductForm />
      </Screen>
    </Allowed>
  )
}

function AddProductForm() {
  const { api } = useConsole()
  const saving = useSaveForm({
    initial: emptyProduct,
    schema: newProductBodySchema,
    toInput: inputOf,
    fieldOf,
    labels: productLabels,
    what: 'the new product',
    save: async (body) => (await api.call(addProductCall, { body })).message,
    failed: consoleTexts.productAddFailed,
    list: addresses.products,
  })
  return (
    <SaveForm saving={saving} yes="Add product">
      <ProductFields form={saving.form} />
    </SaveForm>
  )
}
