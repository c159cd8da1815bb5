import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ModelEntry } from '../../src/server/models/model-lock.ts'
import { type Answer, ARCHIVE, exists, installBench, MEANS, MEMBERS, whole } from './models-bench.ts'
import { entryFor, sendFile, type TarMember, tarGz } from './models-fixture.ts'

const { dataFolder, entryServedBy, install, leaveInterrupted, models, partOf } = installBench()

describe('a download', () => {
  const other = Buffer.from(ARCHIVE)
  other.writeUInt8(other.readUInt8(500) ^ 1, 500)
  test.each<[string, string, Answer]>([
    ['other bytes of the same size', 'mismatch', (q, r) => sendFile(other, q, r)],
    ['a file of another announced size', 'mismatch', (_q, r) => r.end('<html>Sign in to the network</html>')],
    ['a file that is cut short', 'mismatch', (_q, r) => r.write(ARCHIVE.subarray(0, 900), () => r.end())],
    ['a file with more behind it', 'mismatch', (_q, r) => r.write(ARCHIVE, () => r.end('.'))],
    ['a missing file', 'refused', (_q, r) => r.writeHead(404).end('Not Found')],
    ['a server in trouble', 'refused', (_q, r) => r.writeHead(503).end()],
  ])('%s is refused (%s) and not kept', async (_name, problem, answer) => {
    const entry = await entryServedBy(answer)
    await expect(install(entry)).rejects.toMatchObject({ problem })
    expect(await exists(models('small'))).toBe(false)
    expect(await exists(partOf(entry))).toBe(false)
  })

  const range = (from: number, total: number) => ({ 'content-range': `bytes ${from}-${total - 1}/${total}` })
  test.each<[string, Answer]>([
    ['in the wrong place', (_q, r) => r.writeHead(206, range(7, ARCHIVE.length)).end(ARCHIVE.subarray(7))],
    ['of another file', (_q, r) => r.writeHead(206, range(1000, 5000)).end(Buffer.alloc(4000))],
    ['that says no place', (_q, r) => r.writeHead(206).end(ARCHIVE.subarray(1000))],
    ['beyond the end', (_q, r) => r.writeHead(416).end()],
  ])('a continuation %s is refused and the start thrown away', async (_name, answer) => {
    const entry = await entryServedBy(answer)
    await leaveInterrupted(entry, ARCHIVE.subarray(0, 1000))
    await expect(install(entry)).rejects.toMatchObject({ problem: 'mismatch' })
    expect(await exists(partOf(entry))).toBe(false)
  })
})

describe('an archive', () => {
  const withMdef = (mdef: TarMember) => tarGz([mdef, { name: 'pack/means', content: MEANS }])
  test.each<[string, Buffer, Partial<ModelEntry>]>([
    ['without a named file', tarGz([{ name: 'pack/means', content: MEANS }]), {}],
    ['with a link for a file', withMdef({ name: 'pack/mdef', type: '2' }), {}],
    ['with a file of another size', withMdef({ name: 'pack/mdef', content: 'the' }), {}],
    ['with a file of other content', withMdef({ name: 'pack/mdef', content: 'THE DEFINITION' }), {}],
    ['that is cut inside', ARCHIVE.subarray(0, 200_000), {}],
    ['that is none', Buffer.alloc(2000, 'x'), {}],
    ['that grows beyond its announced size', ARCHIVE, { unpackedBytes: 100_000 }],
  ])('an archive %s is refused and nothing of it left', async (_name, archive, change) => {
    const entry = { ...(await entryServedBy((q, r) => sendFile(archive, q, r), archive)), ...change }
    await expect(install(entry)).rejects.toMatchObject({ problem: 'archive' })
    expect(await exists(models('small'))).toBe(false)
    expect(await exists(models('.download', 'small', 'unpacked'))).toBe(false)
  })

  test('a name that leads out of the folder leads nowhere, even when the lock asks for it', async () => {
    const evil = { '../../../evil': 'out' }
    const archive = tarGz([
      ...MEMBERS,
      { name: '../../../evil', content: 'out' },
      { name: '/evil', content: 'x' },
    ])
    const entry = await entryServedBy((q, r) => sendFile(archive, q, r), archive)
    await install({ ...entry, files: [...entry.files, ...entryFor(archive, evil, entry.url).files] })
    expect((await readdir(models('small'))).sort()).toEqual(['evil', 'mdef', 'means'])
    expect(await readdir(dataFolder())).toEqual(['models'])
    expect((await readdir(models())).sort()).toEqual(['.download', 'small'])
    expect(await exists(path.join(path.dirname(dataFolder()), 'evil'))).toBe(false)
  })
})

describe('the model folder', () => {
  test('a failed replacement leaves the model that was there', async () => {
    const entry = await entryServedBy(whole)
    await install(entry)
    const next = { ...entry, files: entry.files.map((file) => ({ ...file, sha256: '0'.repeat(64) })) }
    await expect(install(next)).rejects.toMatchObject({ problem: 'archive' })
    expect(await readFile(models('small', 'mdef'), 'utf8')).toBe('the definition')
  })

  test('a folder that cannot be written is said in one sentence', async () => {
    const entry = await entryServedBy(whole)
    await writeFile(models(), 'a file where the folder should be')
    await expect(install(entry)).rejects.toMatchObject({
      problem: 'disk',
      message: expect.stringMatching(
        /^small: its files cannot be written \(E\w+\); nothing was installed\.$/,
      ),
    })
  })
})
