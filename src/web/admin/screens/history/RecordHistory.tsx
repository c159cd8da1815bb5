import { useState } from 'react'
import type { HistoryKind } from '../../../../core/contract/console/history.ts'
import { PagedHistory } from './PagedHistory.tsx'

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
      {open && <PagedHistory {...props} />}
    </section>
  )
}
