import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { Observers } from '../metrics/observers.ts'

/** @internal A test holds the deployment files to it. */
export const METRICS_PATH = '/metrics'

/** A request with one of these came from somewhere else, whatever the address of its last step. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * `GET /metrics` for Prometheus. With a token its bearer alone is answered (401); without one this machine alone, and
 * nothing that a proxy passed on (403). A trusted proxy is no exception: forwarded addresses are not looked at.
 */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  token: string | undefined,
): void {
  app.get(METRICS_PATH, async (request, reply) => {
    if (token === undefined && !isLocal(request)) {
      throw new Refusal(403, 'Measurements are for this machine alone unless METRICS_TOKEN is set.')
    }
    if (token !== undefined && !bears(request, token)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'Measurements need the token of METRICS_TOKEN.')
    }
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false
  const address = socket.remoteAddress ?? ''
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests are of one length, so that comparing takes the same time whatever was sent. */
function bears(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Counts what the framework answered, by the pattern of its route. */
export function measureRequests(app: FastifyInstance, observe: Observers['request']): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    observe({ method, route, status: reply.statusCode, tookMs: reply.elapsedTime })
  })
}

/** Counts a list that was answered before the framework saw the request: its address is its route. */
export function measureQuickAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  observe: Observers['request'],
): void {
  const { method = 'GET', url: route = 'none' } = request
  const begunAtMs = performance.now()
  response.once('finish', () => {
    observe({ method, route, status: response.statusCode, tookMs: performance.now() - begunAtMs })
  })
}
