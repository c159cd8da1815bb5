import type { IncomingMessage } from 'node:http'
import type { Clock } from '../core/clock.ts'
import { buildApp } from './app.ts'
import { openAccounts } from './auth/accounts.ts'
import { openFactorVault } from './auth/factor-vault.ts'
import { ensureSuperadmin, type FirstSignIn } from './auth/first-superadmin.ts'
import { openIdentityProvider } from './auth/identity-provider.ts'
import { createSecondFactor } from './auth/second-factor.ts'
import { createSecrets, type Secrets } from './auth/secrets.ts'
import { publicSettings } from './config/public-settings.ts'
import type { Settings } from './config.ts'
import { openControl } from './control/control-server.ts'
import { pingDatabase, tryWriting } from './db/database.ts'
import { databaseFault, unsure } from './db/database-errors.ts'
import { checkEarModel } from './engine/hear/larger/larger-ear.ts'
import type { EngineContext, EngineRoom } from './engine-room.ts'
import { openFieldCounts } from './field/field-counts.ts'
import { assertPortsFree, listenApp, listenForSockets } from './listen.ts'
import { createClientOf } from './live/client-of.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { openData } from './open-data.ts'
import { readLogo } from './pages/brand.ts'
import { createReadiness, createWriting, diskOf } from './readiness.ts'
import { type Closers, closeApp, closeEngine, createClosers } from './shutdown.ts'
import { openCallDesk } from './staff-calls/call-desk.ts'
import { keyPairFor, whyRefused } from './tls/tls.ts'
import { openTracing } from './tracing/tracing.ts'
import { createWorkerStates } from './workers/worker-states.ts'

interface ServeOptions {
  settings: Settings
  clock: Clock
  log: Log
  webFolder: string
  secrets?: Secrets
  /** A start that is told to end rejects, with all closed again, rather than go on. */
  stopping?: AbortSignal
  openEngine(context: EngineContext): EngineRoom
}

export interface Serving {
  port: number
  /** How to sign in to the console: at the very first start alone. */
  firstSignIn: FirstSignIn | undefined
  /** Resolves when shoppers can be served; rejects with the engine's reason. */
  ready: Promise<void>
  /** Readiness fails first, then sockets end with 1001, then everything else in reverse order. */
  close(): Promise<void>
}

