import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../test/server/temporary-folder.ts'
import { databaseFault, retryWhenBusy } from '../database-errors.ts'
import { dialectFor } from './choose-dialect.ts'

interface Tables {
  things: { id: number; text: string | null; flag: number | null; bytes: Uint8Array | null }
}

async function open(folder?: string) {
  const dialect = dialectFor(folder ?? (await temporaryFolder()), undefined).connect()
  const database = new Kysely<Tables>({ dialect })
  onTestFinished(() => database.destroy())
  await sql`create table if not exists things (id integer primary key, text text unique, flag integer, bytes blob)`.execute(
    database,
  )
  return database
}

/** What it says that another process on this machine gets where it asks to have the file for itself. */
function takenByAnother(folder: string): string {
  const script = `
    const { DatabaseSync } = require('@photostructure/sqlite')
    const database = new DatabaseSync(process.argv[1])
    try {
      database.exec('pragma locking_mode = exclusive; select count(*) from things')
      console.log('taken')
    } catch (error) {
      console.log(error.message)
    }`
  return execFileSync(process.execPath, ['-e', script, join(folder, 'shop.sqlite')])
    .toString()
    .trim()
}

describe('the driver under Kysely', () => {
  it.each([
    ['true', true, 1],
    ['false', false, 0],
    ['undefined', undefined, null],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['text', 'x', 'x'],
  ])('binds %s', async (_, value, stored) => {
    const database = await open()
    const { rows } = await sql<{ stored: unknown }>`select ${value} as stored`.execute(database)
    expect(rows[0]?.stored).toBe(stored)
  })

  it('is durable and keeps foreign keys', async () => {
    const database = await open()
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(`pragma_${name}`)}`.execute(
        database,
      )
      return Object.values(rows[0] ?? {})[0]
    }
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })

  it('answers ids, counts, returned rows and streams', async () => {
    const database = await open()
    const inserted = await database.insertInto('things').values({ id: 7, text: 'a' }).executeTakeFirst()
    expect(inserted.insertId).toBe(7n)
    const returned = await database
      .insertInto('things')
      .values({ id: 8, text: 'b' })
      .returning('text')
      .execute()
    expect(returned).toEqual([{ text: 'b' }])
    const seen: number[] = []
    for await (const row of database.selectFrom('things').select('id').stream()) seen.push(row.id)
    expect(seen).toEqual([7, 8])
    const gone = await database.deleteFrom('things').executeTakeFirst()
    expect(gone.numDeletedRows).toBe(2n)
  })

  it('rolls a transaction back as a whole', async () => {
    const database = await open()
    const work = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1 }).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await database.selectFrom('things').selectAll().execute()).toEqual([])
  })

  it('lets reads by while a change is under way, of which they see nothing', { timeout: 5000 }, async () => {
    const database = await open()
    const all = () => database.selectFrom('things').select('id').execute()
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1 }).execute()
      expect(await all()).toEqual([])
      expect(await transaction.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }])
      for await (const row of transaction.selectFrom('things').select('id').stream())
        expect(row).toEqual({ id: 1 })
    })
    expect(await all()).toEqual([{ id: 1 }])
  })

  it('makes a write wait for a change that is under way, in the order in which they came', async () => {
    const database = await open()
    const done: string[] = []
    const writes: Promise<unknown>[] = []
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1 }).execute()
      for (const [id, text] of [
        [2, 'a'],
        [3, 'b'],
      ] as const) {
        const write = database.insertInto('things').values({ id, text }).execute()
        writes.push(write.then(() => done.push(text)))
      }
      await database.selectFrom('things').select('id').execute()
      expect(done).toEqual([])
    })
    await Promise.all(writes)
    expect(done).toEqual(['a', 'b'])
  })

  it('reports a duplicate as one', async () => {
    const database = await open()
    await database.insertInto('things').values({ id: 1, text: 'a' }).execute()
    const again = (id: number, text: string) =>
      database
        .insertInto('things')
        .values({ id, text })
        .execute()
        .catch((error: unknown) => error)
    expect(databaseFault(await again(1, 'b'))).toBe('duplicate')
    expect(databaseFault(await again(2, 'a'))).toBe('duplicate')
    const returned = database.insertInto('things').values({ id: 3, text: 'a' }).returning('id').execute()
    expect(databaseFault(await returned.catch((error: unknown) => error))).toBe('duplicate')
    expect(databaseFault(new Error('x'))).toBeUndefined()
  })

  it('holds its file against other processes, also once it is opened a second time', async () => {
    const folder = await temporaryFolder()
    const database = await open(folder)
    await database.insertInto('things').values({ id: 1 }).execute()
    expect(takenByAnother(folder)).toBe('database is locked')
    // As the thread of files does. Who has the file alone takes the log away at its close.
    await open(folder)
    expect(takenByAnother(folder)).toBe('database is locked')
  })

  it('gives up soon on a lock, so that the event loop is not held', async () => {
    const folder = await temporaryFolder()
    const holder = await open(folder)
    const waiter = await open(folder)
    await holder.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1 }).execute()
      const began = performance.now()
      const error = await waiter
        .insertInto('things')
        .values({ id: 2 })
        .execute()
        .catch((fault: unknown) => fault)
      expect(databaseFault(error)).toBe('busy')
      const returned = waiter.updateTable('things').set({ text: 'x' }).returning('id').execute()
      expect(databaseFault(await returned.catch((fault: unknown) => fault))).toBe('busy')
      expect(performance.now() - began).toBeLessThan(1000)
    })
  })
})

describe('retrying', () => {
  const busy = Object.assign(new Error('database is locked'), { errcode: 5 })

  it.each([
    ['nothing wrong', [], 1, undefined],
    ['busy for a while', [busy, busy, busy], 4, undefined],
    ['busy for ever', Array(10_000).fill(busy), expect.any(Number), 'database is locked'],
    ['another fault', [new Error('other')], 1, 'other'],
  ])('%s', async (_, faults, calls, message) => {
    let called = 0
    const work = retryWhenBusy(
      async () => {
        const fault = faults[called++]
        if (fault) throw fault
      },
      async () => undefined,
    )
    if (message) await expect(work).rejects.toThrow(message)
    else await work
    expect(called).toEqual(calls)
  })
})
