import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { recallKey, recallsCall } from '../../../../core/contract/console/recalls.ts'
import type { Recall } from '../../../../core/contract/recalls.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useDownload, useList } from '../../load.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import type { DataColumn } from '../../tables/found-rows.ts'
import { RecordList } from '../../tables/RecordList.tsx'
import { nameOf, useChangeRecall } from './use-recalls.ts'

type Row = Recall & { id: string }

const columns: DataColumn<Row>[] = [
  { id: 'gtin', header: 'Code', value: ({ gtin }) => gtin },
  { id: 'batch', header: 'Batch', value: ({ batch }) => batch ?? 'all packs' },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason },
  { id: 'since', header: 'Since', value: ({ since }) => since },
]

/** Packs that are called back: said to shoppers before anything else. */
export function Recalls() {
  const { toasts } = useConsole()
  const recalls = useList(recallsCall)
  const { now } = recalls
  const change = useChangeRecall()
  const rows = useMemo(
    () =>
      now.state === 'ready'
        ? { ...now, data: now.data.map((recall) => ({ ...recall, id: recallKey(recall) })) }
        : now,
    [now],
  )

  async function putBack(recall: Recall) {
    try {
      toasts.done(await change(undefined, recall))
      recalls.reload()
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.deleteFailed))
    }
  }

  return (
    <RecordList
      title="Recalls"
      label="Recalls"
      load={{ ...recalls, now: rows }}
      failed="Error fetching recalls"
      columns={columns}
      empty={
        <p>
          Nothing is called back. When a pack is, add it with ADD RECALL: shoppers who hold it are told first
          of all.
        </p>
      }
      buttons={<RecallButtons />}
      nameOf={nameOf}
      editAddress={({ id }) => withId(addresses.editRecall, { id })}
      deletionOf={({ id: _, ...recall }) => ({
        title: 'Are you sure you want to delete this recall?',
        lost: (
          <p>
            <strong>{nameOf(recall)}</strong>. Shoppers who hold such a pack will not be told any more that it
            is called back.
          </p>
        ),
        yes: `Delete ${nameOf(recall)}`,
        remove: async () => ({ message: await change(recall, undefined) }),
        undo: () => void putBack(recall),
        failed: consoleTexts.deleteFailed,
      })}
    />
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
