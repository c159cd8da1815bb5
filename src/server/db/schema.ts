/** The tables as the newest migration leaves them. Lists and paths are JSON text; absent facts are null. */
export interface Tables {
  products: ProductTable
  product_barcodes: { code: string; product_id: string; position: number }
  stores: StoreTable
  counters: { name: CounterName; value: number }
}

/** `catalogue` grows with every change of a product or store; the others give out ids and never go back. */
export type CounterName = 'catalogue' | 'product' | 'store'

export interface ProductTable {
  id: string
  /** Order of arrival: the order of every list. */
  ordinal: number
  name: string
  description: string
  allergens_contain: string | null
  allergens_may_contain: string | null
  ingredients: string | null
  energy_kcal: number | null
  sugar_g: number | null
  fat_g: number | null
  salt_g: number | null
  net_weight: string | null
  pack_words: string
  section: string | null
  updated_at: string
}

export interface StoreTable {
  id: string
  ordinal: number
  store_number: string
  name: string
  location: string
  paths: string
  updated_at: string
}
