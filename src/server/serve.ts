import type { Clock } from '../core/clock.ts'
import { buildApp } from './app.ts'
import { closeEngine } from './close-engine.ts'
import { type Closers, createClosers } from './closers.ts'
import { publicSettings } from './config/public-settings.ts'
import { type Settings, WrongSettings } from './config.ts'
import { openControl } from './control/control-server.ts'
import { type WatchedCatalogue, watchCatalogue } from './db/catalogue-source.ts'
import { type Database, openDatabase, pingDatabase } from './db/database.ts'
import { repositoriesOf } from './db/open-repositories.ts'
import type { Repositories } from './db/repositories.ts'
import { seedSample } from './db/seed/seed.ts'
import type { EngineContext, EngineRoom } from './engine-room.ts'
import { assertPortsFree, listenApp, listenForSockets } from './listen.ts'
import type { Log } from './log.ts'
import { readLogo } from './pages/brand-logo.ts'
import { createReadiness } from './readiness.ts'
import { keyPairFor } from './tls/tls.ts'

export interface ServeOptions {
  settings: Settings
  clock: Clock
  log: Log
  webFolder: string
  openEngine(context: EngineContext): EngineRoom
}

export interface Serving {
  port: number
  /** Resolves when shoppers can be served; rejects with the engine's reason. */
  ready: Promise<void>
  /** Readiness fails first, then sockets end with 1001, then everything else in reverse order. */
  close(): Promise<void>
}

/** Opens everything and listens. When a part cannot be opened, those before it are closed again. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const closers = createClosers((error) => options.log.error({ err: error }, 'closing failed'))
  try {
    return await open(options, closers)
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function open(options: ServeOptions, closers: Closers): Promise<Serving> {
  const { settings, clock, log, webFolder } = options
  const tls = await keyPairFor(settings, clock.date())
  const logo = await readLogo(settings.BRAND_LOGO)
  await assertPortsFree(settings)
  const { database, repositories, catalogue } = await openCatalogue(options, closers)
  const room = options.openEngine({ settings, catalogue, clock, log })
  const engineReady = room.engine.ready()
  // A failure is the caller's to hear of through `ready`, which is given out last.
  engineReady.catch(() => undefined)
  closers.add(() => closeEngine(room.engine, engineReady, clock))

  const readiness = createReadiness({
    pingDatabase: () => pingDatabase(database),
    engineHealthy: () => room.engine.healthy(),
  })
  const app = await buildApp({
    log,
    catalogue,
    readiness,
    publicSettings: publicSettings(settings, { speechVersion: room.speechVersion, logoUrl: logo.url }),
    logo,
    webFolder,
    trustedProxies: settings.TRUST_PROXY,
    tls,
  })
  closers.add(() => app.close())
  await room.routes(app)
  const port = await listenApp(app, settings)
  const sockets = room.attach(app.server)
  closers.add(() => sockets.close())
  if (settings.STT_PORT !== null) {
    const server = await listenForSockets(settings.HOST, settings.STT_PORT, tls)
    closers.add(() => void server.close())
    const speech = room.attach(server)
    closers.add(() => speech.close())
  }
  const control = await openControl({
    dataFolder: settings.DATA_DIR,
    products: repositories.products,
    catalogue,
  })
  closers.add(() => control.close())
  closers.add(() => readiness.drain())
  return { port, ready: engineReady.then(readiness.started), close: closers.close }
}

interface OpenCatalogue {
  database: Database
  repositories: Repositories
  catalogue: WatchedCatalogue
}

async function openCatalogue(
  { settings, clock, log }: ServeOptions,
  closers: Closers,
): Promise<OpenCatalogue> {
  const database = await openDatabase(settings.DATA_DIR).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new WrongSettings([`DATA_DIR: cannot be used: ${reason} (it is "${settings.DATA_DIR}")`])
  })
  closers.add(() => database.destroy())
  const repositories = repositoriesOf(database, clock.date)
  if (settings.SEED === 'sample' && (await seedSample(repositories, settings.BRAND_NAME))) {
    log.info('an empty database was filled with the sample brand')
  }
  const catalogue = await watchCatalogue({
    repositories,
    clock,
    onFault: (error) => log.error({ err: error }, 'the catalogue could not be read'),
  })
  closers.add(() => catalogue.close())
  return { database, repositories, catalogue }
}
