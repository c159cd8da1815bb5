import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { postgresPrograms, startPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { callerOf, consoleServer, PASSWORD, settingsOf, steps } from './console-server.ts'

const script = fileURLToPath(new URL('./serve-alone.ts', import.meta.url))

/** A server in a process of its own, and a way to end it without a word. */
async function apart(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', script], {
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url: `http://127.0.0.1:${String(printed).trim()}`, kill }
}

onEachDatabase('what was acknowledged', (database) => {
  it('is there after the process was killed in the middle of writes', async () => {
    const settings = {
      ...settingsOf(database),
      DATA_DIR: await temporaryFolder(),
      SEED: 'none',
      SUPERADMIN_USERNAME: 'chief',
      SUPERADMIN_PASSWORD: PASSWORD,
    }
    const { url, kill } = await apart(settings)
    const login = await callerOf(url).call('POST', '/auth/login', { username: 'chief', password: PASSWORD })
    const chief = callerOf(url, login.body.token)
    await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune' })
    const acknowledged: string[] = []
    const write = async (worker: number) => {
      for (let i = 0; ; i++) {
        const to = `aisle ${worker} ${i}`
        const body = { from: 'entrance', to, steps: steps(i) }
        const { status } = await chief.call('PATCH', '/stores/1/add-or-update-path', body)
        if (status === 200) acknowledged.push(to)
        if (acknowledged.length === 40) void kill()
      }
    }
    // Each ends when its connection does.
    await Promise.allSettled([0, 1, 2, 3].map(write))
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)

    const again = await consoleServer(settings)
    const [store] = (await again.chief.call<Store[]>('GET', '/stores')).body
    const there = Object.keys(store?.paths.entrance ?? {})
    expect(there).toEqual(expect.arrayContaining(acknowledged))
    // Whatever else got through is whole: every path has its entry in the history.
    const entries = (await again.chief.call<HistoryEntry[]>('GET', '/audit?kind=path&id=1&limit=200')).body
    expect(entries.map(({ part }) => part).sort()).toEqual(there.map((to) => `entrance → ${to}`).sort())
  })
})

describe('a database', () => {
  it('that another process locks for writing is waited for, while everybody can read', async () => {
    const { chief, dataFolder, url } = await consoleServer()
    await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune' })
    const file = new DatabaseSync(join(dataFolder, 'shop.sqlite'))
    file.exec('begin immediate')
    const waiting = chief.call('PUT', '/stores/1', { name: 'Waited' })
    expect((await fetch(`${url}/api/stores/publicStores`)).status).toBe(200)
    expect((await chief.call('GET', '/stores')).status).toBe(200)
    file.exec('rollback')
    file.close()
    expect((await waiting).status).toBe(200)
  })

  const programs = postgresPrograms()
  it.skipIf(programs === undefined)('that goes away makes calls fail with 503 until it is back', async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(() => postgres.close())
    const server = await consoleServer({ DATABASE_URL: postgres.newDatabase() })
    const { chief, url, room, ready } = server
    room.becomeReady()
    await ready
    await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune' })
    postgres.stop()
    expect(await chief.call('GET', '/stores')).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/database does not answer/) },
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    // Shoppers go on with what was read before.
    expect(await (await fetch(`${url}/api/stores/publicStores`)).json()).toMatchObject([{ name: 'Store' }])
    postgres.start()
    expect(await chief.call('GET', '/stores')).toMatchObject({ status: 200, body: [{ name: 'Store' }] })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })
})
