import type { Product } from '../../../core/contract/product.ts'
import type { PublicStore } from '../../../core/contract/store.ts'
import type { ProductNames } from '../../../core/language/named-products.ts'
import { spokenNames } from '../../../core/language/spoken-names.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SpokenNames } from '../hear/hearing.ts'
import { spokenFormsOf } from './spoken-forms.ts'

/** A catalogue snapshot with what a session looks up in it. */
export interface EmbeddedCatalogue {
  readonly version: string
  readonly products: readonly Product[]
  product(id: string | undefined): Product | undefined
  store(id: string | undefined): PublicStore | undefined
  /** What each product is called, for finding names in a sentence. */
  readonly spokenForms: readonly ProductNames[]
  /** The names worth listening for in that store; everywhere, where the store is not known. */
  names(storeId: string | undefined): SpokenNames
}

/** The sections a store's paths lead to, lower case. */
export function sectionsOf(store: PublicStore | undefined): string[] {
  if (!store) return []
  const places = Object.values(store.paths).flatMap((destinations) => Object.keys(destinations))
  return [...new Set(places.map((place) => place.toLowerCase()))].filter((place) => place !== 'cash counter')
}

export function indexCatalogue(catalogue: Catalogue, brand: string): EmbeddedCatalogue {
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const stores = new Map(catalogue.stores.map((store) => [store.id, store]))
  const names = new Map<string, SpokenNames>()
  return {
    version: catalogue.version,
    products: catalogue.products,
    spokenForms: spokenFormsOf(catalogue.products, brand),
    product: (id) => (id === undefined ? undefined : products.get(id)),
    store: (id) => (id === undefined ? undefined : stores.get(id)),
    names(storeId) {
      const sections = sectionsOf(storeId === undefined ? undefined : stores.get(storeId))
      const key = sections.toSorted().join('\n')
      const known = names.get(key)
      if (known) return known
      const made = spokenNames(catalogue.products, sections, undefined, brand)
      names.set(key, made)
      return made
    },
  }
}
