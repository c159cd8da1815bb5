import type { ReactNode } from 'react'
import { useMay } from '../console.ts'
import { Await, type Load } from '../load.tsx'
import { Screen } from '../shell/Screen.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataColumn } from './found-rows.ts'
import { type Deletion, RowActions, useDeletion } from './RowActions.tsx'

interface RecordListProps<Row extends { id: string }> {
  title: string
  /** What the table is of. */
  label: string
  load: Pick<Load<readonly Row[]>, 'now' | 'reload'>
  /** Told when the list did not come. */
  failed: string
  columns: readonly DataColumn<Row>[]
  /** What the list says while it is empty, and to whom may fill it. */
  empty: ReactNode
  /** Beside the heading, for whoever may change the list. */
  buttons: ReactNode
  nameOf(row: Row): string
  editAddress(row: Row): string
  deletionOf(row: Row): Deletion
}

/** A screen that is a list of the catalogue's records: to be changed by superadmins, read by admins. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { title, label, load, failed, columns, empty, buttons, nameOf, editAddress, deletionOf } = props
  const manages = useMay()('catalogue.manage')
  const { askDelete, question } = useDeletion(load.reload)
  return (
    <Screen title={title} wide action={manages && buttons}>
      <Await load={load} failed={failed}>
        {(rows) => (
          <DataTable
            label={label}
            rows={rows}
            columns={columns}
            empty={empty}
            actions={
              manages
                ? (row) => (
                    <RowActions
                      name={nameOf(row)}
                      edit={editAddress(row)}
                      state={row}
                      onDelete={() => askDelete(deletionOf(row))}
                    />
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