/** What was saved is there, whatever reading it met: nobody is to be told that nothing was changed. */
function afterSaving(error: unknown): never {
  throw error instanceof Error && databaseFault(error) !== undefined ? unsure(error) : error
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
  const { settings, clock, log, webFolder, secrets = createSecrets() } = options
  const tls = await keyPairFor(settings, clock.date())
  const refused = tls && whyRefused(tls, clock.date())
  if (refused) log.error(`browsers refuse the certificate: ${refused}`)
  const logo = await readLogo(settings.BRAND_LOGO)
  await assertPortsFree(settings)
  await checkEarModel(settings.EAR_MODEL)
  const workers = createWorkerStates(clock)
  const { database, repositories, changes, catalogue, files, changesLost, whenThere } = await openData(
    { ...options, workers },
    closers,
  )
  const { users, throttles, secondFactors } = repositories
  const superadmin = { users, throttles, secondFactors, secrets, clock }
  const secondFactor = createSecondFactor({
    secondFactors,
    vault: await whenThere(() => openFactorVault(settings, secondFactors, log)),
    clock,
    issuer: settings.BRAND_NAME,
    requiredFor: settings.SECOND_FACTOR_ROLES,
  })
  const metrics = createMetrics(workers)
  closers.add(() => metrics.close())
  const tracing = openTracing(settings, clock, (line) => log.warn(line))
  closers.add(() => tracing?.close())
  const observe = tracing?.observers(metrics.observe) ?? metrics.observe
  const callDesk = openCallDesk({
    calls: repositories.staffCalls,
    changes,
    clock,
    fault: (error) => log.error({ err: error }, 'calls to staff could not be passed on'),
  })
  closers.add(() => callDesk.close())
  const field =
    settings.FIELD_COUNTS === 'off'
      ? undefined
      : openFieldCounts({
          repository: repositories.fieldCounts,
          catalogue,
          clock,
          timeZone: settings.STORE_TIMEZONE,
          fault: (error) => log.warn({ err: error }, 'counts of visits could not be written yet'),
        })
  closers.add(() => field?.close())
  const room = options.openEngine({
    settings,
    catalogue,
    callDesk,
    field,
    clock,
    log,
    observe,
    tracing,
    workers,
  })
  const engineReady = room.engine.ready()
  // A failure is the caller's to hear of through `ready`, which is given out last.
  engineReady.catch(() => undefined)
  closers.add(() => closeEngine(room.engine, engineReady, clock))

  const disk = diskOf(settings.DATA_DIR)
  const isFile = settings.DATABASE_URL === undefined
  const writing = createWriting({
    clock,
    tryWriting: () => tryWriting(database),
    isChanging: database.dialect.isChanging,
  })
  const readiness = createReadiness({
    pingDatabase: () => pingDatabase(database),
    engineHealthy: () => room.engine.healthy(),
    overloaded: room.overloaded,
    workers,
    clock,
    async degraded() {
      const named = {
        disk: await disk.isNearlyFull(),
        writes: (isFile && (await disk.isFull())) || (await writing.isLost()),
        changes: changesLost(),
        cloud: room.cloudAway?.() ?? false,
      }
      return Object.entries(named).flatMap(([name, is]) => (is ? [name] : []))
    },
  })
  metrics.observe.health({ state: readiness.state, freeBytes: disk.freeBytes })
  const clientOf = createClientOf(settings.TRUST_PROXY)
  const addressOf = (request: IncomingMessage) => clientOf(request).address
  const refreshCatalogue = () => catalogue.refresh().catch(afterSaving)
  const app = await buildApp({
    log,
    catalogue,
    console: {
      accounts: openAccounts(
        repositories,
        secrets,
        clock,
        settings.ADMIN_IDLE_MINUTES,
        secondFactor,
        (error) => log.error({ err: error }, 'that a session was seen could not be written'),
      ),
      secrets,
      secondFactor,
      identityProvider: openIdentityProvider(settings),
      repositories,
      callDesk,
      catalogue,
      timeZone: settings.STORE_TIMEZONE,
      countsField: field !== undefined,
      changes,
      clock,
      files,
      photoEye: room.photoEye,
      refreshCatalogue,
      addressOf,
    },
    readiness,
    metrics,
    metricsToken: settings.METRICS_TOKEN,
    publicSettings: publicSettings(settings, { speechVersion: room.speechVersion, logoUrl: logo.url }),
    logo,
    webFolder,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    tls,
  })
  closers.add(() => closeApp(app, clock))
  await room.routes(app)
  const port = await listenApp(app, settings)
  const sockets = room.attach(app.server)
  closers.add(() => sockets.close())
  if (settings.STT_PORT !== null) {
    const server = await listenForSockets(
      { host: settings.HOST, port: settings.STT_PORT, setting: 'STT_PORT' },
      tls,
      settings.TRUST_PROXY,
    )
    closers.add(() => void server.close())
    const speech = room.attach(server, port)
    closers.add(() => speech.close())
  }
  const control = await openControl({
    dataFolder: settings.DATA_DIR,
    files,
    refreshCatalogue,
    superadmin,
    unreachable: (error) =>
      log.warn(
        { err: error },
        'commands on this machine do not find this server: its address could not be kept',
      ),
  })
  closers.add(() => control.close())
  if (isFile && (await disk.isFull())) {
    log.error(
      'there is no room left in DATA_DIR: shoppers are served, and nothing that staff change can be saved',
    )
  }
  closers.add(() => readiness.drain())
  // Last: the password of a start that fails behind it would be told to nobody.
  const firstSignIn = await ensureSuperadmin(superadmin, settings, whenThere)
  return { port, firstSignIn, ready: engineReady.then(readiness.started), close: closers.close }
}
