import {
  editProductBodySchema,
  editProductCall,
  productCall,
  type StaffProduct,
  staffProductSchema,
} from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useRecord } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { ProductFields } from './ProductFields.tsx'
import { fieldOf, inputOf, productLabels, valuesOf } from './product-values.ts'

const title = 'Edit Product'

/** The product of `?id=`. `name` and `description` of the address are for people; the record is read anew. */
export function EditProduct() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <LoadedProduct />
    </Allowed>
  )
}

function LoadedProduct() {
  const product = useRecord(productCall, useRecordId())
  return (
    <Screen title={title}>
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
