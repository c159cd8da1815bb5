import { setTimeout as wait } from 'node:timers/promises'
import { publicProductsReplySchema } from '../src/core/contract/rest.ts'
import { defaultSocketSettings } from '../src/server/live/socket-settings.ts'
import { startBalancer } from '../test/fixtures/balancer.ts'
import { openPageLine } from '../test/fixtures/page-line.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { postgresPrograms, startPostgres } from '../test/server/postgres.ts'
import { percentile, printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- nodes [sessions]`: two real nodes over one PostgreSQL behind a balancer; one is killed without a word
 * in the middle of the sessions, and each page that it held finds the other. Needs an installed PostgreSQL.
 */
const SESSIONS = Number(process.argv[2] ?? 50)
if (SESSIONS > defaultSocketSettings.socketsPerAddress)
  throw new Error('one address may not hold so many sockets of the node that is left')

printMachine()
const programs = postgresPrograms()
if (!programs) throw new Error('bench nodes needs PostgreSQL (apt-get install postgresql)')
const postgres = await startPostgres(programs)
const env = { DATABASE_URL: postgres.newDatabase(), LOG_LEVEL: 'error', HEAR_WORKERS: '1' }
const [first, second] = await Promise.all([startServer(env), startServer(env)])
const balancer = await startBalancer([first.url, second.url])
const listed = await fetch(`${first.url}/api/publicProduct`)
const [product] = publicProductsReplySchema.parse(await listed.json())
if (!product) throw new Error('the sample has no product')
try {
  const lines = await Promise.all(
    Array.from({ length: SESSIONS }, async () => {
      const line = openPageLine(balancer.url, { lastProductId: product.id })
      await line.until(() => line.events.includes('ready'))
      return line
    }),
  )
  const held = balancer.connections(first.url)
  await first.kill()
  const resumed = () => lines.filter(({ awayMs }) => awayMs.length > 0)
  while (resumed().length < held) await wait(20)
  const awayMs = resumed().map((line) => line.awayMs[0] ?? Number.NaN)
  // Each asks on about "this": the product that was in hand.
  await Promise.all(
    resumed().map((line) => {
      line.ask('shorter')
      return line.until(() => line.said.some((sentence) => sentence.includes(product.name)))
    }),
  )
  for (const line of lines) line.close()
  printFigures([
    ['sessions', SESSIONS, 'sockets'],
    ['cut-off', held, 'sockets'],
    ['resumed', awayMs.length, 'sockets'],
    ['resumed-p50', percentile(awayMs, 0.5), 'ms'],
    ['resumed-max', Math.max(...awayMs), 'ms'],
  ])
} finally {
  balancer.close()
  await second.stop()
  postgres.close()
}
