import { Link, useNavigate } from 'react-router'
import { manyProductsCall } from '../../../../core/contract/console/many.ts'
import {
  deleteProductCall,
  productsCall,
  type StaffProduct,
} from '../../../../core/contract/console/products.ts'
import { sections } from '../../../../core/journey/sections.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, DataTable } from '../../tables/DataTable.tsx'
import { everyWord } from '../../tables/every-word.ts'
import { ManyActions } from '../../tables/ManyActions.tsx'
import type { Filter } from '../../tables/use-table.ts'
import { useDownload } from '../files/use-download.ts'
import { usePutBack } from '../history/use-put-back.ts'
import { Description } from './Description.tsx'

const columns: DataColumn<StaffProduct>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => <Description text={description} />,
  },
]

const filters: Filter<StaffProduct>[] = [
  {
    name: 'section',
    label: 'Section',
    choices: [...sections.map((value) => ({ value, label: value })), { value: 'none', label: 'none' }],
    keeps: ({ section }, value) => (section ?? 'none').toLowerCase() === value,
  },
  {
    name: 'allergens',
    label: 'Allergens',
    choices: [
      { value: 'recorded', label: 'recorded' },
      { value: 'missing', label: 'not recorded' },
    ],
    // Both questions are answered, or a shopper is told that something is not known.
    keeps: ({ allergensContain, allergensMayContain }, value) =>
      (allergensContain !== null && allergensMayContain !== null) === (value === 'recorded'),
  },
]
const nameOf = ({ name }: StaffProduct) => name

/** The brand's products; to be changed by superadmins, read by admins. */
export function ProductList() {
  const { api, toasts } = useConsole()
  const manages = useMay()('catalogue.manage')
  const products = useList(productsCall)
  const { ask, question } = useConfirm()
  const putBack = usePutBack('product', products.reload)

  const askDelete = ({ id, name }: StaffProduct) =>
    ask({
      title: consoleTexts.deleteProduct,
      lost: (
        <p>
          <strong>{name}</strong> (ID {id}) with all that is recorded about it. Shoppers who hold it will be
          told that it is not known.
        </p>
      ),
      yes: `Delete ${name}`,
      async act() {
        try {
          const { message } = await api.call(deleteProductCall, { params: { id } })
          toasts.done(message, () => void putBack(id))
          products.reload()
        } catch (error) {
          toasts.fault(saidBy(error, consoleTexts.deleteUserFailed))
        }
      },
    })

  return (
    <Screen title="Product List" wide action={manages && <FileButtons />}>
      <Await load={products} failed="Error fetching products" lines={8}>
        {(list) => (
          <DataTable
            label="Products"
            rows={list}
            columns={columns}
            wordsOf={everyWord}
            filters={filters}
            nameOf={nameOf}
            many={
              manages
                ? (chosen, done) => (
                    <ManyActions
                      call={manyProductsCall}
                      rows={chosen}
                      field={{ name: 'section', label: 'Section', choices: sections, none: 'No section' }}
                      what="products"
                      lost={<p>Shoppers who hold one of them will be told that it is not known.</p>}
                      onChanged={products.reload}
                      done={done}
                    />
                  )
                : undefined
            }
            empty={<p>There is no product yet. Add one, or upload a file of them.</p>}
            actions={
              manages
                ? (product) => (
                    <>
                      <Link
                        className="button"
                        to={withId(addresses.editProduct, {
                          id: product.id,
                          name: product.name,
                          description: product.description,
                        })}
                        aria-label={`Edit ${product.name}`}
                      >
                        Edit
                      </Link>
                      <button
                        type="button"
                        className="danger"
                        onClick={() => askDelete(product)}
                        aria-label={`Delete ${product.name}`}
                      >
                        Delete
                      </button>
                    </>
                  )
                : undefined
            }
          />
        )}
      </Await>
      {manages && (
        <p className="notice">
          Note: to update products, download the CSV, change it and upload it. To add new entries, add rows
          without an ID.
        </p>
      )}
      {question}
    </Screen>
  )
}

function FileButtons() {
  const navigate = useNavigate()
  const download = useDownload('products')
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={() => navigate(addresses.addProduct)}>
        ADD PRODUCTS
      </button>
      <button type="button" onClick={() => navigate(addresses.recalls)}>
        RECALLS
      </button>
      <button type="button" onClick={() => navigate(addresses.upload)}>
        UPLOAD CSV
      </button>
      <button type="button" onClick={() => navigate(addresses.manyPhotographs)}>
        Photographs for many
      </button>
      <button type="button" onClick={download('xlsx')}>
        DOWNLOAD CSV
      </button>
      <button type="button" onClick={download('csv')}>
        Download as plain CSV
      </button>
    </div>
  )
}
