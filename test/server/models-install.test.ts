import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { modelsInstall } from '../../src/server/models/install-models.ts'
import type { ModelEntry } from '../../src/server/models/model-lock.ts'
import { ARCHIVE, exists, installBench, lockOf, MEANS, whole } from './models-bench.ts'
import { sendFile } from './models-fixture.ts'

const { dataFolder, entryServedBy, goOffline, install, leaveInterrupted, log, models, partOf, ranges } =
  installBench()

const mdef = () => readFile(models('small', 'mdef'), 'utf8')
const meansAreRight = async () => (await readFile(models('small', 'means'))).equals(MEANS)

describe('installing', () => {
  test('takes the named files, and nothing else, and leaves nothing behind', async () => {
    const report = await install(await entryServedBy(whole))
    expect(report).toEqual([{ name: 'small', folder: models('small'), outcome: 'installed' }])
    expect((await readdir(models('small'))).sort()).toEqual(['mdef', 'means'])
    expect([await mdef(), await meansAreRight()]).toEqual(['the definition', true])
    expect(await readdir(models('.download'))).toEqual([])
    expect(log[0]).toMatch(/^small: downloading 0\.3 MB from 127\.0\.0\.1/)
    expect(log).toContainEqual(expect.stringContaining('(100 %)'))
  })

  test('does nothing but say so when the model is there and whole', async () => {
    const entry = await entryServedBy(whole)
    await install(entry)
    log.length = 0
    expect(await install(entry)).toMatchObject([{ outcome: 'present' }])
    expect(log).toEqual(['small: already installed and whole.'])
    expect(ranges()).toHaveLength(1)
  })

  test.each([
    ['a file is damaged', () => writeFile(models('small', 'mdef'), 'the definitioN')],
    ['a file is missing', () => rm(models('small', 'means'))],
  ])('replaces the model when %s', async (_name, harm) => {
    const entry = await entryServedBy(whole)
    await install(entry)
    await harm()
    expect(await install(entry)).toMatchObject([{ outcome: 'installed' }])
    expect([await mdef(), await meansAreRight()]).toEqual(['the definition', true])
  })

  test('clears what a crash left: half unpacked, set aside, part of an older lock', async () => {
    const entry = await entryServedBy(whole)
    const work = models('.download', 'small')
    for (const name of ['unpacked', 'replaced']) {
      await mkdir(path.join(work, name), { recursive: true })
      await writeFile(path.join(work, name, 'mdef'), 'half')
    }
    await writeFile(path.join(work, '000000000000.part'), 'another archive')
    await install(entry)
    expect(await mdef()).toBe('the definition')
    expect(await readdir(models('.download'))).toEqual([])
  })
})

describe('going on after an interruption', () => {
  test('a line that breaks keeps what came; the next run asks for the rest only', async () => {
    const half = Math.floor(ARCHIVE.length / 2)
    const entry = await entryServedBy((request, response) => {
      if (ranges().length > 1) return sendFile(ARCHIVE, request, response)
      response.writeHead(200, { 'content-length': ARCHIVE.length })
      response.write(ARCHIVE.subarray(0, half), () => response.destroy())
    })
    const again = expect.stringContaining('run it again to go on')
    await expect(install(entry)).rejects.toMatchObject({ problem: 'interrupted', message: again })
    const came = (await readFile(partOf(entry))).length
    await install(entry)
    expect(ranges()).toEqual([undefined, came > 0 ? `bytes=${came}-` : undefined])
    expect(await meansAreRight()).toBe(true)
  })

  test('says where it goes on', async () => {
    const entry = await entryServedBy(whole)
    await leaveInterrupted(entry, ARCHIVE.subarray(0, 200_000))
    await install(entry)
    expect(ranges()).toEqual(['bytes=200000-'])
    expect(log[0]).toBe('small: going on at 0.2 of 0.3 MB.')
    expect(await meansAreRight()).toBe(true)
  })

  test('a server that knows no ranges is read from the start', async () => {
    const entry = await entryServedBy((_request, response) => response.end(ARCHIVE))
    await leaveInterrupted(entry, ARCHIVE.subarray(0, 1000))
    await install(entry)
    expect(await meansAreRight()).toBe(true)
  })

  test('an archive that is all there is not asked for again', async () => {
    const entry = await entryServedBy(whole)
    await leaveInterrupted(entry, ARCHIVE)
    await install(entry)
    expect(ranges()).toEqual([])
  })

  test('a leftover longer than the archive is thrown away first', async () => {
    const entry = await entryServedBy(whole)
    await leaveInterrupted(entry, Buffer.alloc(ARCHIVE.length + 1))
    await install(entry)
    expect(ranges()).toEqual([undefined])
  })

  test('a spoilt leftover ends in a refusal and is gone; the next run succeeds', async () => {
    const entry = await entryServedBy(whole)
    await leaveInterrupted(entry, Buffer.alloc(1000))
    await expect(install(entry)).rejects.toMatchObject({ problem: 'mismatch' })
    expect(await exists(partOf(entry))).toBe(false)
    await install(entry)
    expect(ranges()).toEqual(['bytes=1000-', undefined])
  })

  test('a stop keeps what came', async () => {
    const stop = new AbortController()
    const entry = await entryServedBy((_request, response) => {
      response.writeHead(206, { 'content-range': `bytes 1000-${ARCHIVE.length - 1}/${ARCHIVE.length}` })
      response.write(ARCHIVE.subarray(1000, 2000))
    })
    await leaveInterrupted(entry, ARCHIVE.subarray(0, 1000))
    const stopped = install(entry, stop.signal, () => stop.abort())
    await expect(stopped).rejects.toMatchObject({ problem: 'stopped' })
    expect((await readFile(partOf(entry))).length).toBeGreaterThanOrEqual(1000)
  })
})

describe('models install, the command', () => {
  const run = (entry: ModelEntry) =>
    modelsInstall({ dataFolder: dataFolder(), lock: lockOf(entry), log: (line) => log.push(line) })

  test('ends in 0 when all is there', async () => {
    const entry = await entryServedBy(whole)
    expect([await run(entry), await run(entry)]).toEqual([0, 0])
  })

  test('offline: one clear sentence, 1, and the old model stays', async () => {
    const entry = await entryServedBy(whole)
    await run(entry)
    await writeFile(models('small', 'mdef'), 'an older one')
    await goOffline()
    log.length = 0
    expect(await run(entry)).toBe(1)
    const sentence = /^small: 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\); nothing was changed\.$/
    expect(log).toEqual([expect.stringMatching(sentence)])
    expect(await mdef()).toBe('an older one')
  })

  test('a refusal is 1 with its reason', async () => {
    expect(await run(await entryServedBy((_q, r) => r.writeHead(404).end()))).toBe(1)
    expect(log.at(-1)).toMatch(/answered 404/)
  })
})
