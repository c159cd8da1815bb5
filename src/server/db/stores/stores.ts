import type { StoresChange } from '../../../core/contract/console/many.ts'
import { byPairKey, type PathPair, pairKey, pairsOf, pathsOf } from '../../../core/contract/console/places.ts'
import type { EditStoreBody, NewStoreBody } from '../../../core/contract/console/stores.ts'
import type { Step, Store } from '../../../core/contract/store.ts'
import type { StoreRow } from '../../../core/contract/store-file.ts'
import { type ChangedMany, changeStores } from '../change-many.ts'
import type { Database } from '../database.ts'
import { type Actor, keepHistory, MACHINE, type Reversal, reversed } from '../history.ts'
import { importRows, previewRows, type RowRepository } from '../import-rows.ts'
import { changeAreas } from '../transaction.ts'
import { giveStoreBack, takeStoreAway } from './store-admins.ts'
import {
  changedFields,
  changeStore,
  fieldsOf,
  type PathPlace,
  refuseTaken,
  replacePair,
  type StoreFields,
  withoutPair,
} from './store-changes.ts'
import { storeImporter } from './store-import.ts'
import { insertStore, storeById, storeOfRow } from './store-rows.ts'

export type NewStore = Omit<Store, 'id' | 'storeURL' | 'updatedAt'>

export interface StoreRepository extends RowRepository<StoreRow> {
  all(): Promise<Store[]>
  byId(id: string): Promise<Store | undefined>
  /** Those that are there. */
  byIds(ids: readonly string[]): Promise<Store[]>
  count(): Promise<number>
  /** Adds all of them or none, without history: the sample's. Rejects when a store number is taken. Answers the ids, in order. */
  add(stores: readonly NewStore[]): Promise<string[]>
  create(body: NewStoreBody, by: Actor): Promise<Store>
  edit(id: string, edit: EditStoreBody, by: Actor, action?: 'restored'): Promise<Store>
  /** `was`: refused when the path has other steps by now. */
  putPath(
    id: string,
    pair: PathPair & { was?: Step[] | undefined },
    by: Actor,
    action?: 'restored',
  ): Promise<Store>
  /** `deleted`: the path as it was at the end. */
  deletePath(
    id: string,
    place: PathPlace,
    by: Actor,
    action?: 'restored',
  ): Promise<Store & { deleted: PathPair | undefined }>
  /** Puts a deleted store back under its own id. */
  restore(store: Store, by: Actor): Promise<Store>
  /** Puts back the fields that a change wrote. Refused where one of them is another by now. */
  takeBack(id: string, change: Reversal<StoreFields>, by: Actor): Promise<Store>
  /** Its admins stay, without this store and signed out. */
  remove(id: string, by: Actor): Promise<void>
  /** All of these alike, or none. */
  changeMany(ids: readonly string[], change: StoresChange, by: Actor): Promise<ChangedMany>
}

export function storeRepository(database: Database, now: () => Date): StoreRepository {
  return {
    async all() {
      const rows = await database.selectFrom('stores').selectAll().orderBy('ordinal').execute()
      return rows.map(storeOfRow)
    },
    async byId(id) {
      const row = await database.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
      return row && storeOfRow(row)
    },
    async byIds(ids) {
      if (ids.length === 0) return []
      const rows = await database
        .selectFrom('stores')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('ordinal')
        .execute()
      return rows.map(storeOfRow)
    },
    async count() {
      const { count } = await database
        .selectFrom('stores')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (stores) => addStores(database, stores, now()),
    create: (body, by) => createStore(database, body, by, now()),
    edit: (id, edit, by, action) =>
      changeStore(
        database,
        { id, updatedAt: edit.updatedAt, was: edit.was, action: action ?? 'changed' },
        by,
        now(),
        changedFields(edit),
      ),
    putPath: (id, { was, ...pair }, by, action) =>
      changeStore(
        database,
        { id, was: was && pathsOf([{ ...pair, steps: was }]), action: action ?? 'changed' },
        by,
        now(),
        replacePair(pair),
      ),
    async deletePath(id, place, by, action) {
      let deleted: PathPair | undefined
      const aim = { id, action: action ?? 'changed' } as const
      const store = await changeStore(database, aim, by, now(), (content) => {
        deleted = byPairKey(content.pairs).get(pairKey(place))
        return withoutPair(place)(content)
      })
      return { ...store, deleted }
    },
    restore: (store, by) => restoreStore(database, store, by, now()),
    takeBack: (id, change, by) =>
      changeStore(database, { id, action: 'restored' }, by, now(), (content) => ({
        ...content,
        ...reversed(fieldsOf(content), change),
      })),
    remove: (id, by) => removeStore(database, id, by, now()),
    changeMany: (ids, change, by) => changeStores(database, ids, change, by, now()),
    import: (rows, options = {}) => importRows(database, storeImporter(), rows, options, now()),
    preview: (rows, by = MACHINE) => previewRows(database, storeImporter(), rows, by),
  }
}

const withPaths = ({ paths, ...store }: NewStore) => ({ ...store, pairs: pairsOf(paths) })

/** Adds stores as they are, all of them or none: the sample's. */
function addStores(database: Database, stores: readonly NewStore[], now: Date): Promise<string[]> {
  return changeAreas(database, ['stores'], async (transaction) => {
    const ids: string[] = []
    for (const store of stores)
      ids.push((await insertStore(transaction, withPaths(store), undefined, now)).id)
    return ids
  })
}

/** Throws `Refused` when the number is taken. */
function createStore(database: Database, body: NewStoreBody, by: Actor, now: Date): Promise<Store> {
  return changeAreas(database, ['stores'], async (transaction) => {
    await refuseTaken(transaction, body.store_number, undefined)
    const after = await insertStore(transaction, { ...body, pairs: body.paths }, undefined, now)
    await keepHistory(transaction, by, after.updatedAt, [
      { kind: 'store', recordId: after.id, action: 'added', before: null, after },
    ])
    return after
  })
}

/**
 * Puts a deleted store back under its own id, and its admins with it, but for those who were given something else
 * since. Throws `Refused` when its number belongs to another by now.
 */
function restoreStore(database: Database, store: Store, by: Actor, now: Date): Promise<Store> {
  return changeAreas(database, ['stores', 'staff'], async (transaction) => {
    await refuseTaken(transaction, store.store_number, undefined)
    const after = await insertStore(transaction, withPaths(store), store.id, now)
    await keepHistory(transaction, by, after.updatedAt, [
      { kind: 'store', recordId: store.id, action: 'restored', before: null, after },
      ...(await giveStoreBack(transaction, store.id, now)),
    ])
    return after
  })
}

/** Its admins stay, without it and signed out. */
function removeStore(database: Database, id: string, by: Actor, now: Date): Promise<void> {
  return changeAreas(database, ['stores', 'staff'], async (transaction) => {
    const before = await storeById(transaction, id)
    const admins = await takeStoreAway(transaction, id, now)
    await transaction.deleteFrom('stores').where('id', '=', id).execute()
    await keepHistory(transaction, by, now.toISOString(), [
      { kind: 'store', recordId: id, action: 'deleted', before, after: null },
      ...admins,
    ])
  })
}
