import { useState } from 'react'
import { addPhotosCall } from '../../../../core/contract/console/photos.ts'
import { addProductCall, newProductBodySchema } from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
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
  const { api, toasts } = useConsole()
  const [files, setFiles] = useState<readonly File[]>([])
  const saving = useSaveForm({
    initial: emptyProduct,
    schema: newProductBodySchema,
    toInput: inputOf,
    fieldOf,
    labels: productLabels,
    what: 'the new product',
    changed: files.length > 0,
    async save(body) {
      const { id, message } = await api.call(addProductCall, { body })
      for (const file of files) {
        const form = new FormData()
        form.append('photo', file)
        // The product is saved; a photograph that is not can be added to it.
        await api
          .call(addPhotosCall, { params: { id }, body: form })
          .catch((error: unknown) => toasts.fault(`${file.name}: ${saidBy(error, 'not saved')}`))
      }
      return message
    },
    failed: consoleTexts.productAddFailed,
    list: addresses.products,
  })
  return (
    <SaveForm saving={saving} yes="Add product">
      <ProductFields form={saving.form} onFiles={setFiles} />
    </SaveForm>
  )
}
