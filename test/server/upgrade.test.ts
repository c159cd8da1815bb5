import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../src/server/cli/run-cli.ts'
import { backupTables, readBackup } from '../../src/server/db/backup.ts'
import { Database, migrationNames, openDatabase } from '../../src/server/db/database.ts'
import { dialectFor } from '../../src/server/db/dialects/choose-dialect.ts'
import { allRows, columnsOf } from './all-rows.ts'
import { callerOf, PASSWORD } from './console/console-server.ts'
import { onEachDatabase } from './databases.ts'
import { postgresPrograms } from './postgres.ts'
import { runningServer } from './running-server.ts'
import { tablesThatDiffer } from './same-rows.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Databases as a node of that version left them, in the midst of its work: `npm run bench -- upgrade` makes them. */
const releases = fileURLToPath(new URL('../fixtures/releases', import.meta.url))
const versions = readdirSync(releases).sort()

/** A database with what a version left. */
async function leftBy(version: string, url: string | undefined) {
  const dataFolder = await temporaryFolder()
  const file = join(releases, version, url ? 'postgres.sql' : 'sqlite.sql')
  if (url)
    execFileSync(join(postgresPrograms() ?? '', 'psql'), [
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      url,
      '-f',
      file,
    ])
  else {
    const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'))
    database.exec(readFileSync(file, 'utf8'))
    database.close()
  }
  const database = new Database(dialectFor(dataFolder, url))
  const state = { columns: await columnsOf(database), rows: await allRows(database) }
  await database.destroy()
  return { dataFolder, ...state }
}

it('every version that left a database is one of ours', () => {
  expect(migrationNames).toEqual(expect.arrayContaining(versions))
  expect(versions.length).toBeGreaterThan(2)
})

onEachDatabase('a database of an earlier version', ({ newUrl }) => {
  it.each(versions)('%s keeps every row, and a node of that version can go on beside it', async (version) => {
    const url = newUrl()
    const old = await leftBy(version, url)
    const database = await openDatabase(old.dataFolder, url)
    onTestFinished(() => database.destroy())
    expect(await database.dialect.integrity(database)).toBe('ok')
    expect(tablesThatDiffer(old.rows, old.columns, await allRows(database))).toEqual([])
    expect([...old.rows.values()].flat().length).toBeGreaterThan(100)
    // What the old one reads is there under its name and of its kind, and what it does not write may stay unsaid.
    const columns = await columnsOf(database)
    for (const [table, before] of old.columns) {
      const now = columns.get(table) ?? []
      // What had to be said may be left out by now; what could be left out still can.
      const said = before.map((each) => ({
        ...each,
        optional: expect.toSatisfy((is) => is || !each.optional),
      }))
      expect(now).toEqual(expect.arrayContaining(said))
      const later = now.filter(({ name }) => !before.some((column) => column.name === name))
      expect(later.filter(({ optional }) => !optional)).toEqual([])
    }
  })

  it.each(versions)('%s is looked at and backed up as it is', async (version) => {
    const url = newUrl()
    const old = await leftBy(version, url)
    const environment = { DATA_DIR: old.dataFolder, ...(url && { DATABASE_URL: url }) }
    const file = join(await temporaryFolder(), 'shop.backup')
    const lines: string[] = []
    await runCli(['doctor'], environment, (line) => lines.push(line))
    expect(lines.find((line) => /^ok +database/.test(line))).toContain(`an older version (${version})`)
    expect(await runCli(['backup', file], environment, (line) => lines.push(line))).toBe(0)
    const database = new Database(dialectFor(old.dataFolder, url))
    expect(await columnsOf(database)).toEqual(old.columns)
    expect(await allRows(database)).toEqual(old.rows)
    await database.destroy()
    // That version can read it again, and so can this one.
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({ migration: version })
    const restored = await openDatabase(await temporaryFolder())
    onTestFinished(() => restored.destroy())
    await readBackup(restored, file)
    const kept = new Map([...old.rows].filter(([table]) => backupTables.some(({ name }) => name === table)))
    kept.delete('counters')
    expect(tablesThatDiffer(kept, old.columns, await allRows(restored))).toEqual([])
  })

  it.each(versions)('%s lets the same people in, and shows them what they had', async (version) => {
    const url = newUrl()
    const { dataFolder, rows } = await leftBy(version, url)
    const server = await runningServer({
      environment: { DATA_DIR: dataFolder, SEED: 'none', ...(url && { DATABASE_URL: url }) },
    })
    for (const username of ['chief', 'usha2']) {
      const { body } = await callerOf(server.url).call('POST', '/auth/login', {
        username,
        password: PASSWORD,
      })
      const caller = callerOf(server.url, body.token)
      const products = await caller.call<{ name: string }[]>('GET', '/products')
      expect(products.body.map(({ name }) => name).sort()).toEqual(
        rows
          .get('products')
          ?.map(({ name }) => name)
          .sort(),
      )
      expect((await caller.call<object[]>('GET', '/audit?limit=200')).body.length).toBeGreaterThan(20)
    }
  })
})
