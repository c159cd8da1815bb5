import { afterAll, beforeAll, describe } from 'vitest'
import { type OpenRepositories, openRepositories } from './open-repositories.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts'

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL'
  /** Repositories over an empty database of the running test's own. */
  open(): Promise<OpenRepositories>
  /** The `DATABASE_URL` of a new database; undefined: SQLite in the data folder. */
  newUrl(): string | undefined
}

/** The same tests on each database. Without an installed PostgreSQL its half is skipped, and the report says so. */
export function onEachDatabase(name: string, tests: (database: TestDatabase) => void): void {
  describe(`${name} on SQLite`, () =>
    tests({ name: 'SQLite', open: () => openRepositories(), newUrl: () => undefined }))

  const programs = postgresPrograms()
  if (programs === undefined) {
    describe.skip(`${name} on PostgreSQL: SKIPPED, it is not installed (apt-get install postgresql)`, () =>
      tests({ name: 'PostgreSQL', open: () => openRepositories(), newUrl: () => undefined }))
    return
  }
  describe(`${name} on PostgreSQL`, () => {
    let server: TestPostgres | undefined
    const newUrl = () => {
      if (!server) throw new Error('PostgreSQL has not started')
      return server.newDatabase()
    }
    beforeAll(async () => {
      server = await startPostgres(programs)
    })
    afterAll(() => server?.close())
    tests({ name: 'PostgreSQL', open: () => openRepositories(undefined, newUrl()), newUrl })
  })
}
