import { setTimeout as wait } from 'node:timers/promises'
import { startBalancer } from '../../test/fixtures/balancer.ts'
import { openPageLine } from '../../test/fixtures/page-line.ts'
import { startNode } from '../../test/server/nodes/node-process.ts'
import { answerTo } from '../../test/server/nodes/two-nodes.ts'
import type { TestPostgres } from '../../test/server/postgres.ts'
import { type Figure, percentile } from '../figures.ts'
import { until } from './database-away.ts'

const VISITS = 20
const ANSWERED_WITHIN_MS = 20_000

/** One of two nodes stops where it is, sockets and all, and is woken later; everybody asks as it stops, and afterwards. */
export async function frozenNode(postgres: TestPostgres, frozenMs: number): Promise<Figure[]> {
  const settings = { DATABASE_URL: postgres.newDatabase() }
  const [first, second] = await Promise.all([startNode(settings), startNode(settings)])
  const balancer = await startBalancer([first.url, second.url])
  const lines = Array.from({ length: VISITS }, () => openPageLine(balancer.url))
  await Promise.all(lines.map((line) => line.until(() => line.events.includes('ready'))))
  const held = balancer.connections(first.url)
  first.signal('SIGSTOP')
  const frozenAtMs = performance.now()
  const answeredMs: number[] = []
  const asking = lines.map(async (line) => {
    await answerTo(line, 'what can you do')
    answeredMs.push(performance.now() - frozenAtMs)
  })
  await wait(frozenMs)
  const answeredMeanwhile = answeredMs.length
  const movedMeanwhile = lines.filter(({ awayMs }) => awayMs.length > 0).length
  first.signal('SIGCONT')
  const wellMs = await until(async () => (await fetch(`${first.url}/readyz`)).ok)
  await Promise.race([Promise.all(asking), wait(ANSWERED_WITHIN_MS)])
  const answeredOfFrozen = answeredMs.length
  const slowestMs = percentile(answeredMs, 1)
  const askedAgainAtMs = performance.now()
  const again = lines.map((line) => answerTo(line, 'what can you do'))
  await Promise.race([Promise.all(again), wait(ANSWERED_WITHIN_MS)])
  const againMs = performance.now() - askedAgainAtMs
  for (const line of lines) line.close()
  balancer.close()
  await Promise.all([first.close(), second.close()])
  return [
    ['frozen', frozenMs / 1000, 's'],
    ['frozen-held', held, `of-${VISITS}`],
    ['frozen-answered-meanwhile', answeredMeanwhile, `of-${VISITS}`],
    ['frozen-moved-meanwhile', movedMeanwhile, `of-${held}`],
    ['frozen-answered-in-the-end', answeredOfFrozen, `of-${VISITS}`],
    ['frozen-slowest-answer', slowestMs, 'ms'],
    ['frozen-well-after', wellMs, 'ms'],
    ['frozen-all-asked-again', againMs, 'ms'],
  ]
}
