import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACOUSTIC_MODEL_FILES, modelFolder, WIDE_MODEL } from './model-folder.ts'
import { readModelLock } from './model-lock.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'model-folder-'))
})
afterEach(() => rm(root, { recursive: true }))

const own = () => path.join(root, 'data', 'models', 'en-us-wide')
const system = () => path.join(root, 'system')

async function fill(folder: string, names: readonly string[], content = 'x'): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeFile(path.join(folder, name), content)
}

describe('modelFolder', () => {
  const all = ACOUSTIC_MODEL_FILES
  const without = all.slice(1)
  test.each([
    ['neither', [], [], undefined],
    ['our own', all, [], own],
    ["the system's", [], all, system],
    ['our own before the system’s', all, all, own],
    ["the system's while ours misses a file", without, all, system],
    ['neither when both miss a file', without, without, undefined],
  ])('finds %s', async (_name, ours, theirs, expected) => {
    await fill(own(), ours)
    await fill(system(), theirs)
    expect(modelFolder(path.join(root, 'data'), system())).toBe(expected?.())
  })

  test('takes no empty files for a model', async () => {
    await fill(own(), all, '')
    expect(modelFolder(path.join(root, 'data'), system())).toBeUndefined()
  })

  test('looks for what the lock installs', async () => {
    const entry = (await readModelLock()).models.find((model) => model.name === WIDE_MODEL)
    expect(entry?.files.map((file) => file.to)).toEqual(expect.arrayContaining([...all]))
  })
})
