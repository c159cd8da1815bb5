import { useId } from 'react'
import { photoLimits } from '../../../../../core/contract/console/photos.ts'
import { productsCall, type StaffProduct } from '../../../../../core/contract/console/products.ts'
import { useLeaveGuard } from '../../../forms/unsaved.tsx'
import { Await, useList } from '../../../load.tsx'
import { Allowed, Screen } from '../../../shell/Screen.tsx'
import { ManyRow, nameOf } from './ManyRow.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { useManyPhotographs } from './use-many-photographs.ts'

const title = 'Photographs for many'

/** Photographs of many products at once, each proposed to the product that it seems to show. */
export function ManyPhotographs() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Loaded />
    </Allowed>
  )
}

function Loaded() {
  const products = useList(productsCall)
  return (
    <Screen title={title} wide>
      <Await load={products} failed="Error fetching products">
        {(list) => <Rows products={list} />}
      </Await>
    </Screen>
  )
}

function Rows({ products }: { products: readonly StaffProduct[] }) {
  const { shots, refused, add, stop, again, save, putAway } = useManyPhotographs()
  const id = useId()
  const open = shots.filter(({ state }) => state === 'waiting' || state === 'reading').length
  const stopped = shots.filter(({ state }) => state === 'stopped')
  const saved = shots.filter(({ state }) => state === 'saved').length
  const unsaved = shots.filter(({ state, file }) => state !== 'saved' && file).length
  const leave = useLeaveGuard(unsaved > 0 ? `photographs that are not saved (${unsaved})` : undefined)
  const done = shots.length - open

  return (
    <>
      <p className="hint">
        Fronts and backs of any products, at most {photoLimits.together} at a time, JPEG, PNG or WebP. Each is
        read by itself and proposed to a product by its bar code or its words. Nothing is saved before you
        press Save beside it.
      </p>
      <PhotoChooser onFiles={add} />
      {refused && (
        <p role="alert" className="fault">
          {refused}
        </p>
      )}
      <p role="status">
        {shots.length > 0 && `${done - stopped.length} of ${shots.length} read, ${saved} saved.`}
      </p>
      {open > 0 && (
        <p className="progress">
          <progress aria-label="Reading the photographs" value={done} max={shots.length} />{' '}
          <button type="button" onClick={stop}>
            Stop reading
          </button>
        </p>
      )}
      {stopped.length > 0 && (
        <button type="button" onClick={() => again(stopped)}>
          Read the other {stopped.length}
        </button>
      )}
      <datalist id={`${id}-products`}>
        {products.map((product) => (
          <option key={product.id} value={nameOf(product)} />
        ))}
      </datalist>
      <ol className="shots many-shots" aria-label="Photographs">
        {shots.map((shot) => (
          <ManyRow
            key={shot.key}
            shot={shot}
            products={products}
            listId={`${id}-products`}
            onAgain={() => again([shot])}
            onSave={(productId) => void save(shot, productId)}
            onPutAway={() => putAway(shot)}
          />
        ))}
      </ol>
      {leave.guard}
    </>
  )
}
