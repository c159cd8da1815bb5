import { useCallback, useState } from 'react'
import {
  type HistoryEntry,
  type HistoryKind,
  historyCall,
} from '../../../../core/contract/console/history.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { useLoad } from '../../load/use-load.ts'
import { HistoryList } from './HistoryList.tsx'

interface RecordHistoryProps {
  kind: HistoryKind
  id: string
  /** Something was put back: the record is to be read anew. */
  onRestored?: () => void
}

/** Who changed this record, when, and what it was before. Asked for only when opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className="set">
      <h2>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          History
        </button>
      </h2>
      {open && <Entries {...props} />}
    </section>
  )
}

function Entries({ kind, id, onRestored }: RecordHistoryProps) {
  const { api } = useConsole()
  const entries = useLoad<HistoryEntry[]>(
    useCallback(
      (signal: AbortSignal) => api.call(historyCall, { query: { kind, id }, signal }),
      [api, kind, id],
    ),
  )
  return (
    <Await load={entries} failed="The history could not be read">
      {(list) => (
        <HistoryList
          entries={list}
          onRestored={() => {
            entries.reload()
            onRestored?.()
          }}
        />
      )}
    </Await>
  )
}
