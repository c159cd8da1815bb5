import { byPairKey, type PathPair, pairKey, pairsOf } from '../../../core/contract/console/places.ts'
import type { ImportPlan } from '../../../core/contract/import-plan.ts'
import type { Store } from '../../../core/contract/store.ts'
import { type StoreRow, writePaths } from '../../../core/contract/store-file.ts'
import { type Importer, imported, worth } from '../import-rows.ts'
import { breathe, passNumbers } from '../transaction.ts'
import { type FormerNames, formerNames, formerNamesIn } from './aisle-names.ts'
import { giveStoreBack, takeStoreAway } from './store-admins.ts'
import { withPairs, writeStore } from './store-changes.ts'
import { insertStore, storeOfRow } from './store-rows.ts'

/** A store as a row leaves it. */
interface StoreAfter extends Pick<Store, 'store_number' | 'name' | 'location'> {
  id?: string | undefined
  pairs: PathPair[]
}
type StorePlan = ImportPlan<StoreAfter, StoreAfter & { id: string }>

const nameOf = ({ store_number, name }: StoreAfter) => `${store_number} ${name}`

/** Paths that are there, and would lead by other steps: a file that was kept too long takes back what was mended since. */
function rewrittenPaths(before: readonly PathPair[], after: readonly PathPair[]): string[] {
  const coming = byPairKey(after)
  const changed = [...byPairKey(before).values()].filter((was) => {
    const is = coming.get(pairKey(was))
    return is && stepsText(is) !== stepsText(was)
  })
  return changed.map(({ from, to }) => `${from} → ${to}`)
}

const stepsText = ({ steps }: PathPair) => JSON.stringify(steps)

/** Stores with their paths from the rows of a file. */
export function storeImporter(): Importer<StoreRow, StoreAfter, StoreAfter & { id: string }> {
  let byId: ReadonlyMap<string, Store> = new Map()
  let former: FormerNames = new Map()
  const pairsBefore = (id: string | undefined) => pairsOf(byId.get(id ?? '')?.paths ?? {})
  return {
    areas: ['stores', 'staff'],
    before: (id) => byId.get(id),
    nameOf,
    remarks({ add, update }) {
      const rewritten = update.map((after) => {
        const paths = rewrittenPaths(pairsBefore(after.id), after.pairs)
        return { id: after.id, name: nameOf(after), paths }
      })
      const placed = [...add, ...update].map((after) => {
        const before = byPairKey(pairsBefore(after.id))
        const led = after.pairs.filter((pair) => !before.has(pairKey(pair)))
        return { name: nameOf(after), places: led.flatMap(({ from, to }) => [from, to]) }
      })
      return {
        rewritten: rewritten.filter(({ paths }) => paths.length > 0),
        warnings: formerNamesIn(former, placed),
      }
    },
    async open(database) {
      former = await formerNames(database)
      const rows = await database.selectFrom('stores').selectAll().orderBy('ordinal').execute()
      const existing = rows.map(storeOfRow)
      byId = new Map(existing.map((store) => [store.id, store]))
      return storePlanner(existing)
    },
    async write({ transaction, plan, gone, now, wrote }) {
      const happened = []
      for (const { id } of gone) {
        const admins = await takeStoreAway(transaction, id, now)
        await transaction.deleteFrom('stores').where('id', '=', id).execute()
        happened.push(imported('store', id, byId.get(id) ?? null, null), ...admins)
        wrote(1)
        await breathe()
      }
      // All numbers go before any comes, so that two stores may swap theirs.
      for (const { id } of plan.update)
        await transaction
          .updateTable('stores')
          .set({ store_number: `\n${id}` })
          .where('id', '=', id)
          .execute()
      for (const after of plan.update) {
        const before = byId.get(after.id)
        if (before) happened.push(...(await writeStore(transaction, before, after, 'imported', now)).happened)
        wrote(1)
        await breathe()
      }
      await passNumbers(
        transaction,
        'store',
        plan.add.map(({ id }) => id),
      )
      for (const { id, ...after } of plan.add) {
        const store = await insertStore(transaction, after, id, now)
        happened.push(imported('store', store.id, null, store))
        // One that was deleted, as from the history: with its admins.
        if (id !== undefined) happened.push(...(await giveStoreBack(transaction, id, now)))
        wrote(1)
        await breathe()
      }
      return happened
    },
  }
}

function storePlanner(existing: readonly Store[]) {
  const byId = new Map(existing.map((store) => [store.id, store]))
  const byNumber = new Map(existing.map((store) => [worth(store.store_number), store]))
  const plan: StorePlan = { add: [], update: [], skipped: 0, missing: [], faults: [] }
  const lineOf = new Map<string, number>()
  const before = new Map(existing.map((store) => [store.id, worth(store.store_number)]))
  /** Of each store as it would be afterwards. */
  const numbers = new Map(before)

  return {
    take(row: StoreRow) {
      const { line, pairs, ...said } = row
      const there = said.id === undefined ? byNumber.get(worth(said.store_number)) : byId.get(said.id)
      const key = there?.id ?? said.id ?? `line ${line}`
      const other = lineOf.get(key)
      if (other !== undefined) {
        plan.faults.push({
          line,
          column: said.id ? 'id' : 'store_number',
          reason: `this store is on line ${other} too`,
        })
        return
      }
      lineOf.set(key, line)
      numbers.set(key, worth(said.store_number))
      if (!there) {
        plan.add.push({ ...said, pairs })
        return
      }
      const was = pairsOf(there.paths)
      const after = { ...said, id: there.id, pairs: withPairs(was, pairs) }
      if (isSame(there, was, after)) plan.skipped++
      else plan.update.push(after)
    },
    finish() {
      const owners = new Map<string, string>()
      for (const [key, number] of numbers) {
        const owner = owners.get(number)
        const line = lineOf.get(key) ?? (owner === undefined ? undefined : lineOf.get(owner))
        // Twins that an older version let in may stay.
        const areTwins = owner !== undefined && [owner, key].every((each) => before.get(each) === number)
        if (owner !== undefined && line !== undefined && !areTwins)
          plan.faults.push({
            line,
            column: 'store_number',
            reason: `${number} is another store’s number, too`,
          })
        else owners.set(number, key)
      }
      const gone = existing.filter(({ id }) => !lineOf.has(id))
      plan.missing.push(...gone.map(({ paths, ...store }) => ({ ...store, pairs: pairsOf(paths) })))
      return plan
    },
  }
}

const isSame = (before: Store, was: readonly PathPair[], after: StoreAfter) =>
  before.store_number === after.store_number &&
  before.name === after.name &&
  before.location === after.location &&
  writePaths(was) === writePaths(after.pairs)
