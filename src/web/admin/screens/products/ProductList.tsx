import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { manyProductsCall } from '../../../../core/contract/console/many.ts'
import {
  type ProductPage,
  productNamesCall,
  productPageCall,
} from '../../../../core/contract/console/pages.ts'
import { deleteProductCall } from '../../../../core/contract/console/products.ts'
import { sections } from '../../../../core/contract/place.ts'
import type { Product } from '../../../../core/contract/product.ts'
import { productColumns, productFilters } from '../../../../core/tables/record-tables.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole, useMay } from '../../console.ts'
import { Await, useDownload } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, type Named, type Picked, usePages } from '../../tables/found-rows.ts'
import { ManyActions } from '../../tables/ManyActions.tsx'
import { RowActions, useDeletion, usePutBack } from '../../tables/RowActions.tsx'
import { TableView } from '../../tables/TableView.tsx'
import { useTableState } from '../../tables/use-table-state.ts'

const shownAtFirst = new Set(['id', 'name', 'description'])
const columns: DataColumn<Product>[] = productColumns.map((column) => ({
  ...column,
  ...(column.id === 'description' && {
    cell: ({ description }) => <Description text={description} />,
  }),
  ...(!shownAtFirst.has(column.id) && { extra: true }),
}))
const filterNames = productFilters.map(({ name }) => name)
const pages = {
  columns: productColumns,
  page: productPageCall,
  names: productNamesCall,
  rowsOf: ({ products }: ProductPage) => products,
}
const nameOf = ({ name }: Product) => name

/** The brand's products; to be changed by superadmins, read by admins. */
export function ProductList() {
  const { api } = useConsole()
  const manages = useMay()('catalogue.manage')
  const controls = useTableState(filterNames)
  const { load, foundOf } = usePages(pages, controls.shown)
  const [picked, setPicked] = useState<Picked<Named>>(new Map())
  const { askDelete, question } = useDeletion(load.reload)
  const putBack = usePutBack('product', load.reload)

  const deletionOf = ({ id, name }: Product) => ({
    title: consoleTexts.deleteProduct,
    lost: (
      <p>
        <strong>{name}</strong> (ID {id}) with all that is recorded about it. Shoppers who hold it will be
        told that it is not known.
      </p>
    ),
    yes: `Delete ${name}`,
    async remove() {
      const reply = await api.call(deleteProductCall, { params: { id } })
      setPicked((before) => new Map([...before].filter(([each]) => each !== id)))
      return reply
    },
    undo: () => void putBack(id),
    failed: consoleTexts.deleteUserFailed,
  })

  return (
    <Screen title="Product List" wide action={manages && <FileButtons />}>
      <Await load={load} failed="Error fetching products" lines={8}>
        {(reply) => (
          <TableView
            label="Products"
            columns={columns}
            filters={productFilters}
            controls={controls}
            found={foundOf(reply)}
            nameOf={nameOf}
            choice={{ picked, onPicked: setPicked }}
            many={
              manages
                ? (chosen, done) => (
                    <ManyActions
                      call={manyProductsCall}
                      rows={chosen}
                      field={{ name: 'section', label: 'Section', choices: sections, none: 'No section' }}
                      what="products"
                      lost={<p>Shoppers who hold one of them will be told that it is not known.</p>}
                      onChanged={load.reload}
                      done={done}
                    />
                  )
                : undefined
            }
            empty={
              <p>
                {manages
                  ? 'There is no product yet. Add one with ADD PRODUCTS, or upload a file of them with UPLOAD CSV.'
                  : 'There is no product yet. A superadmin can add them.'}
              </p>
            }
            actions={
              manages
                ? (product) => (
                    <RowActions
                      name={product.name}
                      edit={withId(addresses.editProduct, {
                        id: product.id,
                        name: product.name,
                        description: product.description,
                      })}
                      onDelete={() => askDelete(deletionOf(product))}
                    />
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

/** A description cut to two lines; whole when pointed at, focused or tapped. Escape closes it. */
function Description({ text }: { text: string }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <span className="tip">
      <button
        type="button"
        onMouseEnter={() => setShown(true)}
        onMouseLeave={() => setShown(false)}
        aria-describedby={shown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setShown(false)
        }}
      >
        <span className="clipped">{text}</span>
      </button>
      {shown && (
        <span role="tooltip" id={id} className="tip-text">
          {text}
        </span>
      )}
    </span>
  )
}
