import { DELAY } from '../../core/constants.ts'
import { isFinalClose, isMove, moveDelayMs, reconnectDelayMs } from '../../core/session/backoff.ts'
import type { Devices } from '../devices/devices.ts'
import type { LiveClient, LiveEvent } from '../live/live-client.ts'
import type { LiveNews } from '../live/read-frame.ts'

export type ConnectionEvent =
  | Exclude<LiveNews, { type: 'setupComplete' | 'refused' }>
  | { type: 'connecting' }
  | { type: 'open' }
  /** The session is set up. `again`: not the first. `moved`: after nothing but a `moving`. */
  | { type: 'ready'; again: boolean; moved: boolean }
  /** The server has sent the page on; another is tried at once. */
  | { type: 'moving' }
  /** Trying again. `error`: the browser reported one. Said once, however many tries follow. */
  | { type: 'lost'; error: boolean }
  /** The phone has no network; the connection comes back with it. `lost`: `lost` was said just before. */
  | { type: 'offline'; lost: boolean }
  /** Lost, and nothing more is tried. `reason`: the server's own words. */
  | { type: 'gaveUp'; error: boolean; reason: string | undefined }

export interface Connection {
  /** The client while the session is set up. */
  live(): LiveClient | undefined
  /** On purpose: closes the session and opens the next. Nothing is reported as lost. */
  restart(): void
  /** Tries again after having given up; otherwise at once instead of in a while. */
  retry(): void
  close(): void
}

/** Longer than a server takes to dial a cloud and hear of it; a node that hangs, or a line that leads nowhere, says nothing. */
const SET_UP_WITHIN_MS = 20_000
const LOST = 1006

export interface ConnectionOptions extends Pick<Devices, 'clock' | 'network' | 'random'> {
  /** Whether a server that ends is left for another at once and without a word. */
  moves: boolean
}

/** Keeps one live socket: opens it now and again after each loss, until closed or hopeless. */
export function openConnection(
  { clock, network, random, moves }: ConnectionOptions,
  open: (on: (event: LiveEvent) => void) => LiveClient,
  on: (event: ConnectionEvent) => void,
): Connection {
  let client: LiveClient | undefined
  let isReady = false
  let wasReady = false
  let tries = 0
  /** Tries made since the server sent the page on; undefined when it did not, or they were in vain. */
  let moveTries: number | undefined
  let saidLost = false
  let reason: string | undefined
  let cancelTry = () => {}

  function connect() {
    cancelTry()
    if (!network.online()) {
      moveTries = undefined
      return on({ type: 'offline', lost: saidLost })
    }
    on({ type: 'connecting' })
    cancelTry = clock.after(SET_UP_WITHIN_MS, () => lose(false, LOST))
    client = open(hear)
  }

  function drop() {
    client?.close()
    client = undefined
    isReady = false
    cancelTry()
  }

  function hear(event: LiveEvent) {
    switch (event.type) {
      case 'setupComplete':
        return ready()
      case 'refused':
        reason = event.message
        return
      case 'closed':
        return lose(event.error, event.code)
      default:
        on(event)
    }
  }

  function ready() {
    cancelTry()
    const again = wasReady
    isReady = true
    wasReady = true
    tries = 0
    saidLost = false
    reason = undefined
    const moved = moveTries !== undefined
    moveTries = undefined
    on({ type: 'ready', again, moved })
  }

  /** Whether the page is on its way to another node, and that is all there is to say. */
  function movesOn(code: number): boolean {
    if (moves && isReady && isMove(code)) {
      moveTries = 0
      on({ type: 'moving' })
    }
    if (moveTries === undefined) return false
    const delayMs = isFinalClose(code) ? undefined : moveDelayMs(moveTries, random())
    if (delayMs === undefined) {
      moveTries = undefined
      return false
    }
    moveTries += 1
    drop()
    cancelTry = clock.after(delayMs, connect)
    return true
  }

  function lose(error: boolean, code: number) {
    if (movesOn(code)) return
    drop()
    const delayMs = isFinalClose(code) ? undefined : reconnectDelayMs(tries, random())
    if (delayMs === undefined) return on({ type: 'gaveUp', error, reason })
    if (!saidLost) on({ type: 'lost', error })
    saidLost = true
    tries += 1
    cancelTry = clock.after(delayMs, connect)
  }

  // Without a network a socket may seem alive for minutes.
  const unwatch = network.onChange((online) => {
    if (online && !client) return connect()
    if (online || !client) return
    drop()
    moveTries = undefined
    if (!saidLost) on({ type: 'lost', error: false })
    saidLost = true
    on({ type: 'offline', lost: true })
  })

  // The events of the first try reach a caller that has its connection already.
  cancelTry = clock.after(0, connect)
  return {
    live: () => (isReady ? client : undefined),
    restart() {
      drop()
      cancelTry = clock.after(DELAY.reconnectMs, connect)
    },
    retry() {
      if (client) return
      tries = 0
      connect()
    },
    close() {
      unwatch()
      drop()
    },
  }
}
