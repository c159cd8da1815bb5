import type { Product } from '../../core/contract/product.ts'
import type { Store } from '../../core/contract/store.ts'
import { productColumns, productFilters, wordsOfProduct } from '../../core/tables/product-table.ts'
import { cityFilter, storeColumns, wordsOfStore } from '../../core/tables/store-table.ts'
import { createRecordPages } from './record-pages.ts'

export const pagesOfProducts = () =>
  createRecordPages<Product>({
    columns: productColumns,
    filters: productFilters,
    wordsOf: wordsOfProduct,
  })

export const pagesOfStores = () =>
  createRecordPages<Store>({ columns: storeColumns, filters: [cityFilter([])], wordsOf: wordsOfStore })
