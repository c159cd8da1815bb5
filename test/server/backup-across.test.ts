import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { backupTables, readBackup, writeBackup } from '../../src/server/db/backup.ts'
import { MACHINE } from '../../src/server/db/history.ts'
import { seedSample } from '../../src/server/db/seed/seed.ts'
import type { NewAccount } from '../../src/server/db/users/user-rows.ts'
import { aProduct } from './a-product.ts'
import { allRows, type Row } from './all-rows.ts'
import { onEachDatabase } from './databases.ts'
import { type OpenRepositories, openRepositories } from './open-repositories.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** What a file, a driver or a type could change on its way. */
const ODD = 'Zürich 🍪 "quoted" back\\slash, ’ 1e5 007 null\u2028{}'

const account: Omit<NewAccount, 'username' | 'storeId'> = {
  firstName: ODD,
  lastName: '',
  email: '',
  phoneNumber: '+91 0',
  role: 'admin',
  passwordHash: '$argon2id$x',
  answerHash: null,
  passwordEndsAt: '2026-12-01T00:00:00.000Z',
}

async function fill(repositories: OpenRepositories): Promise<void> {
  const { products, stores, users, sessions, fieldCounts, productPhotos } = repositories
  await seedSample(repositories.database, 'Acme', new Date())
  const figures = { energyKcal: 123456.654321, sugarG: 0.1, fatG: 33.333333, saltG: 0, fibreG: null }
  const [id = ''] = await products.add([
    aProduct({
      name: ODD.slice(0, 50),
      nutrition: figures,
      servingG: 0.000001,
      barcodes: ['73513537'],
      packWords: [ODD, ''],
      allergensContain: [],
      checkedOn: '2026-02-28',
    }),
  ])
  const photo = { jpeg: new Uint8Array([255, 216, 0]), width: 3, height: 2, proposals: [] }
  await productPhotos.add(id, [{ ...photo, lesson: { words: [ODD], colours: [0.1] } }], MACHINE)
  await products.edit(id, { name: 'Edited', description: `${ODD}\nmore` }, MACHINE)
  const [storeId = ''] = (await stores.all()).map((store) => store.id)
  await stores.putPath(storeId, { from: ODD, to: 'b', steps: [{ action: 'end', distance: '0' }] }, MACHINE)
  const user = await users.add({ ...account, username: 'Asha1', storeId }, MACHINE)
  await users.add({ ...account, username: 'usha2', storeId: null }, MACHINE)
  await products.remove((await products.all())[0]?.id ?? '', MACHINE)
  const session = { tokenHash: 'x', userId: user.id, passwordHash: account.passwordHash }
  const cell = { day: '2026-11-21', storeId, kind: 'lost', productId: '', topic: ODD } as const
  await fieldCounts.add([{ ...cell, from: 'entrance', to: 'b', part: 1, visits: 7 }], () => {})
  await sessions.open({ ...session, seenAt: '2026-11-21', endsAt: '2026-11-22' })
}

/** Who restores signs in anew, and files that wait are looked at again. */
const NOT_KEPT = ['sessions', 'throttles', 'previews']

async function keptRows(of: OpenRepositories): Promise<Record<string, Row[]>> {
  const rows = await allRows(of.database)
  for (const table of NOT_KEPT) rows.delete(table)
  // A restored database counts its own changes: numbers only have to be as far as they were.
  rows.delete('counters')
  return Object.fromEntries(rows)
}

const counters = async ({ database }: OpenRepositories) =>
  new Map(
    (await database.selectFrom('counters').selectAll().execute()).map(({ name, value }) => [
      name,
      Number(value),
    ]),
  )

async function carry(from: OpenRepositories, to: OpenRepositories): Promise<number> {
  const file = join(await temporaryFolder(), 'shop.backup')
  const rows = await writeBackup(from.database, file, new Date('2026-11-22'))
  expect(await readBackup(to.database, file)).toBe(rows)
  return rows
}

it.each(backupTables)('the rows of $name are ordered by a whole key', async ({ name, orderBy }) => {
  const { database } = await openRepositories()
  const { rows: indices } = await sql<{ name: string; unique: number }>`
    select name, "unique" from pragma_index_list(${name})`.execute(database)
  const { rows: own } = await sql<{ name: string }>`
    select name from pragma_table_info(${name}) where pk > 0`.execute(database)
  const keys = [own.map((column) => column.name)]
  for (const index of indices.filter(({ unique }) => unique === 1)) {
    const { rows } = await sql<{ name: string }>`select name from pragma_index_info(${index.name})`.execute(
      database,
    )
    keys.push(rows.map((column) => column.name))
  }
  const ordered: string[] = [orderBy].flat()
  expect(keys.some((key) => key.length > 0 && key.every((column) => ordered.includes(column)))).toBe(true)
})

onEachDatabase('a backup with many recalls of one product', (database) => {
  it('holds each of them once', async () => {
    const full = await database.open()
    const products = Array.from({ length: 37 }, (_, at) => String(40_000_000_000_000 + at))
    const batches = Array.from({ length: 27 }, (_, at) => `L${at}`)
    const recalls = batches.flatMap((batch) =>
      products.map((gtin) => ({ gtin, batch, reason: ODD, since: '2026-11-01' })),
    )
    await full.recalls.replace(recalls, MACHINE)
    // A planner that knows how many there are sorts as few of them as it needs.
    await sql`vacuum`.execute(full.database)
    await sql`analyze`.execute(full.database)
    const other = await openRepositories()
    await carry(full, other)
    expect(await other.recalls.all()).toEqual(await full.recalls.all())
  })
})

onEachDatabase('a backup of SQLite restored', (database) => {
  it('and carried back holds every row as it was', async () => {
    const first = await openRepositories()
    await fill(first)
    const other = await database.open()
    // What was there before does not shine through.
    await seedSample(other.database, 'Other', new Date())
    const rows = await carry(first, other)
    const kept = await keptRows(first)
    expect(await keptRows(other)).toEqual(kept)
    for (const [name, value] of await counters(first))
      expect((await counters(other)).get(name)).toBeGreaterThanOrEqual(value)
    const back = await openRepositories()
    expect(await carry(other, back)).toBe(rows)
    expect(await keptRows(back)).toEqual(kept)
    expect(Object.values(kept).flat().length).toBeGreaterThan(100)
  })
})
