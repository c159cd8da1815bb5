import type { Server } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import { createClientOf } from './live/client-of.ts'
import { createAddressCap } from './load/allowance.ts'
import { addressLimits, nodeLimits } from './load/limits.ts'

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
