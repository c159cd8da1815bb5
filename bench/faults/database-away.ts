import { setTimeout as wait } from 'node:timers/promises'
import { openPageLine } from '../../test/fixtures/page-line.ts'
import { callerOf, PASSWORD } from '../../test/server/console/console-server.ts'
import { startNode } from '../../test/server/nodes/node-process.ts'
import { answerTo } from '../../test/server/nodes/two-nodes.ts'
import type { TestPostgres } from '../../test/server/postgres.ts'
import type { Figure } from '../figures.ts'

const ASK_EVERY_MS = 5000
const ROWS = 3000

/** Milliseconds until it is so, asked often. */
export async function until(is: () => Promise<boolean>): Promise<number> {
  const beganAtMs = performance.now()
  while (!(await is().catch(() => false))) await wait(20)
  return performance.now() - beganAtMs
}

async function nodeOn(postgres: TestPostgres) {
  const node = await startNode({
    ...{ SUPERADMIN_USERNAME: 'chief', SUPERADMIN_PASSWORD: PASSWORD },
    DATABASE_URL: postgres.newDatabase(),
  })
  const login = { username: 'chief', password: PASSWORD }
  const { body } = await callerOf(node.url).call('POST', '/auth/login', login)
  const ready = async () => (await fetch(`${node.url}/readyz`)).ok
  return { node, chief: callerOf(node.url, body.token), ready }
}

/** A database that is away in a visit: a question every five seconds, and staff who try to read. */
export async function awayInVisit(postgres: TestPostgres, awayMs: number): Promise<Figure[]> {
  const { node, chief, ready } = await nodeOn(postgres)
  const line = openPageLine(node.url)
  await line.until(() => line.events.includes('ready'))
  postgres.stop()
  const endsAtMs = performance.now() + awayMs
  const [answeredMs, statuses] = [[] as number[], [] as number[]]
  let newcomers = 0
  while (performance.now() < endsAtMs) {
    const askedAtMs = performance.now()
    if ((await answerTo(line, 'what can you do')) !== '') answeredMs.push(performance.now() - askedAtMs)
    statuses.push((await chief.call('GET', '/products')).status)
    const newcomer = openPageLine(node.url)
    await newcomer.until(() => newcomer.events.includes('ready'))
    newcomer.close()
    newcomers += 1
    await wait(Math.min(ASK_EVERY_MS, Math.max(0, endsAtMs - performance.now())))
  }
  postgres.start()
  const wellMs = await until(ready)
  const signedIn = (await chief.call('GET', '/products')).status === 200
  line.close()
  await node.close()
  return [
    ['visit-away', awayMs / 1000, 's'],
    ['visit-answered', answeredMs.length, `of-${statuses.length}`],
    ['visit-slowest', Math.max(...answeredMs), 'ms'],
    ['visit-newcomers', newcomers, `of-${statuses.length}`],
    ['visit-lost', line.awayMs.length, 'times'],
    ['staff-503', statuses.filter((status) => status === 503).length, `of-${statuses.length}`],
    ['visit-well-after', wellMs, 'ms'],
    ['staff-still-signed-in', Number(signedIn), 'of-1'],
  ]
}

/** A database that goes away in the midst of an import, and stays away. */
export async function awayInImport(postgres: TestPostgres, awayMs: number): Promise<Figure[]> {
  const { node, chief, ready } = await nodeOn(postgres)
  const rows = Array.from({ length: ROWS }, (_, row) => `Made up ${row},Crisp number ${row}.`)
  const file = new Blob([['name,description', ...rows].join('\n')])
  const count = async () => (await chief.call<unknown[]>('GET', '/products')).body.length
  const before = await count()
  const beganAtMs = performance.now()
  const importing = chief.upload('/upload-csv', { file })
  await wait(400)
  postgres.stop()
  const cut = await importing
  const toldMs = performance.now() - beganAtMs
  await wait(Math.max(0, awayMs - toldMs))
  const meanwhile = await chief.upload('/upload-csv', { file })
  const alive = (await fetch(`${node.url}/healthz`)).ok
  postgres.start()
  const wellMs = await until(ready)
  const half = (await count()) - before
  const later = await chief.upload('/upload-csv', { file })
  await node.close()
  return [
    ['import-away', awayMs / 1000, 's'],
    ['import-cut', cut.status, 'status'],
    ['import-told-after', toldMs, 'ms'],
    ['import-meanwhile', meanwhile.status, 'status'],
    ['import-alive', Number(alive), 'of-1'],
    ['import-well-after', wellMs, 'ms'],
    ['import-half', half, 'rows'],
    ['import-later', later.status, 'status'],
    ['import-added', later.body.added, `of-${ROWS}`],
  ]
}
