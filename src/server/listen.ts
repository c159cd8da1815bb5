import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Settings, WrongSettings } from './config.ts'
import { createClientOf } from './live/client-of.ts'
import { createAddressCap } from './load/allowance.ts'
import { addressLimits, nodeLimits } from './load/limits.ts'
import type { KeyPair } from './tls/tls.ts'

/** The setting that a port is of. */
type PortSetting = 'PORT' | 'STT_PORT'

interface Place {
  host: string
  port: number
  setting: PortSetting
}

const reasons: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port, setting }) => `${setting}: ${port} is taken on ${host} by another program`,
  EACCES: ({ port, setting }) => `${setting}: ${port} is not allowed for this user`,
  EADDRNOTAVAIL: ({ host }) => `HOST: this machine has no address ${host}`,
  ENOTFOUND: ({ host }) => `HOST: this machine has no address ${host}`,
}

/** Runs something that listens. Throws `WrongSettings` when it is the settings' fault. */
async function listening(place: Place, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    throw reason ? new WrongSettings([reason(place)]) : error
  }
}

/** Listens as the settings say and answers the port, which is another than asked for when that was 0. */
export async function listenApp(app: FastifyInstance, { HOST, PORT }: Settings): Promise<number> {
  await listening({ host: HOST, port: PORT, setting: 'PORT' }, () => app.listen({ host: HOST, port: PORT }))
  return (app.server.address() as AddressInfo).port
}

/** A second listener, for sockets alone: it answers every plain request with 404. */
export async function listenForSockets(
  place: Place,
  tls: KeyPair | undefined,
  trustedProxies: readonly string[],
): Promise<Server> {
  const nothing: Parameters<typeof createServer>[1] = (_request, response) => response.writeHead(404).end()
  const server = holdConnections(
    tls ? createTlsServer({ ...tls, ...TIMES }, nothing) : createServer(TIMES, nothing),
    trustedProxies,
  )
  await listening(
    place,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(place.port, place.host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
  )
  return server
}

/**
 * Looks before anything heavy is opened: a taken port is then told at once. Throws `WrongSettings`. Listening later
 * is still what decides.
 */
export async function assertPortsFree({ HOST, PORT, STT_PORT }: Settings): Promise<void> {
  const places: Place[] = [
    { host: HOST, port: PORT, setting: 'PORT' },
    ...(STT_PORT === null ? [] : [{ host: HOST, port: STT_PORT, setting: 'STT_PORT' } as const]),
  ]
  for (const place of places) {
    const server = await listenForSockets(place, undefined, [])
    await new Promise((resolve) => server.close(resolve))
  }
}

/** How long a connection may take for what. */
export const TIMES = {
  /** A whole request, 5 MB over a slow line included: nobody holds a connection open by never finishing. */
  requestTimeout: 120_000,
  /** Its headers, and the first of them on a connection that says nothing. */
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  /** Longer than the minute for which common proxies keep an idle connection: they must be the ones who close it. */
  keepAliveTimeout: 72_000,
  /** Of TLS. */
  handshakeTimeout: 10_000,
} as const

/** An answer of which nobody takes anything for so long. Longer than a request may take. */
const SILENT_MS = 150_000

/**
 * Holds each address to its connections, and the node to all of them; what is too many is closed without a word. A
 * trusted proxy brings everybody's, and is held to the node's alone. Upgraded connections count as well.
 */
export function holdConnections<S extends Server | TlsServer>(
  server: S,
  trustedProxies: readonly string[],
): S {
  const cap = createAddressCap(addressLimits.connections)
  const clientOf = createClientOf(trustedProxies)
  server.maxConnections = nodeLimits.connections
  server.timeout = SILENT_MS
  server.on('connection', (socket) => {
    const { address, isProxy } = clientOf.line(socket)
    if (isProxy) return
    const letGo = cap.take(address)
    if (letGo) socket.once('close', letGo)
    else socket.destroy()
  })
  return server
}
