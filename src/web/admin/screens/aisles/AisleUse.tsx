import { useCallback } from 'react'
import { type Aisle, type AisleUse, aisleUseCall } from '../../../../core/contract/console/aisles.ts'
import { useConsole } from '../../console.ts'
import { useLoad } from '../../load/use-load.ts'

/** Paths that are named one by one; a chain of stores has hundreds. */
const NAMED = 6

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export function useAisleUse({ id }: Pick<Aisle, 'id'>) {
  const { api } = useConsole()
  return useLoad(
    useCallback((signal: AbortSignal) => api.call(aisleUseCall, { params: { id }, signal }), [api, id]),
  ).now
}

export const countOfUse = ({ paths, products }: AisleUse) =>
  `${many(paths.length, 'path')} and ${many(products, 'product')}`

/** What goes with an aisle that is deleted, and what stays under its name. */
export function AisleLoss({ aisle }: { aisle: Aisle }) {
  const use = useAisleUse(aisle)
  return (
    <>
      <p>
        <strong>{aisle.name}</strong> can be chosen for new paths no more.
      </p>
      {use.state === 'loading' && <p role="status">Looking for what goes by this name…</p>}
      {use.state === 'failed' && <p>What goes by this name could not be found out. None of it is deleted.</p>}
      {use.state === 'ready' && <Kept {...use.data} />}
    </>
  )
}

function Kept(use: AisleUse) {
  const { paths, products } = use
  if (paths.length + products === 0) return <p>No path leads there, and no product stands there.</p>
  return (
    <>
      <p>{countOfUse(use)} go by this name. They stay as they are, and shoppers are still led there.</p>
      <ul>
        {paths.slice(0, NAMED).map(({ storeId, storeName, from, to }) => (
          <li key={`${storeId} ${from} ${to}`}>
            {storeName}: {from} → {to}
          </li>
        ))}
        {paths.length > NAMED && <li>and {many(paths.length - NAMED, 'more path')}</li>}
      </ul>
    </>
  )
}
