import { Worker, type WorkerOptions } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import { keepJobs } from './keep-jobs.ts'
import { spawnWorker } from './run-thread.ts'

// A thread that registers tsx first takes seconds to start on a machine that does much else.
vi.setConfig({ testTimeout: 90_000 })

/** A thread that doubles figures, but does something else the first time that it is asked. */
const doubling = (first: string) => `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.on('message', async (message) => {
    if (message.type === 'end') return process.exit()
    if (message.type !== 'do') return parentPort.postMessage({ type: 'alive' })
    const { id, ask } = message.what
    if (workerData.first) { ${first} }
    parentPort.postMessage({ type: 'told', what: { type: 'answered', id, answer: 2 * ask } })
  })
  parentPort.postMessage({ type: 'ready' })
`

function keep(spawn: (first: boolean) => Worker, { silentMs = 60_000, endWithinMs = 60_000 } = {}) {
  let started = 0
  const lines: string[] = []
  const jobs = keepJobs<number, number>({
    name: 'doubler',
    answer: z.number(),
    spawn: () => spawn(started++ === 0),
    clock: systemClock,
    log: (line) => lines.push(line),
    silentMs,
    endWithinMs,
  })
  onTestFinished(jobs.close)
  return { jobs, lines, started: () => started }
}

it.each<[string, string, WorkerOptions?]>([
  ['throws', "throw new Error('boom')"],
  ['rejects without a handler', "Promise.reject(new Error('boom')); await new Promise(() => {})"],
  ['ends', 'process.exit(3)'],
  ['is caught in a loop', 'for (;;);'],
  ['waits for what never comes', 'return'],
  ['answers garbage', "return parentPort.postMessage({ type: 'told', what: 'garbage' })"],
  [
    'answers another type',
    "return parentPort.postMessage({ type: 'told', what: { type: 'answered', id, answer: 'four' } })",
  ],
  [
    'needs too much memory',
    'const held = []; for (;;) held.push(new Array(1e5).fill({}))',
    { resourceLimits: { maxOldGenerationSizeMb: 16 } },
  ],
])('a job is done by another thread when the first %s', async (_, first, options) => {
  const { jobs, started } = keep(
    (isFirst) => new Worker(doubling(first), { ...options, eval: true, workerData: { first: isFirst } }),
    { silentMs: 2500, endWithinMs: 200 },
  )
  expect(await jobs.ask(21)).toBe(42)
  expect(started()).toBe(2)
})

const spawnDoubling = () => spawnWorker(new URL('../../../test/fixtures/doubling-thread.ts', import.meta.url))

it('keeps a thread of the product: its own side parses, answers, tells of failure, and ends', async () => {
  const { jobs, started } = keep(spawnDoubling)
  expect(await jobs.ask(21)).toBe(42)
  await expect(jobs.ask(-1)).rejects.toThrow('too small')
  expect(await Promise.all([1, 2, 3].map((figure) => jobs.ask(figure)))).toEqual([2, 4, 6])
  // What its schema refuses ends it: the keeper sends nothing else, so the thread is not to be trusted.
  await expect(jobs.ask('one' as unknown as number)).rejects.toThrow()
  expect(await jobs.ask(4)).toBe(8)
  expect(started()).toBeGreaterThan(1)
})

it('lets a thread end that fails at its end, and hears of it', async () => {
  const { jobs, lines } = keep(spawnDoubling)
  await jobs.ask(1)
  await jobs.close()
  expect(lines).toEqual(['doubler: ending failed: the disk is full'])
})
