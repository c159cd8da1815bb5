import { pairsOf } from '../../../core/contract/console/places.ts'
import type { Paths, Step } from '../../../core/contract/store.ts'
import type { Database } from '../database.ts'
import { MACHINE } from '../history.ts'
import { insertProducts } from '../products/product-writes.ts'
import { addAisle } from '../stores/aisles.ts'
import { insertStore } from '../stores/store-rows.ts'
import type { NewStore } from '../stores/stores.ts'
import { type Change, changeAreas } from '../transaction.ts'
import { sampleProducts } from './sample-products.ts'

/**
 * Fills a database that has no product and no store, with all of it or nothing: what a start that broke off had left would
 * be taken for somebody's own. Answers whether it did: of several nodes that begin together one does.
 */
export async function seedSample(database: Database, brandName: string, now: Date): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  return changeAreas(database, ['products', 'stores', 'aisles'], async (transaction) => {
    if (!(await isEmpty(transaction))) return false
    for (const { paths: walked, ...store } of sampleStores)
      await insertStore(transaction, { ...store, pairs: pairsOf(walked) }, undefined, now)
    await insertProducts(transaction, sampleProducts(brandName), now.toISOString())
    const aisle = await transaction.selectFrom('aisles').select('id').limit(1).executeTakeFirst()
    if (aisle === undefined) for (const each of sampleAisles) await addAisle(transaction, each, MACHINE, now)
    return true
  })
}

async function isEmpty(database: Database | Change): Promise<boolean> {
  for (const table of ['products', 'stores'] as const)
    if (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

/** The aisles that the sample stores' paths lead to: the sections that shoppers are asked for. */
const sampleAisles = [
  { name: 'Biscuits and Snacks', description: 'Biscuits, cookies, crackers, cakes and other snacks.' },
  { name: 'Dairy', description: 'Cheese, paneer, curd, butter, lassi and milk drinks.' },
  { name: 'Breads', description: 'Sliced bread, rusks and buns.' },
] as const

/** "start 6, turn left 4" → the steps of a path, ended. */
function steps(moves: string): Step[] {
  const parts = moves.split(', ').map((move) => {
    const at = move.lastIndexOf(' ')
    return { action: move.slice(0, at), distance: move.slice(at + 1) }
  })
  return [...parts, { action: 'end', distance: '0' }]
}

const COUNTER = 'cash counter'
type Walks = Readonly<Record<string, string>>

function paths(onward: Walks, back: Walks): Paths {
  const returns = Object.entries(back).map(([section, moves]) => [section, { [COUNTER]: steps(moves) }])
  return {
    entrance: Object.fromEntries(Object.entries(onward).map(([section, moves]) => [section, steps(moves)])),
    ...Object.fromEntries(returns),
  }
}

/**
 * Three made-up stores. The last has no way back to the counter: what a half-finished store looks like.
 * @internal Tests walk in them.
 */
export const sampleStores: readonly NewStore[] = [
  {
    store_number: '1',
    name: 'Sample Store Mumbai',
    location: 'Mumbai',
    paths: paths(
      {
        'biscuits and snacks': 'start 6, turn left 8, turn right 4',
        dairy: 'start 6, go straight 10, turn right 5',
        breads: 'start 4, turn right 7',
      },
      {
        'biscuits and snacks': 'start 4, turn left 8, turn right 3',
        dairy: 'start 5, turn left 12',
        breads: 'start 7, turn left 6',
      },
    ),
  },
  {
    store_number: '2',
    name: 'Sample Store Bengaluru',
    location: 'Bengaluru',
    paths: paths(
      {
        'biscuits and snacks': 'start 10, turn right 6',
        dairy: 'start 5, turn left 9, turn left 3',
        breads: 'start 12',
      },
      {
        'biscuits and snacks': 'start 6, turn left 7',
        dairy: 'start 3, turn right 9, turn right 4',
        breads: 'start 8, turn right 5',
      },
    ),
  },
  {
    store_number: '3',
    name: 'Sample Store Kolkata',
    location: 'Kolkata',
    paths: paths(
      { 'biscuits and snacks': 'start 8, turn left 5', dairy: 'start 8, turn right 6', breads: 'start 15' },
      {},
    ),
  },
]
