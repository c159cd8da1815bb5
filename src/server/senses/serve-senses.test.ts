import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { askUpgrade, isLetGo } from '../../../test/server/attacks/raw-http.ts'
import { temporaryFolder } from '../../../test/server/temporary-folder.ts'
import { systemClock } from '../clock.ts'
import { keepJobs } from '../workers/keep-jobs.ts'
import { connectThread } from '../workers/remote-thread.ts'
import { spawnWorker, type Thread } from '../workers/run-thread.ts'
import { type SensesOptions, serveSenses } from './serve-senses.ts'

const secret = 'a-secret-of-the-tests'
const doubling = () => spawnWorker(new URL('../../../test/fixtures/doubling-thread.ts', import.meta.url))

/** A place whose every sense doubles figures. */
async function place(options: Partial<SensesOptions> = {}) {
  const lines: string[] = []
  const threads: Thread[] = []
  const serving = await serveSenses({
    ...{ listen: { host: '127.0.0.1', port: 0 }, secret, most: 4, clock: systemClock },
    spawn() {
      const thread = doubling()
      threads.push(thread)
      return thread
    },
    log: (line) => void lines.push(line),
    ...options,
  })
  onTestFinished(serving.close)
  return { ...serving, url: `ws://127.0.0.1:${serving.port}`, threads, lines }
}

function jobsAt(url: string, spawn = () => connectThread({ url, secret }, '/speak/1')) {
  const jobs = keepJobs<unknown, number>({
    ...{ name: 'doubler', answer: z.number(), spawn, clock: systemClock },
    ...{ silentMs: 60_000, endWithinMs: 0 },
  })
  onTestFinished(jobs.close)
  return jobs
}

it('does the work of a thread, in order, and tells its failures', async () => {
  const { url } = await place()
  const jobs = jobsAt(url)
  expect(await Promise.all([1, 2, 3].map((figure) => jobs.ask(figure)))).toEqual([2, 4, 6])
  await expect(jobs.ask(-1)).rejects.toThrow('too small')
})

it('serves a socket of this machine in the same way', async () => {
  const path = join(await temporaryFolder(), 'senses.sock')
  await place({ listen: { path } })
  expect(await jobsAt(`ws+unix:${path}`).ask(21)).toBe(42)
})

it('gives the job to another thread when the first ends, and when the line breaks', async () => {
  const { url, threads } = await place()
  const lines: { terminate(): unknown }[] = []
  const jobs = jobsAt(url, () => {
    const thread = connectThread({ url, secret }, '/speak/1')
    lines.push(thread)
    return thread
  })
  expect(await jobs.ask(1)).toBe(2)
  await threads[0]?.terminate()
  expect(await jobs.ask(2)).toBe(4)
  lines.at(-1)?.terminate()
  expect(await jobs.ask(3)).toBe(6)
  expect(lines.length).toBeGreaterThan(2)
})

it('ends a thread with its line', async () => {
  const { url, threads } = await place()
  const jobs = jobsAt(url)
  await jobs.ask(1)
  const gone = new Promise((resolve) => threads[0]?.on('exit', resolve))
  await jobs.close()
  await gone
})

it('goes on after a place that was away', async () => {
  const first = await place()
  const jobs = jobsAt(first.url)
  await jobs.ask(1)
  await first.close()
  const waiting = jobs.ask(2).catch(() => 'told')
  const again = await place({ listen: { host: '127.0.0.1', port: first.port } })
  expect([4, 'told']).toContain(await waiting)
  await jobs.ready().catch(() => undefined)
  await expect.poll(() => jobs.ask(3).catch(() => 0), { timeout: 20_000 }).toBe(6)
  await again.close()
})

it.each([
  ['another secret', { authorization: 'Bearer another-secret-of-the-tests' }, '/speak/1', 401],
  ['no secret', {}, '/speak/1', 401],
  ['a sense that there is not', { authorization: `Bearer ${secret}` }, '/constructor/1', 404],
  ['no core', { authorization: `Bearer ${secret}` }, '/hear/0', 404],
])('refuses %s', async (_, headers, path, status) => {
  const { url, threads } = await place()
  const socket = new WebSocket(url + path, { headers })
  const refused = await new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
    socket.on('error', () => undefined)
  })
  expect([refused, threads.length]).toEqual([status, 0])
})

it('lets go of who was refused and never closes', async () => {
  const { port } = await place()
  for (const behind of ['', 'more']) {
    const { socket, status } = await askUpgrade(port, '/hear/1', {}, behind)
    expect(status).toBe(401)
    await expect.poll(() => isLetGo(socket), { timeout: 1000 }).toBe(true)
  }
})

it('goes on when who was refused resets the connection', async () => {
  const { url, port } = await place()
  for (let times = 0; times < 10; times += 1) {
    const { socket } = await askUpgrade(port, '/hear/1')
    socket.resetAndDestroy()
  }
  expect(await jobsAt(url).ask(1)).toBe(2)
})

it('refuses a thread more than it has room for', async () => {
  const { url, lines } = await place({ most: 1 })
  expect(await jobsAt(url).ask(1)).toBe(2)
  expect((await fetch(url.replace('ws', 'http'))).status).toBe(503)
  await expect(jobsAt(url).ready()).rejects.toThrow('503')
  expect(lines[0]).toBe('a node was refused: 503')
})

it('ends a line that sends what cannot be read, and no more than that', async () => {
  const { url } = await place()
  const jobs = jobsAt(url)
  await jobs.ask(1)
  const socket = new WebSocket(`${url}/see/1`, { headers: { authorization: `Bearer ${secret}` } })
  const code = new Promise((resolve) => socket.on('close', resolve))
  socket.on('open', () => socket.send('no clone'))
  expect(await code).toBe(1007)
  expect(await jobs.ask(2)).toBe(4)
})
