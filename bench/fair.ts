import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../test/fixtures/server-process.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { percentile, printFigures, printMachine } from './figures.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { startChild } from './relay/child.ts'
import { talk } from './talk.ts'

/**
 * `npm run bench -- fair [seconds]`: nine shoppers of nine addresses talk, first in peace, then while a tenth address
 * does its worst, then ten seconds after it has stopped.
 */
const SHOPPERS = 9
const forMs = Number(process.argv[2] ?? 60) * 1000
const AFTER_MS = 10_000
const SAMPLE_EVERY_MS = 500
const HOSTILE = '127.0.0.66'

printMachine()
const clips = await clipsOf(await createVoice(), recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'error' })
const talking = () => talk(server.url, SHOPPERS, clips, forMs, (index) => `127.0.0.${11 + index}`)

/** Asks for readiness and memory while something goes on. */
async function watched<T>(work: Promise<T>) {
  let over = false
  const seen = { polls: 0, notReady: 0, late: 0, mostBytes: 0 }
  const watching = (async () => {
    while (!over) {
      const reply = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      )
      seen.polls += 1
      if (!reply) seen.late += 1
      else if (!reply.ok) seen.notReady += 1
      seen.mostBytes = Math.max(seen.mostBytes, (await server.usage()).rss)
      await wait(SAMPLE_EVERY_MS)
    }
  })()
  try {
    return { result: await work, seen }
  } finally {
    over = true
    await watching
  }
}

try {
  const calm = await watched(talking())
  const attacker = await startChild('../fair/attacker.ts', server.url, HOSTILE)
  await wait(3000)
  const attacked = await watched(talking())
  const counts = await attacker.ask<{ opened: number; refused: number }>()
  await attacker.stop()
  await wait(AFTER_MS)
  const after = await watched(talking())
  const p95 = ({ result }: typeof calm) => percentile(result.answeredMs, 0.95)
  printFigures([
    ['calm-p50', percentile(calm.result.answeredMs, 0.5), 'ms'],
    ['calm-p95', p95(calm), 'ms'],
    ['attacked-p50', percentile(attacked.result.answeredMs, 0.5), 'ms'],
    ['attacked-p95', p95(attacked), 'ms'],
    ['after-p95', p95(after), 'ms'],
    ['attacked-to-calm', p95(attacked) / p95(calm), 'times'],
    ['answered-calm', calm.result.answeredMs.length, 'times'],
    ['answered-attacked', attacked.result.answeredMs.length, 'times'],
    ['unanswered-calm', calm.result.unanswered, 'times'],
    ['unanswered-attacked', attacked.result.unanswered, 'times'],
    ['not-ready', attacked.seen.notReady, `of-${attacked.seen.polls}`],
    ['readiness-late', attacked.seen.late, `of-${attacked.seen.polls}`],
    ['rss-calm', calm.seen.mostBytes / 2 ** 20, 'MB'],
    ['rss-attacked', attacked.seen.mostBytes / 2 ** 20, 'MB'],
    ['hostile-sockets-opened', counts.opened, 'sockets'],
    ['hostile-sockets-refused', counts.refused, 'sockets'],
  ])
} finally {
  await server.stop()
}
