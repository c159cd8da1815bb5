import type { Product } from '../../core/contract/product.ts'
import type { Store } from '../../core/contract/store.ts'
import {
  cityFilter,
  productColumns,
  productFilters,
  storeColumns,
  wordsOfProduct,
  wordsOfStore,
} from '../../core/tables/record-tables.ts'
import { createRecordPages } from './record-pages.ts'

export const pagesOfProducts = () =>
  createRecordPages<Product>({
    columns: productColumns,
    filters: productFilters,
    wordsOf: wordsOfProduct,
  })

export const pagesOfStores = () =>
  createRecordPages<Store>({ columns: storeColumns, filters: [cityFilter([])], wordsOf: wordsOfStore })
