import { pairsOf } from '../contract/console/places.ts'
import type { WorkKind, WorkRow } from '../contract/console/work-list.ts'
import type { FieldKind } from '../contract/field.ts'
import { placeKey } from '../contract/place.ts'
import type { Paths } from '../contract/store.ts'

/** In how many visits something happened; '' and 0 where it is about no store, product, topic or path. */
export interface FieldSum {
  kind: FieldKind
  storeId: string
  productId: string
  topic: string
  from: string
  to: string
  part: number
  visits: number
}

interface FieldRecords {
  stores: readonly { id: string; name: string; paths: Paths }[]
  products: readonly { id: string; name: string }[]
  troubles: readonly FieldSum[]
}

const kinds: Readonly<Partial<Record<FieldKind, WorkKind>>> = {
  lost: 'lostOnPath',
  stood: 'stoodOnPath',
  doubted: 'doubted',
  unanswered: 'unanswered',
  noDate: 'noDate',
}

/** What visits show to be wrong with a record that is there; anything else nobody could mend. */
export function fieldWork({ stores, products, troubles }: FieldRecords): WorkRow[] {
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return troubles.flatMap((trouble): WorkRow[] => {
    const kind = kinds[trouble.kind]
    if (!kind) return []
    const { storeId, productId, topic, from, to, part, visits } = trouble
    const productName = names.get(productId)
    if (productName !== undefined)
      return [{ kind, recordId: productId, name: productName, visits, ...(topic !== '' && { topic }) }]
    const store = stores.find(({ id }) => id === storeId)
    const path =
      store && pairsOf(store.paths).find((pair) => placeKey(pair.from) === from && placeKey(pair.to) === to)
    if (!store || !path || part === 0) return []
    const named = { from: path.from, to: path.to }
    return [{ kind, recordId: storeId, name: store.name, path: named, part, visits }]
  })
}
