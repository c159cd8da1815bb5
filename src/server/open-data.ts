import { type Clock, delay } from '../core/clock.ts'
import { type Settings, WrongSettings } from './config.ts'
import { type WatchedCatalogue, watchCatalogue } from './db/catalogue-source.ts'
import { type Database, openDatabase } from './db/database.ts'
import { databaseFault } from './db/database-errors.ts'
import type { Changes, DatabaseFault } from './db/dialects/dialect.ts'
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
  /** Does what a start does once, again for as long as the database is waited for: it may go away in the middle of it. */
  whenThere: WhenThere
}

type WhenThere = <T>(work: () => Promise<T>) => Promise<T>

interface DataOptions {
  settings: Settings
  clock: Clock
  log: Log
  /** What the workers of this process are at. */
  workers: WorkerStates
  /** Breaks a start off: it does nothing more with the database. */
  stopping?: AbortSignal
}

/** Opens the database, fills an empty one, and keeps what shoppers are told current. Throws `WrongSettings`. */
export async function openData(options: DataOptions, closers: Closers): Promise<OpenData> {
  const { settings, clock, log, workers: states } = options
  const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = settings
  const whenThere = waitingFor(options)
  const database = await whenThere(() => openDatabase(dataFolder, databaseUrl)).catch((error: unknown) => {
    throw error instanceof WrongSettings ? error : new WrongSettings([cannotUse(settings, error)])
  })
  closers.add(() => database.destroy())
  const repositories = repositoriesOf(database, clock.date)
  const seed = () => seedSample(database, settings.BRAND_NAME, clock.date())
  if (settings.SEED === 'sample' && (await whenThere(seed))) {
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
  const catalogue = await whenThere(() =>
    watchCatalogue({
      repositories,
      changes,
      clock,
      onFault: (error) => log.error({ err: error }, 'the catalogue could not be read'),
    }),
  )
  closers.add(() => catalogue.close())
  const files = openTableFiles({
    dataFolder,
    databaseUrl,
    clock,
    states,
    log: (line) => log.warn(line),
  })
  closers.add(() => files.close())
  return { database, repositories, changes, catalogue, files, changesLost: () => lost, whenThere }
}

const TRY_EVERY_MS = 1000

/**
 * A machine that starts may be ready before its database is, and the database may be started once more while it is being
 * filled: that one is waited for. What is done again is what may be done twice. Throws `WrongSettings` with the reason.
 */
function waitingFor({ settings, clock, log, stopping }: DataOptions): WhenThere {
  const { DATABASE_URL, DATABASE_WAIT_S } = settings
  const untilMs = clock.now() + DATABASE_WAIT_S * 1000
  const mayCome = (error: unknown) =>
    DATABASE_URL !== undefined && PASSING.has(databaseFault(error)) && clock.now() < untilMs
  return async (work) => {
    for (let tries = 0; ; tries += 1) {
      stopping?.throwIfAborted()
      try {
        return await work()
      } catch (error) {
        if (databaseFault(error) === undefined) throw error
        if (!mayCome(error)) throw new WrongSettings([cannotUse(settings, error)])
        if (tries === 0)
          log.warn({ err: error }, `the database does not answer: waiting ${DATABASE_WAIT_S} s for it`)
        await delay(clock, TRY_EVERY_MS)
      }
    }
  }
}

const PASSING: ReadonlySet<DatabaseFault | undefined> = new Set(['away', 'unsure'])

function cannotUse({ DATA_DIR, DATABASE_URL }: Settings, error: unknown): string {
  const reason = error instanceof Error ? error.message || String(error) : String(error)
  if (DATABASE_URL !== undefined) return `DATABASE_URL: cannot be used: ${reason}`
  return `DATA_DIR: cannot be used: ${reason} (it is "${DATA_DIR}")`
}
