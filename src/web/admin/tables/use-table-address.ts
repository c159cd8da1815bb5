import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readTable, writeTable } from './table-address.ts'
import type { TableState } from './use-table.ts'

/** How the table of a screen is shown, kept in the address: a reload, Back and a link that is passed on show the same. */
export function useTableAddress(): { first: TableState; keep(state: TableState): void } {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => readTable(search))
  return {
    first,
    keep(state) {
      const next = writeTable(search, state)
      // In place of the entry: Back leaves the list instead of going through every letter of a search.
      if (String(next) !== String(search)) setSearch(next, { replace: true })
    },
  }
}
