import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/server/db/database.ts'
import type { Repositories } from '../../src/server/db/repositories.ts'
import { repositoriesOf } from '../../src/server/db/sqlite-repositories.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface OpenRepositories extends Repositories {
  database: Database
  folder: string
}

/** Repositories over a real database file of the test's own, or over the one in `folder`. */
export async function openRepositories(folder?: string): Promise<OpenRepositories> {
  const dataFolder = folder ?? (await temporaryFolder())
  const database = await openDatabase(dataFolder)
  onTestFinished(() => database.destroy())
  return {
    ...repositoriesOf(database, () => new Date('2026-11-21T10:00:00Z')),
    database,
    folder: dataFolder,
  }
}
