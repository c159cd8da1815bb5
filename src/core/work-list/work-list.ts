import { DAY_MS } from '../clock.ts'
import { pairsOf } from '../contract/console/places.ts'
import { type WorkKind, type WorkRow, workKinds } from '../contract/console/work-list.ts'
import { CASH_COUNTER, ENTRANCE, placeKey } from '../contract/place.ts'
import type { Paths } from '../contract/store.ts'
import { mapInSteps, type Steps } from '../steps.ts'
import { bareWords, ENOUGH_TO_SHARE } from '../vision/catalogue-words.ts'
import { type FieldSum, fieldWork } from './field-work.ts'

/** After so long nobody can tell whether what is recorded still stands on the pack. */
const CHECKED_WITHIN_MS = 365 * DAY_MS

/** What of the records decides what is to be done. Days are like 2026-11-22. */
export interface WorkRecords {
  stores: readonly { id: string; name: string; paths: Paths }[]
  drafts: readonly { storeId: string; from: string; to: string }[]
  /** `hasAllergens`: recorded, if only that there are none. */
  products: readonly {
    id: string
    name: string
    hasAllergens: boolean
    checkedOn: string | null
    section: string | null
    /** Photographs were saved of it: the camera knows its colours. */
    isPictured: boolean
  }[]
  aisles: readonly { id: string; name: string }[]
  /** Whose password is one that was made for a single use. */
  oneTimeUsers: readonly { id: string; username: string }[]
  /** What shoppers met with, most visits first. */
  troubles: readonly FieldSum[]
}

/** All that waits, worst kinds first. In steps: of 10,000 products it takes 300 ms. */
export function* workList(records: WorkRecords, today: Date): Steps<WorkRow[]> {
  const checkedAfter = new Date(today.getTime() - CHECKED_WITHIN_MS).toISOString().slice(0, 10)
  const storeNames = new Map(records.stores.map(({ id, name }) => [id, name]))
  const filled = new Set(records.products.map(({ section }) => placeKey(section ?? '')))
  const ofStores = yield* mapInSteps(records.stores, ofStore)
  const ofProducts = yield* mapInSteps(
    records.products,
    ({ id: recordId, name, hasAllergens, checkedOn }): WorkRow[] => {
      if (!hasAllergens) return [{ kind: 'noAllergens', recordId, name }]
      if (checkedOn === null) return [{ kind: 'notChecked', recordId, name }]
      return checkedOn < checkedAfter ? [{ kind: 'notChecked', recordId, name, day: checkedOn }] : []
    },
  )
  const alike = yield* confusable(records.products)
  const rows: WorkRow[] = [
    ...ofStores.flat(),
    ...fieldWork(records),
    ...ofProducts.flat(),
    ...alike,
    ...records.drafts.map(
      ({ storeId, from, to }): WorkRow => ({
        kind: 'draft',
        recordId: storeId,
        name: storeNames.get(storeId) ?? '',
        path: { from, to },
      }),
    ),
    ...records.aisles
      .filter(({ name }) => !filled.has(placeKey(name)))
      .map(({ id, name }): WorkRow => ({ kind: 'emptySection', recordId: id, name })),
    ...records.oneTimeUsers.map(
      ({ id, username }): WorkRow => ({ kind: 'oneTimePassword', recordId: id, name: username }),
    ),
  ]
  const order = (kind: WorkKind) => workKinds.indexOf(kind)
  return rows.toSorted((one, other) => order(one.kind) - order(other.kind))
}

/** A store without a path, or each section that shoppers are led to and not away from. */
function ofStore({ id, name, paths }: WorkRecords['stores'][number]): WorkRow[] {
  const pairs = pairsOf(paths)
  if (pairs.length === 0) return [{ kind: 'noPath', recordId: id, name }]
  const back = new Set(
    pairs.filter(({ to }) => placeKey(to) === CASH_COUNTER).map(({ from }) => placeKey(from)),
  )
  return pairs
    .filter(
      ({ from, to }) =>
        placeKey(from) === ENTRANCE && placeKey(to) !== CASH_COUNTER && !back.has(placeKey(to)),
    )
    .map(({ from, to }) => ({ kind: 'noWayBack', recordId: id, name, path: { from, to } }))
}

/** Packs that the camera may take for each other, as long as it does not know them from photographs. */
function* confusable(products: WorkRecords['products']): Steps<WorkRow[]> {
  const alike = yield* namedAlike(products)
  return products.flatMap(({ id: recordId, name, isPictured }): WorkRow[] => {
    const other = alike.get(recordId)
    return other && !isPictured ? [{ kind: 'confusable', recordId, name, other: other.name }] : []
  })
}

/** What tells packs apart, besides their names. */
interface Named {
  id: string
  name: string
}

/** A word of so many names is the brand's. */
const MOST = 0.5

const known = new WeakMap<readonly Named[], Map<string, Named>>()

/**
 * Products whose names differ in one word, or not at all ("Orange Cream", "Chocolate Cream"): each with the first such
 * other. A camera that does not read that word cannot tell them apart. Time grows with the number of words,
 * 200 ms for 10,000 products: worked out once a list.
 * @internal Tried by itself.
 */
export function* namedAlike(products: readonly Named[]): Steps<Map<string, Named>> {
  const alike = known.get(products) ?? (yield* compare(products))
  known.set(products, alike)
  return alike
}

function* compare(products: readonly Named[]): Steps<Map<string, Named>> {
  const words = yield* mapInSteps(products, ({ name }) => bareWords(name))
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isBrand = (word: string) =>
    products.length >= ENOUGH_TO_SHARE && (counts.get(word) ?? 0) > products.length * MOST
  const keys = yield* mapInSteps(words, (each) => keysOf(each.filter((word) => !isBrand(word))))
  const byKey = new Map<string, number[]>()
  yield* mapInSteps(keys, (own, at) => {
    for (const key of own) byKey.set(key, [...(byKey.get(key) ?? []).slice(0, 1), at])
  })
  const found = yield* mapInSteps(products, (product, at): [string, Named][] => {
    const others = (keys[at] ?? []).flatMap((key) => byKey.get(key) ?? [])
    const other = others.map((each) => products[each]).find((each) => each && each.id !== product.id)
    return other ? [[product.id, other]] : []
  })
  return new Map(found.flat())
}

/** The words of a name together, and without each of them; nothing is left of a single word. */
function keysOf(words: readonly string[]): string[] {
  const sorted = words.toSorted()
  const without = sorted.map((_, at) => sorted.filter((__, other) => other !== at).join(' '))
  return [...new Set([sorted.join(' '), ...without])].filter((key) => key !== '')
}
