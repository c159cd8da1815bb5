import type { Product } from '../../../core/contract/product.ts'
import type { PublicStore } from '../../../core/contract/store.ts'
import { type ProductNames, prepareNames } from '../../../core/language/named-products.ts'
import { spokenNames } from '../../../core/language/spoken-names.ts'
import { runWhole, type Steps } from '../../../core/steps.ts'
import { prepareScanIndex } from '../../../core/vision/scan-index.ts'
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

/**
 * An index that is whole at once: what takes long is made when it is first asked for, or ahead of that by
 * `prepareCatalogue`.
 */
export function indexCatalogue(catalogue: Catalogue, brand: string): EmbeddedCatalogue {
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const stores = new Map(catalogue.stores.map((store) => [store.id, store]))
  const names = new Map<string, SpokenNames>()
  return {
    version: catalogue.version,
    products: catalogue.products,
    get spokenForms() {
      return formsOf.get(catalogue.products) ?? runWhole(prepareForms(catalogue.products, brand))
    },
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

const formsOf = new WeakMap<readonly Product[], readonly ProductNames[]>()

function* prepareForms(products: readonly Product[], brand: string): Steps<readonly ProductNames[]> {
  const forms = yield* spokenFormsOf(products, brand)
  formsOf.set(products, forms)
  return forms
}

/** Does in steps what the first sentence and the first look over a new catalogue would do at once: half a second. */
export function* prepareCatalogue({ products }: Catalogue, brand: string): Steps<void> {
  yield* prepareNames(yield* prepareForms(products, brand))
  yield* prepareScanIndex(products, brand)
}
