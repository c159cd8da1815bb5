import { DELAY, SLOW_AFTER_MS } from '../../../core/constants.ts'
import {
  FIRST_MESSAGE_LATE,
  isFinalClose,
  isMove,
  moveDelayMs,
  reconnectDelayMs,
} from '../../../core/page/backoff.ts'
import type { Devices } from '../../devices/devices.ts'
import type { LiveClient, LiveEvent } from '../../live/live-client.ts'
import type { LiveNews } from '../../live/read-frame.ts'
import { createDialling } from './dialling.ts'
import { watchLine } from './watch-line.ts'

export type ConnectionEvent =
  | Exclude<LiveNews, { type: 'setupComplete' | 'refused' | 'alive' }>
  | { type: 'connecting' }
  | { type: 'open' }
  /** It is open, and nothing more has come of it for a while. Told once before a session, and not while it is lost. */
  | { type: 'slow' }
  /** The session is set up. `again`: not the first. `moved`: after nothing but a `moving`. */
  | { type: 'ready'; again: boolean; moved: boolean }
  /** The server has sent the page on; another is tried at once. */
  | { type: 'moving' }
  /** Trying again. `error`: the browser reported one. Said once, however many tries follow. */
  | { type: 'lost'; error: boolean }
  /** The phone has no network; the connection comes back with it. `lost`: `lost` was said just before. */
  | { type: 'offline'; lost: boolean }
  /** Lost for so long that the shopper is asked. `reason`: the server's own words; nothing more is tried after those. */
  | { type: 'gaveUp'; error: boolean; reason: string | undefined }

export interface Connection {
  /** The client while the session is set up. */
  live(): LiveClient | undefined
  /** When the server was last heard of. */
  heardAtMs(): number
  /** On purpose: closes the session and opens the next. Nothing is reported as lost. */
  restart(): void
  /** Tries at once instead of in a while, and anew after having given up. */
  retry(): void
  close(): void
}

/** Longer than a server takes to dial a cloud and hear of it; a node that hangs says nothing. */
const SET_UP_WITHIN_MS = 20_000
/** After having given up: who walks on is not asked to wait for it. */
const PATIENT_MS = 4000
const LOST = 1006

export interface ConnectionOptions extends Pick<Devices, 'clock' | 'network' | 'visibility' | 'random'> {
  /** Whether the server answers now; settles within a few seconds, and never rejects. */
  answers: () => Promise<boolean>
  /** As the specification's page: one try after the other, and none after giving up; a server that ends is a loss. */
  literal: boolean
}

