import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { aProduct } from '../../../test/server/a-product.ts'
import { openRepositories } from '../../../test/server/open-repositories.ts'
import { temporaryFolder } from '../../../test/server/temporary-folder.ts'
import { Database, openDatabase } from './database.ts'
import { dialectFor } from './dialects/choose-dialect.ts'
import { catalogueTables } from './migrations/0001-catalogue.ts'

const integrityOf = (database: Database) => database.dialect.integrity(database)

async function unmigrated() {
  const folder = await temporaryFolder()
  const database = new Database(dialectFor(folder, undefined))
  onTestFinished(() => database.destroy())
  return { folder, database }
}

it('brings an empty file to the newest tables', async () => {
  const database = await openDatabase(await temporaryFolder())
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    '0001-catalogue',
    '0002-console',
    '0003-origin-storage-serving-fibre',
    '0004-checked-on',
    '0005-recalls',
    '0007-staff-calls',
    '0008-path-drafts',
    '0009-product-photos',
    '0010-accounts',
    '0011-field-counts',
    '0012-hindi-words',
    '0013-user-stores',
  ])
  expect(await integrityOf(database)).toBe('ok')
})

it('keeps what an older file holds', async () => {
  const first = await openRepositories()
  const [id] = await first.stores.add([{ store_number: '9', name: 'Kept', location: 'Pune', paths: {} }])
  await first.database.destroy()
  const again = await openRepositories(first.folder)
  expect((await again.stores.all()).map((store) => store.id)).toEqual([id])
})

it('brings up a file that the first version filled, and what is in it stays', async () => {
  const { folder, database } = await unmigrated()
  await catalogueTables.up(database)
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    database,
  )
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null)`.execute(
    database,
  )
  await sql`insert into kysely_migration values ('0001-catalogue', '2026-01-01')`.execute(database)
  await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(database)
  await sql`update counters set value = 7`.execute(database)
  await sql`insert into stores values ('3', 3, '33', 'Old', 'Pune', '{"entrance":{"dairy":[]}}', '2026-01-01')`.execute(
    database,
  )
  await sql`insert into products (id, ordinal, name, description, fat_g, pack_words, updated_at)
    values ('5', 5, 'Old', 'Older', 1.5, '["x"]', '2026-01-01')`.execute(database)
  await database.destroy()
  const { stores, products, locations, users, catalogueVersions } = await openRepositories(folder)
  expect(await stores.all()).toMatchObject([{ id: '3', store_number: '33', name: 'Old' }])
  expect(await products.all()).toMatchObject([
    { id: '5', packWords: ['x'], origin: null, servingG: null, nutrition: { fatG: 1.5, fibreG: null } },
  ])
  expect(await locations()).not.toHaveLength(0)
  expect(await users.count()).toBe(0)
  expect(await products.add([aProduct()])).toEqual(['8'])
  expect(await catalogueVersions()).toEqual({ products: '1', stores: '0' })
})

it('is made whole or not at all: a start that broke off keeps no later one from it', async () => {
  const folder = await temporaryFolder()
  const other = new DatabaseSync(join(folder, 'shop.sqlite'))
  other.exec('create table product_barcodes (code text)')
  await expect(openDatabase(folder)).rejects.toThrow(/migration 0001-catalogue failed: .*already exists/)
  other.exec('drop table product_barcodes')
  other.close()
  const { stores } = await openRepositories(folder)
  expect(await stores.count()).toBe(0)
})

it('is waited for while another begins to make it', async () => {
  const folder = await temporaryFolder()
  const other = new DatabaseSync(join(folder, 'shop.sqlite'))
  other.exec(`pragma journal_mode = wal;
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null);
    insert into kysely_migration_lock values ('migration_lock', 0); begin immediate`)
  const opening = openRepositories(folder)
  opening.catch(() => undefined)
  await wait(400)
  other.exec('commit')
  other.close()
  expect(await integrityOf((await opening).database)).toBe('ok')
})

it('refuses a file of a newer version and leaves it alone', async () => {
  const { folder, database } = await openRepositories()
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(database)
  await expect(openDatabase(folder)).rejects.toThrow('written by another version')
  expect(await integrityOf(database)).toBe('ok')
})

it('refuses a file that is no database', async () => {
  const folder = await temporaryFolder()
  await writeFile(
    join(folder, 'shop.sqlite'),
    'not a database, but long enough to be looked at as one'.repeat(20),
  )
  await expect(openDatabase(folder)).rejects.toThrow(/not a database/)
})

it('survives a process that ended in the middle of a write', async () => {
  const { folder, database, products } = await openRepositories()
  const other = new DatabaseSync(join(folder, 'shop.sqlite'))
  other.exec("begin immediate; update counters set value = 99 where name = 'product'")
  other.close()
  expect(await products.add([aProduct()])).toEqual(['1'])
  expect(await integrityOf(database)).toBe('ok')
})

it.each<[string, (folder: string) => Promise<string>, RegExp]>([
  ['whose parent takes none', async () => '/proc/none/data', /ENOENT/],
  [
    'under a file',
    async (folder) => {
      await writeFile(join(folder, 'file'), '')
      return join(folder, 'file', 'data')
    },
    /ENOTDIR/,
  ],
  [
    'that holds a pipe in the place of the file',
    async (folder) => {
      execFileSync('mkfifo', [join(folder, 'shop.sqlite')])
      return folder
    },
    /is no file/,
  ],
])('says what is wrong with a folder %s, and does not wait for ever', async (_, make, reason) => {
  const folder = await make(await temporaryFolder())
  await expect(openDatabase(folder)).rejects.toThrow(reason)
})

it('makes a folder and those above it', async () => {
  const database = await openDatabase(join(await temporaryFolder(), 'a', 'b'))
  await database.destroy()
})
