import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { factorTexts } from '../../../src/core/contract/console/second-factor.ts'
import { writeBackup } from '../../../src/server/db/backup.ts'
import { onEachDatabase, type TestDatabase } from '../databases.ts'
import { openRepositories } from '../open-repositories.ts'
import { type RunningTestServer, runningServer } from '../running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Caller, callerOf, consoleServer, PASSWORD, settingsOf } from './console-server.ts'

type Codes = { codes: string[]; secret: string }
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const login = (url: string, code: string) =>
  callerOf(url).call<{ error: string }>('POST', '/auth/login', {
    username: 'chief',
    password: PASSWORD,
    code,
  })

async function setUp(chief: Caller) {
  const { secret } = (await chief.call<Codes>('POST', '/auth/second-factor')).body
  const code = codeAt(secret, -1)
  const { codes } = (await chief.call<Codes>('POST', '/auth/second-factor/confirm', { code })).body
  return { secret, codes }
}

const keyOf = (database: TestDatabase): Record<string, string> =>
  database.name === 'SQLite' ? {} : { FACTOR_KEY: randomBytes(32).toString('hex') }

async function keptBy({ dataFolder }: RunningTestServer, url?: string) {
  const { database, secondFactors } = await openRepositories(dataFolder, url)
  const backup = join(await temporaryFolder(), 'shop.backup')
  await writeBackup(database, backup, new Date('2026-11-21T10:00:00Z'))
  return { database, secondFactors, backup: await readFile(backup, 'utf8') }
}

onEachDatabase('the secrets of second factors', (database) => {
  it('are sealed in the database and in backups, and open again after a start', async () => {
    const settings = { ...settingsOf(database), ...keyOf(database) }
    const server = await consoleServer(settings)
    const { secret } = await setUp(server.chief)
    const kept = await keptBy(server, settings.DATABASE_URL)
    expect(kept.backup).toContain('"secret":"v1.')
    expect(kept.backup).not.toContain(secret)
    await server.close()
    const again = await runningServer({ environment: { ...settings, DATA_DIR: server.dataFolder } })
    expect((await login(again.url, codeAt(secret, 0))).status).toBe(200)
  })

  it('that stood as they are are taken up by the next start, and nothing of them stays in the files', async () => {
    const settings = { ...settingsOf(database), ...keyOf(database) }
    const server = await consoleServer(settings)
    const { secret } = await setUp(server.chief)
    await server.close()
    const plain = await openRepositories(server.dataFolder, settings.DATABASE_URL)
    const [row] = await plain.secondFactors.secrets()
    if (!row) throw new Error('no secret is kept')
    expect(await plain.secondFactors.replaceSecret(row.userId, row.secret, secret)).toBe(true)
    await plain.database.destroy()

    const again = await runningServer({ environment: { ...settings, DATA_DIR: server.dataFolder } })
    expect((await login(again.url, codeAt(secret, 0))).status).toBe(200)
    expect((await keptBy(again, settings.DATABASE_URL)).backup).not.toContain(secret)
    await again.close()
    for (const name of await readdir(server.dataFolder, { recursive: true })) {
      const file = join(server.dataFolder, name)
      if ((await stat(file)).isFile()) expect((await readFile(file)).includes(secret), name).toBe(false)
    }
  })

  it('stay shut when the key is lost: a recovery code opens the account, and a new factor can be set up', async () => {
    const settings = { ...settingsOf(database), ...keyOf(database) }
    const server = await consoleServer(settings)
    const { secret, codes } = await setUp(server.chief)
    await server.close()
    await rm(join(server.dataFolder, 'factor.key'), { force: true })
    const environment = { ...settings, ...keyOf(database), DATA_DIR: server.dataFolder }
    const again = await runningServer({ environment })
    const told = { status: 401, body: { error: factorTexts.shut, fields: { code: factorTexts.shut } } }
    expect(await login(again.url, codeAt(secret, 0))).toMatchObject(told)
    const signedIn = await login(again.url, codes[0] ?? '')
    expect(signedIn.status).toBe(200)
    const chief = callerOf(again.url, (signedIn.body as unknown as { token: string }).token)
    const byApp = await chief.call('POST', '/auth/second-factor/remove', { code: codeAt(secret, 0) })
    expect(byApp).toMatchObject({ status: 400, body: { error: factorTexts.shut } })
    const byCode = await chief.call('POST', '/auth/second-factor/remove', { code: codes[1] })
    expect(byCode.status).toBe(200)
    const fresh = await setUp(chief)
    expect((await login(again.url, codeAt(fresh.secret, 0))).status).toBe(200)
  })
})

it('a key is made once, readable by its owner alone; what is none stops the start', async () => {
  const server = await runningServer()
  const file = join(server.dataFolder, 'factor.key')
  const { mode } = await stat(file)
  expect(mode & 0o777).toBe(0o600)
  const made = await readFile(file, 'utf8')
  await server.close()
  const environment = { DATA_DIR: server.dataFolder }
  await (await runningServer({ environment })).close()
  expect(await readFile(file, 'utf8')).toBe(made)
  await writeFile(file, made.slice(1))
  await expect(runningServer({ environment })).rejects.toThrow('factor.key is no key')
})
