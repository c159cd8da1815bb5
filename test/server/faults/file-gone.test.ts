import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pingDatabase } from '../../../src/server/db/database.ts'
import { databaseFault } from '../../../src/server/db/database-errors.ts'
import { openRepositories } from '../open-repositories.ts'

const store = { store_number: '1', name: 'A', location: 'Pune', paths: {} }
const faultIn = async (work: Promise<unknown>) => databaseFault(await work.catch((error: unknown) => error))

it('acknowledges nothing that would be lost, once its file was moved away or replaced', async () => {
  const { database, folder, stores } = await openRepositories()
  const file = join(folder, 'shop.sqlite')
  await stores.add([store])
  renameSync(file, `${file}.moved`)
  expect(await faultIn(stores.add([{ ...store, store_number: '2' }]))).toBe('away')
  expect(await faultIn(pingDatabase(database))).toBe('away')
  writeFileSync(file, '')
  expect(await faultIn(pingDatabase(database))).toBe('away')
  renameSync(`${file}.moved`, file)
  await pingDatabase(database)
  await stores.add([{ ...store, store_number: '3' }])
  expect(await stores.count()).toBe(2)
})

it('acknowledges nothing while nobody may look into its folder, and says that it is away', async () => {
  const { database, folder, stores } = await openRepositories()
  renameSync(folder, `${folder}.moved`)
  // A file in the place of a folder is no folder that one may look into, not even for root.
  writeFileSync(folder, '')
  expect(await faultIn(stores.add([store]))).toBe('away')
  expect(await faultIn(pingDatabase(database))).toBe('away')
  rmSync(folder)
  renameSync(`${folder}.moved`, folder)
  await stores.add([store])
  expect(await stores.count()).toBe(1)
})