/** Keeps one live socket: opens it now and again after each loss, until closed or hopeless. */
export function openConnection(
  { clock, network, visibility, random, answers, literal }: ConnectionOptions,
  open: (on: (event: LiveEvent) => void) => LiveClient,
  on: (event: ConnectionEvent) => void,
): Connection {
  /** The one that is open. */
  let client: LiveClient | undefined
  let isReady = false
  let wasReady = false
  let tries = 0
  let hopeless = false
  /** Tries made since the server sent the page on; undefined when it did not, or they were in vain. */
  let moveTries: number | undefined
  let saidLost = false
  let reason: string | undefined
  /** The code of what the server refused since this try began. */
  let refusal: string | undefined
  let cancelTry = () => {}
  let cancelSlow = () => {}
  const dialling = createDialling({
    clock,
    open() {
      const mine: LiveClient = open((event) => hear(mine, event))
      return mine
    },
    once: literal,
    answers,
    onUnanswered: unanswered,
  })
  const watch = watchLine(clock, () => lose(false, LOST))

  function connect() {
    cancelTry()
    refusal = undefined
    if (!network.online()) {
      moveTries = undefined
      return on({ type: 'offline', lost: saidLost })
    }
    on({ type: 'connecting' })
    dialling.start()
    if (literal) cancelTry = clock.after(SET_UP_WITHIN_MS, () => lose(false, LOST))
  }

  function unanswered() {
    tries += 1
    if (reconnectDelayMs(tries, 0) === undefined) giveUp(false)
    else tellLost(false)
  }

  function drop() {
    dialling.stop()
    client?.close()
    client = undefined
    isReady = false
    cancelTry()
    cancelSlow()
    watch.stop()
  }

  function hear(from: LiveClient, event: LiveEvent) {
    if (event.type !== 'closed') watch.heard()
    switch (event.type) {
      case 'open':
        return opened(from)
      case 'setupComplete':
        return ready()
      case 'alive':
        watch.start()
        return from.alive()
      case 'refused':
        refusal = event.code
        if (refusal !== FIRST_MESSAGE_LATE) reason = event.message
        return
      case 'closed':
        if (from === client || dialling.has(from)) lose(event.error, event.code)
        return
      default:
        on(event)
    }
  }

  function opened(first: LiveClient) {
    cancelTry()
    cancelSlow()
    dialling.taken()
    client = first
    cancelTry = clock.after(SET_UP_WITHIN_MS, () => lose(false, LOST))
    const isTold = literal || saidLost || moveTries !== undefined
    cancelSlow = isTold ? () => {} : clock.after(SLOW_AFTER_MS, () => on({ type: 'slow' }))
    on({ type: 'open' })
  }

  function ready() {
    cancelTry()
    cancelSlow()
    const again = wasReady
    isReady = true
    wasReady = true
    tries = 0
    hopeless = false
    saidLost = false
    reason = undefined
    const moved = moveTries !== undefined
    moveTries = undefined
    on({ type: 'ready', again, moved })
  }

  /** Whether the page is on its way to another node, and that is all there is to say. */
  function movesOn(code: number): boolean {
    if (!literal && isReady && isMove(code)) {
      moveTries = 0
      on({ type: 'moving' })
    }
    if (moveTries === undefined) return false
    const delayMs = isFinalClose(code, refusal) ? undefined : moveDelayMs(moveTries, random())
    if (delayMs === undefined) {
      moveTries = undefined
      return false
    }
    moveTries += 1
    drop()
    cancelTry = clock.after(delayMs, connect)
    return true
  }

  function tellLost(error: boolean) {
    if (!saidLost) on({ type: 'lost', error })
    saidLost = true
  }

  function giveUp(error: boolean) {
    if (hopeless) return
    hopeless = true
    on({ type: 'gaveUp', error, reason })
  }

  function lose(error: boolean, code: number) {
    if (movesOn(code)) return
    drop()
    if (isFinalClose(code, refusal)) return giveUp(error)
    const delayMs = reconnectDelayMs(tries, random())
    // Before it is told: whoever hears of it may close the connection.
    if (delayMs !== undefined || !literal) cancelTry = clock.after(delayMs ?? PATIENT_MS, connect)
    if (delayMs === undefined) return giveUp(error)
    tries += 1
    tellLost(error)
  }

  function tryNow() {
    if (client) return
    drop()
    connect()
  }

  /** A network that may be another by now. */
  function look() {
    if (client) watch.doubt()
    else tryNow()
  }

  const unwatchSeen = visibility.onChange((seen) => seen && look())
  const unwatch = network.onChange((online) => {
    if (online) return look()
    // Without a network a socket may seem alive for minutes.
    if (!client && !dialling.isOn()) return
    drop()
    moveTries = undefined
    tellLost(false)
    on({ type: 'offline', lost: true })
  })

  // The events of the first try reach a caller that has its connection already.
  cancelTry = clock.after(0, connect)
  return {
    live: () => (isReady ? client : undefined),
    heardAtMs: watch.heardAtMs,
    restart() {
      drop()
      cancelTry = clock.after(DELAY.reconnectMs, connect)
    },
    retry() {
      tries = 0
      hopeless = false
      tryNow()
    },
    close() {
      unwatch()
      unwatchSeen()
      drop()
    },
  }
}
