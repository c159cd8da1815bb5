import { useMemo } from 'react'
import {
  type ProductPage,
  productNamesCall,
  productPageCall,
} from '../../../../core/contract/console/pages.ts'
import type { Product } from '../../../../core/contract/product.ts'
import { productColumns } from '../../../../core/tables/record-tables.ts'
import { useConsole } from '../../console.ts'
import { type Narrowing, usePages } from '../../tables/use-pages.ts'
import type { TableState } from '../../tables/use-table-state.ts'

export type NamedProduct = Pick<Product, 'id' | 'name'>

const rowsOf = ({ products }: ProductPage) => products

export function useProductPages(state: TableState) {
  const { api } = useConsole()
  const calls = useMemo(
    () => ({
      ask: (query: Narrowing, signal: AbortSignal) => api.call(productPageCall, { query, signal }),
      everyone: (query: Narrowing) => api.call(productNamesCall, { query }),
    }),
    [api],
  )
  return usePages<Product, NamedProduct, ProductPage>({ columns: productColumns, rowsOf, ...calls }, state)
}
