import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeEarModel } from '../fixtures/ear-model.ts'
import { started } from './main-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The real engine loads its models; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 })

it('says where it is, gets ready and ends in order on SIGTERM', async () => {
  const dataFolder = await temporaryFolder()
  const { child, said, output } = started({ DATA_DIR: dataFolder })
  await said(/Ready after/)
  expect(output()).toMatch(/shopper {2}http:\/\/127\.0\.0\.1:\d+\//)
  expect(output()).toMatch(/console {2}\S/)
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0]
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
    status: 'ready',
    database: true,
    engine: true,
  })
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(await readdir(dataFolder)).not.toContain('control.json')
})

it('prints one line for each wrong setting, no stack, and stops', async () => {
  const { child, output } = started({ PORT: 'x', TLS: 'maybe' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output().trim().split('\n')).toEqual([
    'PORT: must be a whole number from 0 to 65535 (it is "x")',
    'TLS: must be off or self-signed or files (it is "maybe")',
  ])
})

it('stops at an ear model that it cannot use, hears with one that it can, and ends in order on SIGINT', async () => {
  const { folder, remove } = await makeEarModel()
  onTestFinished(remove)
  const dataFolder = await temporaryFolder()
  const empty = started({ DATA_DIR: dataFolder, EAR_MODEL: dataFolder })
  expect(await once(empty.child, 'exit')).toEqual([1, null])
  expect(empty.output()).toBe(
    `EAR_MODEL: the folder has no model: docs/hearing.md says which files go where (it is "${dataFolder}")\n`,
  )
  const { child, said } = started({ DATA_DIR: dataFolder, EAR_MODEL: folder, HEAR_WORKERS: '1' })
  await said(/Ready after/)
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(await readdir(dataFolder)).not.toContain('control.json')
})

it('ends in order when it is told to before it is ready', async () => {
  const { child, said, output } = started({ DATA_DIR: await temporaryFolder(), HEAR_WORKERS: '1' })
  await said(/shopper {2}http/)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output()).not.toMatch(/abort|Error/i)
})

it('ends in order when it is told to while the database is waited for', async () => {
  const { child, said, output } = started({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  })
  await said(/waiting 60 s/)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output()).not.toMatch(/cannot be used|abort/i)
})
