import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { LIMIT } from '../../../../core/constants.ts'
import {
  type Aisle,
  type AisleUse,
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
} from '../../../../core/contract/console/aisles.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { useList, useLoad } from '../../load.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import type { DataColumn } from '../../tables/found-rows.ts'
import { RecordList } from '../../tables/RecordList.tsx'
import { usePutBack } from '../../tables/RowActions.tsx'

const columns: DataColumn<Aisle>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'description', header: 'Description', value: ({ description }) => description },
]

/** The aisles, by whose names shoppers are led. */
export function Aisles() {
  const { api } = useConsole()
  const navigate = useNavigate()
  const aisles = useList(aislesCall)
  const putBack = usePutBack('aisle', aisles.reload)

  return (
    <RecordList
      title="Manage Aisles"
      label="Aisles"
      load={aisles}
      failed={consoleTexts.aislesFailed}
      columns={columns}
      empty={
        <p>
          There is no aisle yet. There can be {LIMIT.aisles}: add them with ADD AISLES, then write the paths
          that lead there.
        </p>
      }
      buttons={
        <button type="button" className="primary" onClick={() => navigate(addresses.addAisle)}>
          ADD AISLES
        </button>
      }
      nameOf={({ name }) => name}
      editAddress={({ id }) => withId(addresses.editAisle, { id })}
      deletionOf={(aisle) => ({
        title: consoleTexts.deleteAisle,
        lost: <AisleLoss aisle={aisle} />,
        yes: `Delete ${aisle.name}`,
        remove: () => api.call(deleteAisleCall, { params: { id: aisle.id } }),
        undo: () => void putBack(aisle.id),
        failed: consoleTexts.deleteFailed,
      })}
    />
  )
}

/** Paths that are named one by one; a chain of stores has hundreds. */
const NAMED = 6

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

function useAisleUse({ id }: Pick<Aisle, 'id'>) {
  const { api } = useConsole()
  return useLoad(
    useCallback((signal: AbortSignal) => api.call(aisleUseCall, { params: { id }, signal }), [api, id]),
  ).now
}

const countOfUse = ({ paths, products }: AisleUse) =>
  `${many(paths.length, 'path')} and ${many(products, 'product')}`

/** What goes with an aisle that is deleted, and what stays under its name. */
function AisleLoss({ aisle }: { aisle: Aisle }) {
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
