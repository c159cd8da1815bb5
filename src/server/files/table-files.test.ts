import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { freePort, postgresPrograms, startPostgres } from '../../../test/server/postgres.ts'
import { temporaryFolder } from '../../../test/server/temporary-folder.ts'
import { RefusedFile } from './read-file.ts'
import { openTableFiles } from './table-files.ts'

// The thread loads the database through tsx, which takes seconds on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const CSV = Buffer.from('name,description\nPlain Biscuits,Plain.')
const STAFF = { userId: 'u1', username: 'staff' }

/** Product files of a data folder of their own, or of a PostgreSQL. */
async function productFiles(databaseUrl?: string, spawn?: () => Worker) {
  const clock = createFakeClock()
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const options = { dataFolder: await temporaryFolder(), databaseUrl, clock, log }
  const files = openTableFiles({ ...options, ...(spawn && { spawn }) })
  onTestFinished(files.close)
  return { files, clock, lines }
}

it('lets its thread go although no database could be opened, and the process goes on', async () => {
  const { files, clock } = await productFiles(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`)
  await expect(files.download('products', 'csv')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  clock.advance(60_000)
  // Done by another thread, which is there as long as this job.
  await expect(files.download('products', 'csv')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await files.close()
})

const programs = postgresPrograms()
describe.skipIf(programs === undefined)('a database that was away', () => {
  it('serves the next job as soon as it is back', async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(postgres.close)
    const url = postgres.newDatabase()
    postgres.stop()
    const { files } = await productFiles(url)
    await expect(files.download('products', 'csv')).rejects.toThrow()
    postgres.start()
    expect(await files.upload('products', CSV, STAFF)).toMatchObject({ added: 1 })
  })
})

it('brings refusals over as what they were', async () => {
  const { files } = await productFiles()
  await expect(files.upload('products', Buffer.from('name\nPlain'), STAFF)).rejects.toBeInstanceOf(
    RefusedFile,
  )
  await expect(
    files.confirm({ table: 'products', token: 'no such token', bytes: undefined }, STAFF),
  ).rejects.toMatchObject({ reason: 'stale' })
})

/** A thread that holds more and more of whatever it is asked to read. */
const filling = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ({ type }) => {
      if (type !== 'do') return
      const held = []
      for (;;) held.push(new Array(1e5).fill({}))
    })
    parentPort.postMessage({ type: 'ready' })`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } },
  )

it.each(['preview', 'upload'] as const)(
  'refuses a file that fills the memory of its thread: %s',
  async (job) => {
    const { files, lines } = await productFiles(undefined, filling)
    await expect(files[job]('products', CSV, STAFF)).rejects.toThrow(
      new RefusedFile('it takes more memory than a file may'),
    )
    expect(lines.filter((line) => line.includes('failed'))).toHaveLength(1)
  },
)

it('lets nobody wait behind more jobs than may be held', async () => {
  const { files } = await productFiles()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => files.download('products', 'csv')),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'TooManyWaiting' } },
  ])
})

it('lets nobody who downloads again and again take what others need', async () => {
  const { files } = await productFiles()
  const own = Array.from({ length: 8 }, () => files.download('products', 'csv', 'greedy'))
  const another = files.download('products', 'csv', 'other')
  const refused = (await Promise.allSettled(own)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { name: 'TooManyWaiting', whose: 'caller' } })
  expect((await another).length).toBeGreaterThan(0)
})
