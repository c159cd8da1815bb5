import { randomBytes } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../../core/clock.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { Engine } from '../engine/engine.ts'
import type { SpeechToText } from '../engine/hear/hearing.ts'
import type { FieldCounts } from '../field/field-counts.ts'
import { createAddressCap, createAllowances } from '../load/allowance.ts'
import { addressLimits } from '../load/limits.ts'
import { createUnsentBudget } from '../load/unsent.ts'
import { faultPlace } from '../log.ts'
import type { SocketKind, SocketObserver } from '../metrics/observers.ts'
import type { CallDesk } from '../staff-calls/call-desk.ts'
import { takeUpgrades } from '../upgrades.ts'
import { createClientOf, originAllowed, type PageRules, type SocketClient } from './client-of.ts'
import { liveConversation } from './live-conversation.ts'
import type { ServiceRules } from './open-session.ts'
import { attachPeer, type Peer, type PeerOptions, type SharedLimits } from './peer.ts'
import { CLOSE } from './refusal.ts'
import { defaultSocketSettings, type SocketSettings } from './socket-settings.ts'
import { speechConversation } from './speech-conversation.ts'

export interface SocketDependencies {
  engine: Engine
  /** What writes down speech on `/stt`: the sense of hearing, or a cloud's service. */
  hearing: SpeechToText
  catalogue: CatalogueSource
  clock: Clock
  /** Which live services shoppers may bring; without it none. */
  services?: ServiceRules
  settings?: Partial<SocketSettings>
  /** Reads forwarded headers where a proxy is trusted; by default none is. */
  clientOf?: (request: IncomingMessage) => SocketClient
  /** Pages that may open sockets beside those of the host and port that is asked; by default none. */
  pages?: PageRules
  observe?: SocketObserver
  /** Who brings shoppers and staff together; without it nobody can be told. */
  callDesk?: CallDesk | undefined
  /** Who counts what happens in visits; without it nobody does. */
  field?: FieldCounts | undefined
  /** Only clients that lead the visit are told more than official clients know of. */
  officialKeysOnly?: boolean
  /** Begins the names of a session's utterances; by default a random text. */
  newPrefix?: () => string
  log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

/** A browser sends a message in one piece, a proxy in a handful; each costs memory of its own. */
const MOST_FRAGMENTS = 64

/** Doubled slashes are folded: the official SDK asks for `//ws/…` when its base address ends in one. */
function kindOf(url: string): SocketKind | undefined {
  const path = url.split('?')[0]?.replace(/\/{2,}/g, '/') ?? ''
  if (path.startsWith('/ws/')) return 'live'
  return path === '/stt' || path === '/stt/' ? 'speech' : undefined
}

/**
 * Serves `/ws/…` and `/stt` on a server that listens (or will). Other upgrades get 404, foreign pages 403, an
 * address with too many open sockets 429, anybody during shutdown 503. `close` tells every peer 1001, as soon as what
 * it is being told is said, and resolves when the last socket and all that belonged to it is closed.
 */
export function attachSockets(
  server: HttpServer | HttpsServer,
  dependencies: SocketDependencies,
): { close(): Promise<void> } {
  const { clock, log, observe, clientOf = createClientOf([]) } = dependencies
  const settings = { ...defaultSocketSettings, ...dependencies.settings }
  const cap = createAddressCap(settings.socketsPerAddress)
  const ofAddresses = (burst: number, perSecond: number) =>
    createAllowances<string>({ burst, perSecond, clock })
  const openings = ofAddresses(addressLimits.socketBurst, addressLimits.socketsPerSecond)
  const bytes = ofAddresses(addressLimits.burstBytes, addressLimits.bytesPerSecond)
  const messages = ofAddresses(addressLimits.messages, addressLimits.messagesPerSecond)
  const turns = ofAddresses(addressLimits.turns, addressLimits.turnsPerSecond)
  const unsent = createUnsentBudget()
  const upgrader = new WebSocketServer({
    noServer: true,
    maxPayload: settings.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    maxFragments: MOST_FRAGMENTS,
    autoPong: false,
  })
  const open = new Map<WebSocket, Peer>()
  let emptied = () => {}
  let closing = false
  const fault = (error: unknown) => log.error({ reason: faultPlace(error) }, 'socket fault')
  const newPrefix = () => `${randomBytes(6).toString('base64url')}.`
  const told = { newPrefix, ...dependencies, fault }

  function refusedWith(request: IncomingMessage, client: SocketClient): number | undefined {
    if (!kindOf(request.url ?? '')) return 404
    if (closing) return 503
    return originAllowed(request.headers.origin, client.host, dependencies.pages) ? undefined : 403
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): number | undefined {
    const client = clientOf(request)
    const status = refusedWith(request, client)
    if (status) return status
    const { address } = client
    // Whoever is refused has spent nothing: it is let in as soon as there is something to spend again.
    const letGo = openings.waitMs(address) === 0 ? cap.take(address) : undefined
    if (!letGo) return 429
    openings.spend(address, 1)
    stream.once('close', letGo)
    upgrader.handleUpgrade(request, stream, head, (socket) =>
      adopt(socket, kindOf(request.url ?? '') ?? 'live', address),
    )
    return undefined
  }

  function sharedBy(address: string): SharedLimits {
    return {
      address,
      unsent,
      received(received) {
        messages.spend(address, 1)
        bytes.spend(address, received)
        return Math.max(messages.waitMs(address), bytes.waitMs(address))
      },
    }
  }

  const turnsOf = (address: string) => ({
    spend() {
      if (turns.waitMs(address) > 0) return false
      turns.spend(address, 1)
      return true
    },
  })

  function adopt(socket: WebSocket, kind: SocketKind, address: string) {
    observe?.opened(kind)
    const openedAtMs = clock.now()
    const options: Omit<PeerOptions, 'errorFrame' | 'converse'> = {
      ...{ socket, clock, settings, fault },
      shared: sharedBy(address),
    }
    const peer =
      kind === 'live'
        ? attachPeer({
            ...options,
            errorFrame: ({ code, message }) => ({ error: { code, message } }),
            converse: (own) => liveConversation(own, { ...told, address, turnsOfAddress: turnsOf(address) }),
          })
        : attachPeer({
            ...options,
            errorFrame: ({ message }) => ({ type: 'error', message }),
            converse: (own) => speechConversation(own, { ...told, address }),
          })
    open.set(socket, peer)
    socket.on('close', (code) => {
      open.delete(socket)
      observe?.closed(kind, code)
      log.info({ kind, code, ms: Math.round(clock.now() - openedAtMs) }, 'socket closed')
      if (open.size === 0) emptied()
    })
  }

  takeUpgrades(server, clock, (...asked) => {
    const status = upgrade(...asked)
    if (status) observe?.turnedAway(status)
    return status
  })
  return {
    async close() {
      closing = true
      const empty = new Promise<void>((resolve) => {
        emptied = resolve
      })
      if (open.size === 0) return
      const leaveAll = () => {
        for (const peer of open.values()) peer.leave(CLOSE.goingAway, 'the server is shutting down')
      }
      const stopWaiting = settings.noticedMs > 0 ? clock.after(settings.noticedMs, leaveAll) : leaveAll()
      await empty
      stopWaiting?.()
    },
  }
}
