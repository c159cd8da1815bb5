import { useCallback, useState } from 'react'
import {
  type HistoryEntry,
  type HistoryKind,
  historyCall,
  historyKinds,
} from '../../../../core/contract/console/history.ts'
import { saidBy } from '../../api.ts'
import { useConsole, useMay } from '../../console.ts'
import { Await, useLoad } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { HistoryList } from './HistoryList.tsx'

interface RecordHistoryProps {
  kind: HistoryKind
  id: string
  /** Something was put back: the record is to be read anew. */
  onRestored?: () => void
}

/** Who changed this record, when, and what it was before. Asked for only when opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const { kind, id } = props
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('history.read', kind === 'store' ? { storeId: id } : {})) return null
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

const PAGE = 50
const FAILED = 'The history could not be read'

interface PagedHistoryProps {
  /** Of this kind alone; with `id` of this record alone. */
  kind?: HistoryKind | undefined
  id?: string
  /** Something was put back: what is shown of it elsewhere is old. */
  onRestored?: (() => void) | undefined
}

/** Changes, newest first, a page at a time down to the first one. */
function PagedHistory({ kind, id, onRestored }: PagedHistoryProps) {
  const { api, toasts } = useConsole()
  const read = useCallback(
    async (above: readonly HistoryEntry[], signal?: AbortSignal) => {
      const before = above.at(-1)?.id
      const query = {
        ...(kind && { kind }),
        ...(id && { id }),
        ...(before && { before }),
        limit: String(PAGE),
      }
      const page = await api.call(historyCall, { query, ...(signal && { signal }) })
      return { list: [...above, ...page], hasMore: page.length === PAGE }
    },
    [api, kind, id],
  )
  const entries = useLoad(useCallback((signal: AbortSignal) => read([], signal), [read]))

  async function more(list: readonly HistoryEntry[]) {
    try {
      entries.put(await read(list))
    } catch (error) {
      toasts.fault(saidBy(error, FAILED))
    }
  }
  return (
    <Await load={entries} failed={FAILED}>
      {({ list, hasMore }) => (
        <>
          <HistoryList
            entries={list}
            onRestored={() => {
              entries.reload()
              onRestored?.()
            }}
          />
          {hasMore && (
            <button type="button" onClick={() => more(list)}>
              Show older changes
            </button>
          )}
        </>
      )}
    </Await>
  )
}

const title = 'History'

/** Every change of everything, for superadmins: the way back to what was deleted. */
export function History() {
  return (
    <Allowed action="users.manage" title={title}>
      <AllHistory />
    </Allowed>
  )
}

function AllHistory() {
  const [kind, setKind] = useState<HistoryKind>()
  return (
    <Screen title={title}>
      <label>
        Show
        <select
          value={kind ?? ''}
          onChange={({ target }) => setKind(historyKinds.find((each) => each === target.value))}
        >
          <option value="">everything</option>
          {historyKinds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <PagedHistory key={kind} kind={kind} />
    </Screen>
  )
}
