import { useCallback } from 'react'
import {
  type ProductPage,
  productNamesCall,
  productPageCall,
} from '../../../../core/contract/console/product-page.ts'
import type { Product } from '../../../../core/contract/product.ts'
import { sortText } from '../../../../core/tables/arrange.ts'
import { productColumns } from '../../../../core/tables/product-table.ts'
import { useConsole } from '../../console.ts'
import { type Load, useLoad } from '../../load.tsx'
import type { FoundRows } from '../../tables/found-rows.ts'
import type { TableState } from '../../tables/use-table-state.ts'

export type NamedProduct = Pick<Product, 'id' | 'name'>

/** What a table of products shows, a page at a time from the server: ten thousand at once take seconds. */
export function useProductPages({ query, chosen, sort, page, size }: TableState) {
  const { api } = useConsole()
  // An order that no column has is none, as in every other table.
  const by = productColumns.some(({ id }) => id === sort?.id) ? sortText(sort) : ''
  const { section = '', allergens = '' } = chosen
  const narrowing = JSON.stringify({
    ...(query !== '' && { q: query }),
    ...(section !== '' && { section }),
    ...(allergens !== '' && { allergens }),
  })
  const load: Load<ProductPage> = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        api.call(productPageCall, {
          query: {
            ...JSON.parse(narrowing),
            ...(by !== '' && { sort: by }),
            page: String(page + 1),
            rows: String(size),
          },
          signal,
        }),
      [api, narrowing, by, page, size],
    ),
    { stays: true },
  )
  const everyone = () => api.call(productNamesCall, { query: JSON.parse(narrowing) })
  const foundOf = (reply: ProductPage): FoundRows<Product, NamedProduct> => ({
    shown: reply.products,
    page: reply.page - 1,
    pages: Math.max(1, Math.ceil(reply.found / size)),
    found: reply.found,
    all: reply.all,
    isBusy: load.isBusy,
    everyone,
    // Which those on other pages are is not known here.
    holdsAll: (picked) => reply.found === 0 || (reply.found === reply.all && picked.size >= reply.all),
    chosen: (picked) => [...picked.values()],
  })
  return { load, foundOf }
}
