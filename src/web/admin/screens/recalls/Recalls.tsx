import { Link, useNavigate } from 'react-router'
import { recallKey, recallsCall } from '../../../../core/contract/console/recalls.ts'
import type { Recall } from '../../../../core/contract/recalls.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, DataTable } from '../../tables/DataTable.tsx'
import { useDownload } from '../files/use-download.ts'
import { nameOf, useChangeRecall } from './use-recalls.ts'

type Row = Recall & { id: string }

const columns: DataColumn<Row>[] = [
  { id: 'gtin', header: 'Code', value: ({ gtin }) => gtin },
  { id: 'batch', header: 'Batch', value: ({ batch }) => batch ?? 'all packs' },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason },
  { id: 'since', header: 'Since', value: ({ since }) => since },
]

/** Packs that are called back: said to shoppers before anything else. To be changed by superadmins, read by admins. */
export function Recalls() {
  const { toasts } = useConsole()
  const manages = useMay()('catalogue.manage')
  const recalls = useList(recallsCall)
  const { ask, question } = useConfirm()
  const change = useChangeRecall()

  const saving = (work: Promise<string>, undo?: () => void) =>
    work.then(
      (message) => {
        toasts.done(message, undo)
        recalls.reload()
      },
      (error: unknown) => toasts.fault(saidBy(error, consoleTexts.deleteFailed)),
    )
  const askDelete = (recall: Recall) =>
    ask({
      title: 'Are you sure you want to delete this recall?',
      lost: (
        <p>
          <strong>{nameOf(recall)}</strong>. Shoppers who hold such a pack will not be told any more that it
          is called back.
        </p>
      ),
      yes: `Delete ${nameOf(recall)}`,
      act: () => saving(change(recall, undefined), () => void saving(change(undefined, recall))),
    })

  return (
    <Screen title="Recalls" wide action={manages && <RecallButtons />}>
      <Await load={recalls} failed="Error fetching recalls">
        {(list) => (
          <DataTable
            label="Recalls"
            rows={list.map((recall) => ({ ...recall, id: recallKey(recall) }))}
            columns={columns}
            empty={<p>Nothing is called back.</p>}
            actions={
              manages
                ? ({ id, ...recall }) => (
                    <>
                      <Link
                        className="button"
                        to={withId(addresses.editRecall, { id })}
                        aria-label={`Edit ${nameOf(recall)}`}
                      >
                        Edit
                      </Link>
                      <button
                        type="button"
                        className="danger"
                        onClick={() => askDelete(recall)}
                        aria-label={`Delete ${nameOf(recall)}`}
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

function RecallButtons() {
  const navigate = useNavigate()
  const download = useDownload('recalls')
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={() => navigate(addresses.editRecall)}>
        ADD RECALL
      </button>
      <button type="button" onClick={() => navigate(addresses.uploadRecalls)}>
        UPLOAD CSV
      </button>
      <button type="button" onClick={download('csv')}>
        DOWNLOAD CSV
      </button>
    </div>
  )
}
