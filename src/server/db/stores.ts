import type { Database } from './database.ts'
import type { StoreRepository } from './repositories.ts'
import { changedFields, changeStore, replacePair, withoutPair } from './store-changes.ts'
import { storeOfRow } from './store-rows.ts'
import { addStores, createStore, removeStore, restoreStore } from './store-writes.ts'

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
        { id, updatedAt: edit.updatedAt, action: action ?? 'changed' },
        by,
        now(),
        changedFields(edit),
      ),
    putPath: (id, pair, by, action) =>
      changeStore(database, { id, action: action ?? 'changed' }, by, now(), replacePair(pair)),
    deletePath: (id, place, by, action) =>
      changeStore(database, { id, action: action ?? 'changed' }, by, now(), withoutPair(place)),
    restore: (store, by) => restoreStore(database, store, by, now()),
    remove: (id, by) => removeStore(database, id, by, now()),
  }
}
