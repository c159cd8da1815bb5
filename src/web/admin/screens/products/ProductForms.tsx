import { useState } from 'react'
import { addPhotosCall } from '../../../../core/contract/console/photos.ts'
import {
  addProductCall,
  editProductBodySchema,
  editProductCall,
  newProductBodySchema,
  productCall,
  type StaffProduct,
  staffProductSchema,
} from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useRecord } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/History.tsx'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, fieldOf, inputOf, productLabels, valuesOf } from './product-values.ts'

/** The product of `?id=`. `name` and `description` of the address are for people; the record is read anew. */
export function EditProduct() {
  return (
    <Allowed action="catalogue.manage" title="Edit Product">
      <LoadedProduct />
    </Allowed>
  )
}

function LoadedProduct() {
  const product = useRecord(productCall, useRecordId())
  return (
    <Screen title="Edit Product">
      <Await load={product} failed="Error fetching products">
        {(found) =>
          found ? (
            <>
              <EditProductForm key={found.id} product={found} />
              <RecordHistory kind="product" id={found.id} onRestored={product.reload} />
            </>
          ) : (
            <Missing what="product" list={addresses.products} />
          )
        }
      </Await>
    </Screen>
  )
}

function EditProductForm({ product }: { product: StaffProduct }) {
  const { api } = useConsole()
  const { id } = product
  const saving = useSaveForm({
    initial: valuesOf(product),
    schema: editProductBodySchema,
    toInput: inputOf,
    fieldOf,
    labels: productLabels,
    what: `changes to ${product.name}`,
    edits: { record: product, schema: staffProductSchema, valuesOf },
    async save(facts, _, updatedAt) {
      const body = { id, ...facts, updatedAt }
      return (await api.call(editProductCall, { params: { id }, body })).message
    },
    failed: consoleTexts.productUpdateFailed,
    list: addresses.products,
  })
  return (
    <SaveForm saving={saving}>
      <TextField form={{ values: { id }, set() {}, faults: {} }} name="id" label="ID" readOnly />
      <ProductFields form={saving.form} productId={id} />
    </SaveForm>
  )
}

export function AddProduct() {
  return (
    <Allowed action="catalogue.manage" title="Product Details">
      <Screen title="Product Details">
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
