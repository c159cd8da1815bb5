import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../../src/server/cli/run-cli.ts'
import { onEachDatabase } from '../databases.ts'
import { runningServer } from '../running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  type Caller,
  callerOf,
  consoleServer,
  PASSWORD,
  person,
  settingsOf,
  steps,
} from './console-server.ts'

async function cli(words: readonly string[], environment: Record<string, string>) {
  const lines: string[] = []
  const code = await runCli(words, environment, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

const passwordIn = (text: string) => /one-time password {2}(\S+)/.exec(text)?.[1] ?? ''

async function everything(chief: Caller): Promise<unknown[]> {
  const lists = ['/stores', '/products', '/aisles', '/auth/users', '/audit']
  return Promise.all(lists.map(async (path) => (await chief.call('GET', path)).body))
}

async function someData(chief: Caller): Promise<void> {
  const paths = { entrance: { dairy: steps(4) } }
  await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune', paths })
  await chief.call('POST', '/auth/register', person('admin1', { role: 'admin', storeId: '1' }))
  await chief.call('POST', '/aisles', { name: 'Dairy', description: 'Milk and cheese' })
  await chief.call('POST', '/products', { name: 'Thing', description: 'Some thing', barcodes: ['73513537'] })
}

onEachDatabase('backup and restore', (database) => {
  it('put everything back as it was while the server runs', async () => {
    const settings = settingsOf(database)
    const { chief, dataFolder, signIn, nobody } = await consoleServer(settings)
    await someData(chief)
    const before = await everything(chief)
    const file = join(await temporaryFolder(), 'shop.backup')
    const environment = { DATA_DIR: dataFolder, ...settings }
    const backup = await cli(['backup', file], environment)
    expect(backup).toMatchObject({ code: 0, text: expect.stringContaining('running server') })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    await chief.call('DELETE', '/products/1')
    await chief.call('PUT', '/stores/1', { name: 'Other' })
    const { id } = (await chief.call('POST', '/products', { name: 'Later', description: 'Came later' })).body
    expect(await cli(['restore', file], environment)).toMatchObject({ code: 0 })
    expect((await chief.call('GET', '/stores')).status).toBe(401)
    const again = await signIn('chief', PASSWORD)
    expect(await everything(again)).toEqual(before)
    // Shoppers get it at once, and a number that was given out since is not given out again.
    expect((await nobody.call('GET', '/stores/publicStores')).body).toMatchObject([{ name: 'Store' }])
    const next = await again.call('POST', '/products', { name: 'Next', description: 'Came next' })
    expect(Number(next.body.id)).toBeGreaterThan(Number(id))
  })

  it('carry everything to another, empty data folder', async () => {
    const settings = settingsOf(database)
    const first = await consoleServer(settings)
    await someData(first.chief)
    const before = await everything(first.chief)
    const file = join(await temporaryFolder(), 'shop.backup')
    await first.close()
    expect((await cli(['backup', file], { DATA_DIR: first.dataFolder, ...settings })).code).toBe(0)
    const elsewhere = { DATA_DIR: await temporaryFolder() }
    expect((await cli(['restore', file], elsewhere)).code).toBe(0)
    const second = await consoleServer(elsewhere)
    expect(await everything(second.chief)).toEqual(before)
  })

  it('refuse a file that is cut off or no backup of this product, and change nothing', async () => {
    const settings = settingsOf(database)
    const { chief, dataFolder } = await consoleServer(settings)
    await someData(chief)
    const file = join(await temporaryFolder(), 'shop.backup')
    const environment = { DATA_DIR: dataFolder, ...settings }
    await cli(['backup', file], environment)
    const good = await readFile(file, 'utf8')
    const [header = ''] = good.split('\n')
    const spoilt: [string, string][] = [
      [good.slice(0, good.length / 2), 'it is cut off'],
      [good.replace('"Store"', '"Sture"'), 'changed since it was written'],
      [good.replace(/"migration":"[^"]*"/, '"migration":"0099-later"'), 'newer version'],
      ['name,description\n', 'not a backup'],
      [`${good}{}\n`, 'goes on after its end'],
      [`${good}${'x'.repeat(21_000_000)}`, 'it has a line of more than 20 MB'],
      [`${header}\n{"table":"stores","row":${'['.repeat(5e6)}${']'.repeat(5e6)}}\n`, 'line 2 is no row'],
    ]
    for (const [text, reason] of spoilt) {
      await writeFile(file, text)
      const answer = await cli(['restore', file], environment)
      expect(answer).toEqual({ code: 1, text: expect.stringContaining(reason) })
    }
    expect((await chief.call('GET', '/stores')).body).toMatchObject([{ name: 'Store' }])
  })
})

describe('superadmin', () => {
  it('makes a new superadmin, without a running server and with one', async () => {
    const first = await consoleServer()
    const made = await cli(['superadmin', 'rescue'], { DATA_DIR: first.dataFolder })
    expect(made.text).toContain('rescue is a superadmin now.')
    const caller = await first.signIn('rescue', passwordIn(made.text))
    expect((await caller.call('GET', '/auth/session')).body.mustChangePassword).toBe(true)
    await first.close()
    const offline = await cli(['superadmin', 'other1'], { DATA_DIR: first.dataFolder })
    const second = await consoleServer({ DATA_DIR: first.dataFolder })
    await second.signIn('other1', passwordIn(offline.text))
  })

  it('gives a superadmin a new password, and ends their sessions', async () => {
    const { chief, dataFolder, signIn } = await consoleServer()
    const { text } = await cli(['superadmin', 'chief'], { DATA_DIR: dataFolder })
    expect(text).toContain('chief has a new password')
    expect((await chief.call('GET', '/stores')).status).toBe(401)
    const caller = await signIn('chief', passwordIn(text))
    const own = await caller.call('PUT', `/auth/user/${caller.userId}/password`, { password: 'Another1!' })
    expect(own.status).toBe(200)
    const again = await signIn('chief', 'Another1!')
    expect((await again.call('GET', '/auth/session')).body.mustChangePassword).toBe(false)
  })

  it('lets a name that was tried too often sign in again, with a running server and without one', async () => {
    const { nobody, dataFolder, signIn, close } = await consoleServer()
    const tried = async (server = nobody) => {
      const replies = await Promise.all(
        Array.from({ length: 12 }, () =>
          server.call('POST', '/auth/login', { username: 'chief', password: 'Wrong123!' }),
        ),
      )
      expect(replies.map(({ status }) => status)).toContain(429)
    }
    await tried()
    await signIn('chief', passwordIn((await cli(['superadmin', 'Chief'], { DATA_DIR: dataFolder })).text))
    await tried()
    await close()
    const { text } = await cli(['superadmin', 'chief'], { DATA_DIR: dataFolder })
    const again = await runningServer({ environment: { SEED: 'none', DATA_DIR: dataFolder } })
    const reply = await callerOf(again.url).call('POST', '/auth/login', {
      username: 'chief',
      password: passwordIn(text),
    })
    expect(reply.status).toBe(200)
  })

  it.each([
    ['no name', [], 'needs a username'],
    ['a name that is none', ['a b'], 'needs a username'],
    ['the admin of a store', ['admin1'], 'is the admin of a store'],
  ])('refuses %s', async (_, words, reason) => {
    const { chief, dataFolder } = await consoleServer()
    await someData(chief)
    const { code, text } = await cli(['superadmin', ...words], { DATA_DIR: dataFolder })
    expect([code, text]).toEqual([1, expect.stringContaining(reason)])
  })
})

describe('backup', () => {
  it.each([
    ['no file', [], 'backup needs a file'],
    ['a folder that is not there', ['/no/such/folder/shop.backup'], 'no such file'],
  ])('refuses %s', async (_, words, reason) => {
    const { code, text } = await cli(['backup', ...words], { DATA_DIR: await temporaryFolder() })
    expect([code, text]).toEqual([1, expect.stringContaining(reason)])
  })

  it('says why it cannot be written also where the running server does it', async () => {
    const { dataFolder } = await consoleServer()
    const answer = await cli(['backup', '/no/such/folder/shop.backup'], { DATA_DIR: dataFolder })
    expect(answer).toEqual({ code: 1, text: expect.stringMatching(/running server[\s\S]*no such file/) })
  })

  it('leaves an older backup file as it is when it fails', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'shop.backup')
    await appendFile(file, 'older')
    await writeFile(join(folder, 'shop.sqlite'), 'x'.repeat(5000))
    expect((await cli(['backup', file], { DATA_DIR: folder })).code).toBe(1)
    expect(await readFile(file, 'utf8')).toBe('older')
  })

  it.each([
    ['the database itself', 'shop.sqlite'],
    ['a file of something else', 'products.csv'],
  ])('does not replace %s', async (_, name) => {
    const { dataFolder, close } = await consoleServer()
    const file = join(dataFolder, name)
    if (name === 'products.csv') await writeFile(file, 'name,description\n')
    const refused = { code: 1, text: expect.stringContaining('is no backup, and stays as it is') }
    expect(await cli(['backup', file], { DATA_DIR: dataFolder })).toEqual(refused)
    await close()
    const kept = await readFile(file)
    expect(await cli(['backup', file], { DATA_DIR: dataFolder })).toEqual(refused)
    expect((await readFile(file)).equals(kept)).toBe(true)
  })

  it('refuses a folder, and leaves nothing beside it', async () => {
    const { dataFolder } = await consoleServer()
    const folder = await temporaryFolder()
    const answer = await cli(['backup', join(folder, '.')], { DATA_DIR: dataFolder })
    expect(answer).toEqual({ code: 1, text: expect.stringContaining('it is no file') })
    expect(await readdir(folder)).toEqual([])
  })

  it('replaces an older backup and an empty file', async () => {
    const { dataFolder } = await consoleServer()
    const file = join(await temporaryFolder(), 'shop.backup')
    await writeFile(file, '')
    for (const _ of ['empty', 'older'])
      expect((await cli(['backup', file], { DATA_DIR: dataFolder })).code).toBe(0)
  })
})

describe('a data folder without a database', () => {
  it.each([
    ['backup', 'shop.backup'],
    ['superadmin', 'asha'],
  ])('%s makes none', async (command, word) => {
    const folder = await temporaryFolder()
    const given = command === 'backup' ? join(await temporaryFolder(), word) : word
    expect(await cli([command, given], { DATA_DIR: folder })).toEqual({
      code: 1,
      text: `${command}: there is no database in ${folder} (DATA_DIR)`,
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('is told by its place', async () => {
    const { dataFolder, close } = await consoleServer()
    await close()
    const file = join(await temporaryFolder(), 'shop.backup')
    for (const words of [
      ['backup', file],
      ['restore', file],
      ['superadmin', 'asha'],
    ])
      expect((await cli(words, { DATA_DIR: dataFolder })).text).toContain(join(dataFolder, 'shop.sqlite'))
  })
})
