import { describe, expect, test } from 'vitest'
import { modelEntrySchema, modelLockSchema, readModelLock } from './model-lock.ts'

const FILE = { from: 'pack/mdef', to: 'mdef', bytes: 1, sha256: 'a'.repeat(64) }
const ENTRY = {
  name: 'small',
  purpose: 'Hearing.',
  origin: 'Somewhere.',
  licence: 'MIT',
  url: 'https://models.example/small.tar.gz',
  bytes: 10,
  sha256: 'b'.repeat(64),
  unpack: 'tar.gz',
  unpackedBytes: 100,
  files: [FILE],
}

describe('modelEntrySchema', () => {
  test('takes a whole entry', () => {
    expect(modelEntrySchema.safeParse(ENTRY).success).toBe(true)
  })

  test.each([
    ['a target outside the folder', { files: [{ ...FILE, to: '../mdef' }] }],
    ['a target in a folder', { files: [{ ...FILE, to: 'a/mdef' }] }],
    ['a Windows path as target', { files: [{ ...FILE, to: 'a\\mdef' }] }],
    ['a hidden target', { files: [{ ...FILE, to: '.mdef' }] }],
    ['a name that leaves the folder', { name: '..' }],
    ['a name with a path', { name: 'a/b' }],
    ['an address that is a file', { url: 'file:///etc/passwd' }],
    ['a short checksum', { sha256: 'b'.repeat(40) }],
    ['no size', { bytes: 0 }],
    ['an unknown packing', { unpack: 'rar' }],
    ['no files', { files: [] }],
    ['no licence', { licence: '' }],
  ])('refuses %s', (_name, change) => {
    expect(modelEntrySchema.safeParse({ ...ENTRY, ...change }).success).toBe(false)
  })
})

describe("the package's own lock", () => {
  test('can be read', async () => {
    expect((await readModelLock()).models.map((model) => model.name)).toContain('en-us-wide')
  })

  test('names no model and no target twice', async () => {
    const { models } = await readModelLock()
    expect(new Set(models.map((model) => model.name)).size).toBe(models.length)
    for (const { files } of models) expect(new Set(files.map((file) => file.to)).size).toBe(files.length)
  })

  test('another version is refused, not guessed at', () => {
    expect(modelLockSchema.safeParse({ version: 2, models: [] }).success).toBe(false)
  })
})
