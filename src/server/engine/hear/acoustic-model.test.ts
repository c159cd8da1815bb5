import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { telephoneMean, wideMean } from '../../../core/hearing/starting-mean.ts'
import { ACOUSTIC_MODEL_FILES } from '../../models/model-folder.ts'
import { acousticModel } from './acoustic-model.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'acoustic-'))
})
afterEach(() => rm(folder, { recursive: true }))

const fill = async (files: readonly string[]) => {
  for (const file of files) await writeFile(join(folder, file), 'x')
}

it('takes a whole folder with features and starting mean of its own', async () => {
  await fill(ACOUSTIC_MODEL_FILES)
  const model = await acousticModel(folder)
  expect(model).toMatchObject({ hmm: folder, meanRule: wideMean })
  expect(JSON.parse(await readFile(model.featparams, 'utf8'))).toMatchObject({ upperf: 6800, nfilt: 25 })
  expect(model.dict).toContain('soundswallower')
})

it.each([
  ['no folder', undefined],
  ['a folder that misses a file', ACOUSTIC_MODEL_FILES.slice(1)],
])("takes the package's own for %s", async (_, files) => {
  await fill(files ?? [])
  const model = await acousticModel(files && folder)
  expect(model.hmm).toContain('soundswallower')
  expect(model.meanRule).toBe(telephoneMean)
  expect(JSON.parse(await readFile(model.featparams, 'utf8'))).toMatchObject({ upperf: 3700 })
})
