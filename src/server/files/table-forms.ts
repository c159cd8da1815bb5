import { type ImportColumn, type ImportRow, importColumn, readImportRow } from '../../core/contract/import.ts'
import { productFields } from '../../core/contract/product-fields.ts'
import { type RecallRow, readRecallRow, recallColumns } from '../../core/contract/recall-file.ts'
import { readStoreRow, type StoreRow, storeColumns } from '../../core/contract/store-file.ts'
import { readUserRow, type UserRow, userColumns } from '../../core/contract/user-file.ts'
import { dayOf, isAhead } from '../../core/dates/calendar.ts'
import { foldedHeader, type TableForm } from './read-table.ts'

export const productForm: TableForm<ImportColumn, ImportRow> = {
  kind: 'products',
  columnOf: importColumn,
  needed: ['name', 'description'],
  read: (raw, now) => withoutDaysAhead(readImportRow(raw), now),
}

function withoutDaysAhead(read: ReturnType<typeof readImportRow>, now: Date): typeof read {
  if (!('row' in read)) return read
  const { line, checkedOn } = read.row
  const day = dayOf(checkedOn ?? '')
  if (!day || !isAhead(day, now)) return read
  return {
    faults: [{ line, column: productFields.checkedOn.column, reason: `${checkedOn} has not come yet` }],
  }
}

const namedIn =
  <Column extends string>(columns: readonly Column[]) =>
  (header: string) =>
    columns.find((column) => column === foldedHeader(header))

export const storeForm: TableForm<(typeof storeColumns)[number], StoreRow> = {
  kind: 'stores',
  columnOf: namedIn(storeColumns),
  needed: ['store_number', 'name', 'location'],
  read: readStoreRow,
}

export const userForm: TableForm<(typeof userColumns)[number], UserRow> = {
  kind: 'users',
  columnOf: namedIn(userColumns),
  needed: ['username', 'first_name', 'last_name', 'role', 'email', 'phone_number'],
  read: readUserRow,
}

export const recallForm: TableForm<(typeof recallColumns)[number], RecallRow> = {
  kind: 'recalls',
  columnOf: namedIn(recallColumns),
  needed: ['gtin', 'since'],
  read: readRecallRow,
}
