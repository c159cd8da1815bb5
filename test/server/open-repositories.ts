import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/server/db/database.ts'
import { repositoriesOf } from '../../src/server/db/open-repositories.ts'
import type { Repositories } from '../../src/server/db/repositories.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface OpenRepositories extends Repositories {
  database: Database
  folder: string
}

/** Repositories over a real database file of the test's own, or the one in `folder`, or the PostgreSQL of `url`. */
export async function openRepositories(folder?: string, url?: string): Promise<OpenRepositories> {
  const dataFolder = folder ?? (await temporaryFolder())
  const database = await openDatabase(dataFolder, url)
  onTestFinished(() => database.destroy())
  return {
    ...repositoriesOf(database, () => new Date('2026-11-21T10:00:00Z')),
    database,
    folder: dataFolder,
  }
}
