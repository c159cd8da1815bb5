import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Secrets } from '../../../src/server/auth/secrets.ts'
import { findServer } from '../../../src/server/control/control-client.ts'
import { callerOf, consoleServer, PASSWORD } from '../console/console-server.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../postgres.ts'
import { runningServer } from '../running-server.ts'
import { openCutLine } from './cut-line.ts'

const programs = postgresPrograms()
const COMMIT = /commit\0/

describe.skipIf(programs === undefined)('a PostgreSQL that is lost', { timeout: 60_000 }, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  afterAll(() => postgres?.close())

  async function newLine() {
    const line = await openCutLine(postgres.newDatabase())
    onTestFinished(() => line.close())
    return line
  }

  async function cuttable() {
    const line = await newLine()
    const server = await consoleServer({ DATABASE_URL: line.url })
    const numbers = async () => {
      const answer = () => server.chief.call<{ store_number: string }[]>('GET', '/stores')
      await expect.poll(async () => (await answer()).status).toBe(200)
      return (await answer()).body.map(({ store_number }) => store_number)
    }
    return { ...server, line, numbers }
  }

  const store = { store_number: '1', name: 'Store', location: 'Pune' }

  it('as it is told to keep a change: nobody is told that nothing was changed', async () => {
    const { chief, line, numbers } = await cuttable()
    line.cut({ at: COMMIT, arrives: true })
    expect(await chief.call('POST', '/stores', store)).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/may be saved or not: please look/) },
    })
    expect(line.wasCut()).toBe(true)
    expect(await numbers()).toEqual(['1'])
  })

  it('when a change is kept, as shoppers are to get it: the same', async () => {
    const { chief, line, numbers } = await cuttable()
    line.cut({ after: COMMIT, at: /from "counters"/, arrives: false })
    expect(await chief.call('POST', '/stores', store)).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/may be saved or not: please look/) },
    })
    expect(line.wasCut()).toBe(true)
    expect(await numbers()).toEqual(['1'])
  })

  it('as it is told to keep a file: the same', async () => {
    const { chief, line } = await cuttable()
    const upload = (name: string) =>
      chief.upload('/upload-csv', { file: new Blob([`name,description\n${name},Crisp and thin\n`]) })
    // The first one opens the connection, which commits as well.
    expect((await upload('First')).status).toBe(200)
    line.cut({ at: COMMIT, arrives: true })
    expect(await upload('Second')).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/may be saved or not: please look/) },
    })
  })

  it.each(['import', 'restore'] as const)(
    'when %s of this machine is kept, as shoppers are to get it: the same',
    async (command) => {
      const { dataFolder, line } = await cuttable()
      const server = await findServer(dataFolder)
      const files = { import: join(dataFolder, 'products.csv'), restore: join(dataFolder, 'shop.backup') }
      const list = (name: string) => writeFile(files.import, `name,description\n${name},Crisp and thin\n`)
      await list('First')
      await server?.backup(files.restore)
      // The first one opens the connection, which commits as well.
      await server?.[command](files[command])
      await list('Second')
      line.cut({ after: COMMIT, at: /from "counters"/, arrives: false })
      await expect(server?.[command](files[command])).rejects.toThrow(/may be saved or not: please look/)
      expect(line.wasCut()).toBe(true)
    },
  )

  it.each([
    ['at the beginning of a change', /begin\0/],
    ['in the middle of one', /insert into "history"/],
    ['before its end', COMMIT],
  ])('%s: staff are told, nothing is changed, and it goes on by itself', async (_, at) => {
    const { chief, line, numbers } = await cuttable()
    line.cut({ at, arrives: false })
    const { status, body } = await chief.call('POST', '/stores', store)
    expect([status, body.error]).toEqual([503, expect.stringMatching(/^The database/)])
    expect(await numbers()).toEqual([])
    expect((await chief.call('POST', '/stores', store)).status).toBe(201)
  })

  it.each([
    ['while its tables are made', /create table "history"/, false],
    ['while the sample is filled in', /insert into "products"/, false],
    ['after its stores are filled in', /insert into "aisles"/, true],
    ['while the first superadmin is made', /insert into "users"/, false],
    ['when the first superadmin was made', COMMIT, true],
  ])('%s: the start goes on when it is back, and leaves nothing half done', async (_, at, arrives) => {
    const line = await newLine()
    let cut = () => line.cut({ at, arrives })
    const cutOnce = () => {
      cut()
      cut = () => {}
    }
    if (at !== COMMIT) cutOnce()
    const secrets: Secrets = {
      async hash(secret) {
        // The next that is saved is the account of this password.
        cutOnce()
        return `kept ${secret}`
      },
      matches: async (kept, given) => kept === `kept ${given}`,
    }
    const { url, firstSignIn } = await runningServer({ environment: { DATABASE_URL: line.url }, secrets })
    expect(line.wasCut()).toBe(true)
    const lists = ['/publicProduct', '/stores/publicStores'].map((path) =>
      callerOf(url).call<unknown[]>('GET', path),
    )
    expect((await Promise.all(lists)).map(({ body }) => body.length)).toEqual([28, 3])
    const { username = '', password = '' } = firstSignIn ?? {}
    const { status, body } = await callerOf(url).call('POST', '/auth/login', { username, password })
    expect([status, body.mustChangePassword]).toEqual([200, true])
    const own = { password: PASSWORD }
    const changed = await callerOf(url, body.token).call('PUT', `/auth/user/${body.userId}/password`, own)
    const aisles = await callerOf(url, changed.body.token).call<unknown[]>('GET', '/aisles')
    expect(aisles.body).toHaveLength(3)
  })
})
