import { type Clock, delay } from '../core/clock.ts'
import { type Settings, WrongSettings } from './config.ts'
import { type WatchedCatalogue, watchCatalogue } from './db/catalogue-source.ts'
import { type Database, openDatabase } from './db/database.ts'
import { faultOf } from './db/database-errors.ts'
import type { Changes } from './db/dialects/dialect.ts'
import { repositoriesOf } from './db/open-repositories.ts'
import type { Repositories } from './db/repositories.ts'
import { seedSample } from './db/seed/seed.ts'
import { openTableFiles, type TableFiles } from './files/table-files.ts'
import type { Log } from './log.ts'
import type { Closers } from './shutdown.ts'
import type { WorkerStates } from './workers/worker-states.ts'

interface OpenData {
  database: Database
  repositories: Repositories
  changes: Changes
  catalogue: WatchedCatalogue
  files: TableFiles
  /** Changes that other nodes make are looked for, not told of. */
  changesLost(): boolean
}

interface DataOptions {
  settings: Settings
  clock: Clock
  log: Log
  /** What the workers of this process are at. */
  workers: WorkerStates
}

/** Opens the database, fills an empty one, and keeps what shoppers are told current. Throws `WrongSettings`. */
export async function openData(options: DataOptions, closers: Closers): Promise<OpenData> {
  const { settings, clock, log, workers: states } = options
  const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = settings
  const database = await openWhenThere(options).catch((error: unknown) => {
    throw new WrongSettings([cannotUse(settings, error)])
  })
  closers.add(() => database.destroy())
  const repositories = repositoriesOf(database, clock.date)
  if (settings.SEED === 'sample' && (await seedSample(repositories, settings.BRAND_NAME))) {
    log.info('an empty database was filled with the sample brand')
  }
  let lost = false
  const changes = database.dialect.listen({
    clock,
    onLost(error) {
      lost = true
      log.warn({ err: error }, 'changes are not told of just now, only looked for')
    },
  })
  // Whoever listens again is told of everything.
  changes.on(() => {
    lost = false
  })
  closers.add(() => changes.close())
  const catalogue = await watchCatalogue({
    repositories,
    changes,
    clock,
    onFault: (error) => log.error({ err: error }, 'the catalogue could not be read'),
  })
  closers.add(() => catalogue.close())
  const files = openTableFiles({
    dataFolder,
    databaseUrl,
    clock,
    states,
    log: (line) => log.warn(line),
  })
  closers.add(() => files.close())
  return { database, repositories, changes, catalogue, files, changesLost: () => lost }
}

const TRY_EVERY_MS = 1000

/** A machine that starts may be ready before its database is: that one is waited for. */
async function openWhenThere({ settings, clock, log }: DataOptions): Promise<Database> {
  const { DATA_DIR, DATABASE_URL, DATABASE_WAIT_S } = settings
  const untilMs = clock.now() + DATABASE_WAIT_S * 1000
  for (let tries = 0; ; tries += 1) {
    try {
      return await openDatabase(DATA_DIR, DATABASE_URL)
    } catch (error) {
      const mayCome = DATABASE_URL !== undefined && faultOf(error) === 'away' && clock.now() < untilMs
      if (!mayCome) throw error
      if (tries === 0)
        log.warn({ err: error }, `the database does not answer: waiting ${DATABASE_WAIT_S} s for it`)
      await delay(clock, TRY_EVERY_MS)
    }
  }
}

function cannotUse({ DATA_DIR, DATABASE_URL }: Settings, error: unknown): string {
  const reason = error instanceof Error ? error.message || String(error) : String(error)
  if (DATABASE_URL !== undefined) return `DATABASE_URL: cannot be used: ${reason}`
  return `DATA_DIR: cannot be used: ${reason} (it is "${DATA_DIR}")`
}
