import { useCallback, useState } from 'react'
import {
  type HistoryEntry,
  type HistoryKind,
  historyCall,
  historyKinds,
} from '../../../../core/contract/console/history.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { useLoad } from '../../load/use-load.ts'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { HistoryList } from './HistoryList.tsx'

const title = 'History'
const PAGE = 50

/** Every change of everything, for superadmins: the way back to what was deleted. */
export function History() {
  return (
    <Allowed action="users.manage" title={title}>
      <AllHistory />
    </Allowed>
  )
}

function AllHistory() {
  const { api, toasts } = useConsole()
  const [kind, setKind] = useState<HistoryKind | ''>('')
  const query = useCallback(
    (before: string | undefined) => ({
      ...(kind && { kind }),
      ...(before && { before }),
      limit: String(PAGE),
    }),
    [kind],
  )
  const entries = useLoad<HistoryEntry[]>(
    useCallback(
      (signal: AbortSignal) => api.call(historyCall, { query: query(undefined), signal }),
      [api, query],
    ),
  )
  async function more(list: readonly HistoryEntry[]) {
    try {
      const next = await api.call(historyCall, { query: query(list.at(-1)?.id) })
      entries.put([...list, ...next])
    } catch (error) {
      toasts.fault(saidBy(error, 'The history could not be read'))
    }
  }
  return (
    <Screen title={title}>
      <label>
        Show
        <select
          value={kind}
          onChange={({ target }) => setKind(historyKinds.find((each) => each === target.value) ?? '')}
        >
          <option value="">everything</option>
          {historyKinds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <Await load={entries} failed="The history could not be read">
        {(list) => (
          <>
            <HistoryList entries={list} onRestored={entries.reload} />
            {list.length > 0 && list.length % PAGE === 0 && (
              <button type="button" onClick={() => more(list)}>
                Show older changes
              </button>
            )}
          </>
        )}
      </Await>
    </Screen>
  )
}
