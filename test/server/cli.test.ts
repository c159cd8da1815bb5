import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../src/server/cli/run-cli.ts'
import { openRepositories } from './open-repositories.ts'
import { runningServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function cli(words: readonly string[], environment: Record<string, string>) {
  const lines: string[] = []
  const code = await runCli(words, environment, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

async function aFile(text: string): Promise<string> {
  const path = join(await temporaryFolder(), 'products.csv')
  await writeFile(path, text)
  return path
}

const GOOD = 'name,description,barcode\nPlain Biscuits,Plain.,4006381333931\n'

describe('import', () => {
  it('writes to the data folder itself when no server runs', async () => {
    const folder = await temporaryFolder()
    const path = await aFile(GOOD)
    expect(await cli(['import', path], { DATA_DIR: folder })).toEqual({
      code: 0,
      text: 'Added: 1, updated: 0, skipped: 0 (no change)',
    })
    expect((await cli(['import', path], { DATA_DIR: folder })).text).toContain('skipped: 1')
    const { products } = await openRepositories(folder)
    expect(await products.count()).toBe(1)
  })

  it('hands its work to the running server', async () => {
    const { dataFolder, url } = await runningServer({ environment: { SEED: 'none' } })
    const { code, text } = await cli(['import', await aFile(GOOD)], { DATA_DIR: dataFolder })
    expect(code).toBe(0)
    expect(text).toContain('running server')
    expect(await (await fetch(`${url}/api/publicProduct`)).json()).toHaveLength(1)
  })

  it('does nothing at all when a row is at fault, and says which', async () => {
    const folder = await temporaryFolder()
    const path = await aFile(`${GOOD}Other,Other.,4006381333932\n`)
    const { code, text } = await cli(['import', path], { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(text).toContain(`${path}: line 3, column barcode: 4006381333932: the check digit is wrong`)
    expect(text).toContain('nothing was imported')
    const { products } = await openRepositories(folder)
    expect(await products.count()).toBe(0)
  })

  it('says which products already have a code', async () => {
    const folder = await temporaryFolder()
    await cli(['import', await aFile(GOOD)], { DATA_DIR: folder })
    const { code, text } = await cli(['import', await aFile(GOOD.replace('Plain.', 'Other.'))], {
      DATA_DIR: folder,
    })
    expect(code).toBe(1)
    expect(text).toContain('line 2, column barcode: 4006381333931 is on product 1 (Plain Biscuits) too')
  })

  it('has no models to fetch, and says so', async () => {
    expect(await cli(['models', 'install'], {})).toEqual({
      code: 0,
      text: expect.stringContaining('Nothing to fetch'),
    })
  })

  it.each([
    ['import', 'a.csv', 'b.csv'],
    ['doctor', 'data'],
    ['superadmin', 'asha', 'ravi'],
    ['backup', 'a.backup', 'b.backup'],
    ['restore', 'a.backup', 'b.backup'],
    ['models', 'install', 'now'],
  ])('%s %s … refuses one word too many, and does nothing', async (...words) => {
    const folder = await temporaryFolder()
    expect(await cli(words, { DATA_DIR: folder })).toEqual({
      code: 1,
      text: `${words[0]}: nothing was done: one at a time, and "${words.at(-1)}" is one too many`,
    })
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    [['import'], 'import needs a file'],
    [['import', '/no/such.csv'], 'there is no such file'],
    [['import', '/dev/zero'], 'it is no file'],
    [['models'], 'models install'],
    [[], 'npm run cli -- import'],
    [['constructor'], 'npm run cli -- import'],
  ])('%j ends with 1 and a reason', async (words, reason) => {
    const { code, text } = await cli(words, { DATA_DIR: await temporaryFolder() })
    expect(code).toBe(1)
    expect(text).toContain(reason)
  })
})

describe('doctor', () => {
  it('finds nothing wrong with the settings, data, disk, database and engine of a new folder', async () => {
    const { text } = await cli(['doctor'], { DATA_DIR: await temporaryFolder() })
    for (const name of ['settings', 'data', 'disk', 'database', 'engine']) {
      expect(text).toMatch(new RegExp(`^ok +${name} `, 'm'))
    }
    expect(text).toMatch(/^ok +server +does not run/m)
  })

  it.each([
    [
      'a database that is none',
      async (folder: string) => writeFile(join(folder, 'shop.sqlite'), 'x'.repeat(5000)),
      'database',
    ],
  ])('finds %s', async (_, spoil, name) => {
    const folder = await temporaryFolder()
    await spoil(folder)
    const { code, text } = await cli(['doctor'], { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(text).toMatch(new RegExp(`^wrong +${name} `, 'm'))
  })

  it('makes no database, and tells of one that another version wrote, whose backup is refused', async () => {
    const empty = await temporaryFolder()
    expect((await cli(['doctor'], { DATA_DIR: empty })).text).toMatch(/^ok +database .*: none yet/m)
    expect(await readdir(empty)).toEqual([])
    const { folder, database } = await openRepositories()
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(database)
    const reason = 'the database was written by another version'
    expect((await cli(['doctor'], { DATA_DIR: folder })).text).toMatch(
      new RegExp(`^wrong +database +${reason}`, 'm'),
    )
    expect(await cli(['backup', join(empty, 'shop.backup')], { DATA_DIR: folder })).toEqual({
      code: 1,
      text: `backup: ${reason}`,
    })
  })

  it('finds a logo that is not there', async () => {
    const { code, text } = await cli(['doctor'], { DATA_DIR: await temporaryFolder(), BRAND_LOGO: '/no.svg' })
    expect(code).toBe(1)
    expect(text).toMatch(/^wrong +settings +BRAND_LOGO/m)
  })

  it('stops at wrong settings', async () => {
    expect(await cli(['doctor'], { PORT: 'x' })).toEqual({
      code: 1,
      text: 'PORT: must be a whole number from 0 to 65535 (it is "x")',
    })
  })
})
