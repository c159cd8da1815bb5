import { useMemo } from 'react'
import {
  type StorePage,
  type StoreRow,
  storeNamesCall,
  storePageCall,
} from '../../../../core/contract/console/pages.ts'
import { storeColumns } from '../../../../core/tables/record-tables.ts'
import { useConsole } from '../../console.ts'
import { type Narrowing, usePages } from '../../tables/use-pages.ts'
import type { TableState } from '../../tables/use-table-state.ts'

export type NamedStore = Pick<StoreRow, 'id' | 'name'>

const rowsOf = ({ stores }: StorePage) => stores

export function useStorePages(state: TableState) {
  const { api } = useConsole()
  const calls = useMemo(
    () => ({
      ask: (query: Narrowing, signal: AbortSignal) => api.call(storePageCall, { query, signal }),
      everyone: (query: Narrowing) => api.call(storeNamesCall, { query }),
    }),
    [api],
  )
  return usePages<StoreRow, NamedStore, StorePage>({ columns: storeColumns, rowsOf, ...calls }, state)
}
