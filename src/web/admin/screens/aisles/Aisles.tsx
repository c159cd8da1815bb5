import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { LIMIT } from '../../../../core/constants.ts'
import {
  type Aisle,
  type AisleUse,
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
} from '../../../../core/contract/console/aisles.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { Await, useList, useLoad } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, DataTable } from '../../tables/DataTable.tsx'
import { usePutBack } from '../history/use-put-back.ts'

const columns: DataColumn<Aisle>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'description', header: 'Description', value: ({ description }) => description },
]

/** The aisles; to be changed by superadmins, read by admins. */
export function Aisles() {
  const { api, toasts } = useConsole()
  const manages = useMay()('catalogue.manage')
  const navigate = useNavigate()
  const aisles = useList(aislesCall)
  const { ask, question } = useConfirm()
  const putBack = usePutBack('aisle', aisles.reload)

  const askDelete = (aisle: Aisle) => {
    const { id, name } = aisle
    ask({
      title: consoleTexts.deleteAisle,
      lost: <AisleLoss aisle={aisle} />,
      yes: `Delete ${name}`,
      async act() {
        try {
          const { message } = await api.call(deleteAisleCall, { params: { id } })
          toasts.done(message, () => void putBack(id))
          aisles.reload()
        } catch (error) {
          toasts.fault(saidBy(error, consoleTexts.deleteFailed))
        }
      },
    })
  }

  return (
    <Screen
      title="Manage Aisles"
      wide
      action={
        manages && (
          <button type="button" className="primary" onClick={() => navigate(addresses.addAisle)}>
            ADD AISLES
          </button>
        )
      }
    >
      <Await load={aisles} failed={consoleTexts.aislesFailed}>
        {(list) => (
          <DataTable
            label="Aisles"
            rows={list}
            columns={columns}
            empty={<p>There is no aisle yet. There can be {LIMIT.aisles}.</p>}
            actions={
              manages
                ? (aisle) => (
                    <>
                      <Link
                        className="button"
                        to={withId(addresses.editAisle, { id: aisle.id })}
                        state={aisle}
                        aria-label={`Edit ${aisle.name}`}
                      >
                        Edit
                      </Link>
                      <button
                        type="button"
                        className="danger"
                        onClick={() => askDelete(aisle)}
                        aria-label={`Delete ${aisle.name}`}
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
      {question}
    </Screen>
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
