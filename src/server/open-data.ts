import type { Clock } from '../core/clock.ts'
import { type Settings, WrongSettings } from './config.ts'
import { type WatchedCatalogue, watchCatalogue } from './db/catalogue-source.ts'
import type { Changes } from './db/changes.ts'
import { type Database, openDatabase } from './db/database.ts'
import { repositoriesOf } from './db/open-repositories.ts'
import type { Repositories } from './db/repositories.ts'
import { seedSample } from './db/seed/seed.ts'
import { openProductFiles, type ProductFiles } from './files/product-files.ts'
import type { Log } from './log.ts'
import type { Closers } from './shutdown.ts'
import type { WorkerStates } from './workers/worker-states.ts'

interface OpenData {
  database: Database
  repositories: Repositories
  changes: Changes
  catalogue: WatchedCatalogue
  files: ProductFiles
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
  const database = await openDatabase(dataFolder, databaseUrl).catch((error: unknown) => {
    throw new WrongSettings([cannotUse(settings, error)])
  })
  closers.add(() => database.destroy())
  const repositories = repositoriesOf(database, clock.date)
  if (settings.SEED === 'sample' && (await seedSample(repositories, settings.BRAND_NAME))) {
    log.info('an empty database was filled with the sample brand')
  }
  const changes = database.dialect.listen({
    clock,
    onLost: (error) => log.warn({ err: error }, 'changes are not told of just now, only looked for'),
  })
  closers.add(() => changes.close())
  const catalogue = await watchCatalogue({
    repositories,
    changes,
    clock,
    onFault: (error) => log.error({ err: error }, 'the catalogue could not be read'),
  })
  closers.add(() => catalogue.close())
  const files = openProductFiles({
    dataFolder,
    databaseUrl,
    clock,
    states,
    log: (line) => log.warn(line),
  })
  closers.add(() => files.close())
  return { database, repositories, changes, catalogue, files }
}

function cannotUse({ DATA_DIR, DATABASE_URL }: Settings, error: unknown): string {
  const reason = error instanceof Error ? error.message || String(error) : String(error)
  if (DATABASE_URL !== undefined) return `DATABASE_URL: cannot be used: ${reason}`
  return `DATA_DIR: cannot be used: ${reason} (it is "${DATA_DIR}")`
}
