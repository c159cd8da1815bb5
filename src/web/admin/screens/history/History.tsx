import { useState } from 'react'
import { type HistoryKind, historyKinds } from '../../../../core/contract/console/history.ts'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { PagedHistory } from './RecordHistory.tsx'

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
