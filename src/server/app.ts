import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { PublicSettings } from '../core/contract/settings.ts'
import type { CatalogueSource } from './engine/catalogue.ts'
import { answerErrors, answerFrameworkError } from './errors.ts'
import { holdConnections, TIMES } from './listen.ts'
import { type Log, logRequests } from './log.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { type Logo, logoRoute, webManifestRoute } from './pages/brand.ts'
import { assetRoutes, pageRoutes } from './pages/page.ts'
import { accessibilityRoute } from './pages/plain-page.ts'
import { samplesRoute } from './pages/sample-page.ts'
import { originsOf, securityHeaders } from './pages/security-headers.ts'
import { healthRoutes, type Readiness } from './readiness.ts'
import { consoleRoutes } from './routes/console-routes.ts'
import { measureQuickAnswer, measureRequests, metricsRoute } from './routes/metrics.ts'
import { createQuickLists, publicListRoutes, type QuickLists, shareLists } from './routes/public-lists.ts'
import type { ConsoleParts } from './routes/serve-call.ts'

interface AppDependencies {
  log: Log
  catalogue: CatalogueSource
  console: ConsoleParts
  readiness: Readiness
  metrics: Metrics
  /** What `/metrics` asks for; undefined: it is for this machine alone. */
  metricsToken: string | undefined
  publicSettings: PublicSettings
  logo: Logo
  webFolder: string
  /** Origins of other hosts' pages that may read the public lists. */
  allowedOrigins: readonly string[]
  /** Addresses of reverse proxies whose forwarded headers count. */
  trustedProxies: readonly string[]
  /** PEM texts; undefined: plain http. */
  tls: { cert: string; key: string } | undefined
}

const JSON_BYTES = 1_000_000

/** The HTTP side of the server, ready to listen. Sockets are attached to its `server` by whoever composes it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { log, catalogue, readiness, metrics, publicSettings, tls, webFolder, logo } = dependencies
  const trusted = [...dependencies.trustedProxies]
  const logger: FastifyBaseLogger = log
  const share = shareLists(dependencies.allowedOrigins)
  let quick: QuickLists | undefined
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BYTES,
    frameworkErrors: answerFrameworkError,
    trustProxy: trusted.length > 0 ? trusted : false,
    serverFactory(handler) {
      const listener: RequestListener = (request, response) => {
        share(request, response)
        if (quick?.reply(request, response)) measureQuickAnswer(request, response, metrics.observe.request)
        else handler(request, response)
      }
      const server = tls ? createTlsServer({ ...tls, ...TIMES }, listener) : createServer(TIMES, listener)
      return holdConnections(server, dependencies.trustedProxies)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  logRequests(app)
  measureRequests(app, metrics.observe.request)
  const apiOrigins = originsOf(publicSettings.apiBases)
  await securityHeaders(app, { secure: tls !== undefined, apiOrigins })
  healthRoutes(app, readiness)
  metricsRoute(app, metrics, dependencies.metricsToken)
  publicListRoutes(app, catalogue)
  quick = createQuickLists(catalogue, (path) => app.inject(path))
  await consoleRoutes(app, dependencies.console)
  logoRoute(app, logo)
  webManifestRoute(app, publicSettings.brand)
  accessibilityRoute(app, publicSettings.brand)
  samplesRoute(app, publicSettings.brand.name, dependencies.console.clock)
  await pageRoutes(app, webFolder, publicSettings)
  await assetRoutes(app, webFolder)
  return app
}
