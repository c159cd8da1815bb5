import { Link, useNavigate } from 'react-router'
import { LIMIT } from '../../../../core/constants.ts'
import { type Aisle, aislesCall, deleteAisleCall } from '../../../../core/contract/console/aisles.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { Await } from '../../load/Await.tsx'
import { useList } from '../../load/use-list.ts'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, DataTable } from '../../tables/DataTable.tsx'
import { usePutBack } from '../history/use-put-back.ts'
import { AisleLoss } from './AisleUse.tsx'

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
