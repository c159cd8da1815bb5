import { Link } from 'react-router'
import { type WorkRow, workListCall } from '../../../../core/contract/console/work-list.ts'
import { workText } from '../../../../core/texts/work-list.ts'
import { useMay } from '../../console.ts'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DataTable } from '../../tables/DataTable.tsx'

/** What waits for this person, each with the screen that mends it. */
export function WorkList() {
  const list = useList(workListCall)
  const managesStores = useMay()('stores.manage')
  return (
    <Screen title="Work list" wide>
      <Await load={list} failed="The work list could not be read.">
        {({ rows }) => (
          <DataTable
            label="Work"
            rows={rows.map((row, at) => ({ ...row, id: String(at), text: workText(row) }))}
            columns={[
              { id: 'name', header: 'What', value: ({ name }) => name },
              { id: 'text', header: 'Why', value: ({ text }) => text },
            ]}
            actions={(row) => (
              <Link
                className="button"
                to={mendingOf(row, managesStores)}
                aria-label={`Mend ${row.name}: ${row.text}`}
              >
                Mend
              </Link>
            )}
            empty="Nothing waits for you."
          />
        )}
      </Await>
    </Screen>
  )
}

function mendingOf({ kind, recordId, path }: WorkRow, managesStores: boolean): string {
  switch (kind) {
    case 'noPath':
      return managesStores ? withId(addresses.manageStore, { id: recordId }) : addresses.dashboard
    case 'noWayBack':
      return withId(addresses.paths, { id: recordId })
    case 'draft':
    case 'lostOnPath':
    case 'stoodOnPath':
      return path ? withId(addresses.pathDraft, { id: recordId, ...path }) : addresses.dashboard
    case 'noAllergens':
    case 'doubted':
    case 'unanswered':
    case 'noDate':
    case 'notChecked':
    case 'confusable':
      return withId(addresses.editProduct, { id: recordId })
    case 'emptySection':
      return addresses.products
    case 'oneTimePassword':
      return withId(addresses.editUser, { id: recordId })
  }
}
