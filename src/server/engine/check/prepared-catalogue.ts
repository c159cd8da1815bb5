import type { Clock } from '../../../core/clock.ts'
import { placeKey } from '../../../core/contract/place.ts'
import type { Product, Recall } from '../../../core/contract/product.ts'
import type { PublicStore } from '../../../core/contract/store.ts'
import { type ProductNames, prepareNames } from '../../../core/language/named-products.ts'
import { wordsOfBothScripts } from '../../../core/language/plain-words.ts'
import { spokenForm, spokenNames } from '../../../core/language/spoken-names.ts'
import { mapInSteps, runWhole, type Steps } from '../../../core/steps.ts'
import { prepareScanIndex } from '../../../core/vision/scan-index.ts'
import { runInSlices } from '../../workers/in-slices.ts'
import type { Catalogue, CatalogueSource, PackPictures } from '../catalogue.ts'
import type { SpokenNames } from '../hear/hearing.ts'

/** A catalogue snapshot with what a session looks up in it. */
export interface PreparedCatalogue {
  readonly version: string
  readonly products: readonly Product[]
  readonly recalls: readonly Recall[]
  readonly pictures: PackPictures
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
  return [...new Set(places.map(placeKey))].filter((place) => place !== 'cash counter')
}

/**
 * An index that is whole at once: what takes long is made when it is first asked for, or ahead of that by
 * `prepareCatalogue`.
 */
export function indexCatalogue(catalogue: Catalogue, brand: string): PreparedCatalogue {
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const stores = new Map(catalogue.stores.map((store) => [store.id, store]))
  const names = new Map<string, SpokenNames>()
  return {
    version: catalogue.version,
    products: catalogue.products,
    recalls: catalogue.recalls ?? [],
    pictures: catalogue.pictures ?? new Map(),
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
function* prepareCatalogue({ products }: Catalogue, brand: string): Steps<void> {
  yield* prepareNames(yield* prepareForms(products, brand))
  yield* prepareScanIndex(products, brand)
}

/**
 * Every product with the ways it is called. A way that is another product's whole name is left to that one: who says
 * "milk bikis" means Milk Bikis, not every product whose name begins so.
 * @internal A table of names is tried on it alone.
 */
export function* spokenFormsOf(
  products: readonly (Pick<Product, 'id' | 'name' | 'section'> & Partial<Pick<Product, 'nameHi'>>)[],
  brand: string,
): Steps<ProductNames[]> {
  const brandWords = spokenForm(brand)
  const forms = yield* mapInSteps(products, (product) => {
    const [whole = '', ...parts] = spokenNames([product], [], undefined, brand).names.filter(
      (name) => name !== brandWords,
    )
    const hindi = product.nameHi ? wordsOfBothScripts(product.nameHi) : undefined
    return { id: product.id, section: product.section, hindi, whole, parts }
  })
  const wholes = new Set(forms.map(({ whole }) => whole))
  return yield* mapInSteps(forms, ({ id, section, hindi, whole, parts }) => {
    const own = [spokenForm(whole), ...parts.filter((part) => !wholes.has(part))].filter(
      (name) => name !== '',
    )
    // As it stands on the pack, too: "find Britannia Good Day".
    const withBrand = brandWords === '' ? [] : own.map((name) => `${brandWords} ${name}`)
    return { id, section, hindi, spoken: [...own, ...withBrand] }
  })
}

export interface KeepCatalogueOptions {
  source: CatalogueSource
  brand: string
  clock: Clock
  /** A newer catalogue has taken the place of the one before. */
  changed: (catalogue: PreparedCatalogue) => void
  /** A catalogue could not be prepared: the one before goes on serving. */
  failed: (error: unknown) => void
}

/** The newest catalogue that sessions can be served from without waiting for it. */
export interface KeptCatalogue {
  current(): PreparedCatalogue
  /** Resolves when the catalogue there was at the start is prepared. */
  ready(): Promise<void>
  close(): void
}

/**
 * Prepares each new catalogue in slices between the sockets' messages, while the one before still serves: ten
 * thousand products would hold the event loop for half a second. Changes that come meanwhile are prepared as one.
 */
export function keepCatalogue(options: KeepCatalogueOptions): KeptCatalogue {
  const { source, brand, clock } = options
  let newest = source.current()
  let current = indexCatalogue(newest, brand)
  let preparing = false
  let closed = false

  async function follow() {
    if (preparing) return
    preparing = true
    try {
      while (newest.version !== current.version) {
        const next = newest
        await runInSlices(prepareCatalogue(next, brand), clock)
        if (closed) return
        current = indexCatalogue(next, brand)
        options.changed(current)
      }
    } catch (error) {
      options.failed(error)
    } finally {
      preparing = false
    }
  }

  const first = runInSlices(prepareCatalogue(newest, brand), clock)
  // Who waits for `ready` hears of it; until somebody does it must not end the process.
  first.catch(() => undefined)
  const stopWatching = source.onChange((catalogue) => {
    newest = catalogue
    void follow()
  })

  return {
    current: () => current,
    ready: () => first,
    close() {
      closed = true
      stopWatching()
    },
  }
}
