import { useCallback } from 'react'
import { productsCall } from '../../../../core/contract/console/products.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useLoad } from '../../load/use-load.ts'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { useRecordId } from '../../shell/use-record-id.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { EditProductForm } from './EditProductForm.tsx'

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
  const { api } = useConsole()
  const id = useRecordId()
  const product = useLoad(
    useCallback(
      async (signal: AbortSignal) =>
        (await api.call(productsCall, { signal })).find((each) => each.id === id),
      [api, id],
    ),
  )
  return (
    <Screen title={title}>
      <Await load={product} failed="Error fetching products">
        {(found) =>
          found ? (
            <>
              <EditProductForm key={`${found.id} ${found.updatedAt}`} product={found} />
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
