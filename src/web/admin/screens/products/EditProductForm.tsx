import {
  editProductBodySchema,
  editProductCall,
  type StaffProduct,
  staffProductSchema,
} from '../../../../core/contract/console/products.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { TextField } from '../../forms/fields.tsx'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveForm } from '../../forms/use-save-form.tsx'
import { addresses } from '../../shell/screens.ts'
import { ProductFields } from './ProductFields.tsx'
import { fieldOf, inputOf, productLabels, valuesOf } from './product-values.ts'

export function EditProductForm({ product }: { product: StaffProduct }) {
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
      <ProductFields form={saving.form} />
    </SaveForm>
  )
}
