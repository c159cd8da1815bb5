import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/db/database.ts'
import { openPageLine, type PageLine } from '../test/fixtures/page-line.ts'
import { allRows } from '../test/server/all-rows.ts'
import { type NodeProcess, startNode } from '../test/server/nodes/node-process.ts'
import { answerTo } from '../test/server/nodes/two-nodes.ts'
import { postgresPrograms, startPostgres } from '../test/server/postgres.ts'
import { percentile, printFigures, printMachine } from './figures.ts'
import { addStores, listsAndChanges } from './fleet/many-stores.ts'
import { useOf } from './fleet/process-use.ts'

/**
 * `npm run bench -- fleet [visits] [nodes] [stores]`: open visits on several nodes over one PostgreSQL, all on this machine, with
 * the senses left out: what a node and the database pay for a visit that is there, whatever is heard in it.
 */
const VISITS = Number(process.argv[2] ?? 2000)
const NODES = Number(process.argv[3] ?? 4)
/** Of the chain; without it the sample's. */
const STORES = Number(process.argv[4] ?? 0)
/** New visits that are on their way at once; an address may have 64 sockets of a node and 8 new ones a second. */
const AT_ONCE = 16
const VISITS_AN_ADDRESS = 16
const HOLD_MS = 30_000
const ASKING = 200

printMachine()
const programs = postgresPrograms()
if (!programs) throw new Error('bench fleet needs PostgreSQL (apt-get install postgresql)')
const postgres = await startPostgres(programs, { careful: true })
const url = postgres.newDatabase()
const database = await openDatabase('.', url)
const nodes: NodeProcess[] = []
const lines: PageLine[] = []

const addressOf = (visit: number) => {
  const number = Math.floor(visit / VISITS_AN_ADDRESS)
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`
}

async function open(visit: number): Promise<number> {
  const beganAtMs = performance.now()
  const node = nodes[visit % NODES]
  const line = openPageLine(node?.url ?? '', {}, undefined, addressOf(visit))
  lines.push(line)
  await line.until(() => line.events.includes('ready'))
  return performance.now() - beganAtMs
}

/** `count` pieces of work, so many at once. Answers how long each took. */
async function inTurn(count: number, atOnce: number, work: (index: number) => Promise<number>) {
  const tookMs: number[] = []
  let next = 0
  const worker = async () => {
    while (next < count) tookMs.push(await work(next++))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return tookMs
}

const use = () => nodes.map((node) => useOf(node.pid()))
const cpuMs = () => use().reduce((sum, each) => sum + each.cpuMs, 0)
const megabytes = () => use().reduce((sum, { rssBytes }) => sum + rssBytes, 0) / 2 ** 20
const rows = async () => [...(await allRows(database)).values()].flat().length
async function inDatabase() {
  const found = await sql<{ open: string; done: string; written: string }>`
    select (select count(*) from pg_stat_activity where datname = current_database()) as open,
      xact_commit as done, tup_inserted + tup_updated + tup_deleted as written
    from pg_stat_database where datname = current_database()`.execute(database)
  const [row] = found.rows
  // This very question takes one of the connections.
  return { open: Number(row?.open) - 1, done: Number(row?.done), written: Number(row?.written) }
}

try {
  if (STORES > 0) await addStores(database, STORES)
  for (let index = 0; index < NODES; index += 1) nodes.push(await startNode({ DATABASE_URL: url }))
  await wait(3000)
  const before = { megabytes: megabytes(), cpuMs: cpuMs(), rows: await rows(), ...(await inDatabase()) }
  const beganAtMs = performance.now()
  const openedMs = await inTurn(VISITS, AT_ONCE, open)
  const openingMs = performance.now() - beganAtMs
  const opened = { megabytes: megabytes(), cpuMs: cpuMs() }
  await wait(HOLD_MS)
  const held = { cpuMs: cpuMs(), ...(await inDatabase()) }
  const step = Math.max(1, Math.floor(VISITS / ASKING))
  const answeredMs = await inTurn(Math.min(ASKING, VISITS), 8, async (index) => {
    const line = lines[index * step]
    const askedAtMs = performance.now()
    if (line) await answerTo(line, 'what can you do')
    return performance.now() - askedAtMs
  })
  const lists = await listsAndChanges(
    database,
    nodes.map((node) => node.url),
  )
  const lost = lines.filter(({ events }) => events.includes('lost')).length
  printFigures([
    ['nodes', NODES, 'processes'],
    ['visits', lines.length, 'sockets'],
    ['lost', lost, 'sockets'],
    ['opened-p50', percentile(openedMs, 0.5), 'ms'],
    ['opened-p95', percentile(openedMs, 0.95), 'ms'],
    ['opened-a-second', (VISITS / openingMs) * 1000, 'visits'],
    ['opening-cpu', (opened.cpuMs - before.cpuMs) / VISITS, 'ms-a-visit'],
    ['holding-cpu', ((held.cpuMs - opened.cpuMs) / HOLD_MS / VISITS) * 1000, 'ms-a-visit-second'],
    ['memory-idle', before.megabytes, 'MB'],
    ['memory-open', opened.megabytes, 'MB'],
    ['memory-a-visit', ((opened.megabytes - before.megabytes) / VISITS) * 1024, 'kB'],
    ['answered-p50', percentile(answeredMs, 0.5), 'ms'],
    ['answered-p95', percentile(answeredMs, 0.95), 'ms'],
    ...lists,
    ['database-connections', held.open, 'connections'],
    ['database-questions', ((held.done - before.done) / (openingMs + HOLD_MS)) * 1000, 'a-second'],
    ['database-rows-before', before.rows, 'rows'],
    ['database-rows-after', await rows(), 'rows'],
    ['database-written', held.written - before.written, 'rows'],
  ])
} finally {
  for (const line of lines) line.close()
  await database.destroy()
  await Promise.all(nodes.map((node) => node.close()))
  postgres.close()
}
