import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { makeZip, partsOfXlsx } from '../../../test/server/make-xlsx.ts'
import { freePort, postgresPrograms, startPostgres } from '../../../test/server/postgres.ts'
import { temporaryFolder } from '../../../test/server/temporary-folder.ts'
import { RefusedFile } from './read-file.ts'
import { openTableFiles } from './table-files.ts'

// The thread loads the database through tsx, which takes seconds on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const CSV = Buffer.from('name,description\nPlain Biscuits,Plain.')
const STAFF = { userId: 'u1', username: 'staff' }

/** Product files of a data folder of their own, or of a PostgreSQL. */
async function productFiles(databaseUrl?: string, heapMb?: number) {
  const clock = createFakeClock()
  const heap = heapMb === undefined ? {} : { heapMb }
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const files = openTableFiles({ dataFolder: await temporaryFolder(), databaseUrl, clock, log, ...heap })
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

it('refuses a file that fills the memory of its thread, and does the next job in another', async () => {
  const { files, lines } = await productFiles(undefined, 96)
  const row = `<row>${'<c><v>1234567890</v></c>'.repeat(40)}</row>`
  const large = makeZip(partsOfXlsx(row.repeat(40_000)))
  const refusal = new RefusedFile('it takes more memory than a file may')
  await expect(files.preview('products', large, STAFF)).rejects.toThrow(refusal)
  expect(lines.filter((line) => line.includes('failed'))).toHaveLength(1)
  await expect(files.upload('products', large, STAFF)).rejects.toThrow(refusal)
  expect(await files.upload('products', CSV, STAFF)).toMatchObject({ added: 1 })
})

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
