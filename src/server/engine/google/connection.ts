import { WebSocket } from 'ws'
import type { Clock } from '../../../core/clock.ts'
import {
  BROKEN_SERVICE,
  LATE_SERVICE,
  readServiceFrame,
  type ServiceEnd,
  type ServiceEvent,
  SILENT_SERVICE,
} from '../../../core/live/service-frames.ts'

/** How long a service may take, and how much waits for it. Durations in milliseconds. */
export interface CloudLimits {
  /** From dialling to an open socket. */
  connectMs: number
  /** From an open socket to `setupComplete`. */
  firstMessageMs: number
  /** Something was asked and nothing at all came: the connection is half open. */
  answerMs: number
  pingEveryMs: number
  /** No message and no pong. Pongs of 8 to 30 s have been measured, so this is no sign of haste. */
  silentMs: number
  /** Nothing came from the shopper, not even sound: the connection is let go, and taken up again when something does. */
  idleMs: number
  /** A connection that said `goAway` is left so long before it would end, whatever is being said. */
  leaveBeforeMs: number
  /** Waits before each try to get back; after the last the cloud is away for good. */
  retryMs: readonly number[]
  /** However the tries go, so long after the loss the cloud is away for good. */
  giveUpMs: number
  /** The same for a session that never was up: its shopper has heard nothing at all yet. */
  firstGiveUpMs: number
  /** A connection that has held so long without an answer, because nobody asked, is one that holds. */
  steadyMs: number
  /** What the model has not decided of a question by then is not decided by it, whatever it is saying. */
  decidedMs: number
  /** From asking for a text to its end, beside the time that speaking it takes: then our own voice says it. */
  spokenMs: number
  /** 16 kHz sound kept while the way is down: the rest of a question, not the news of a minute ago. */
  keptSoundMs: number
  /** Bytes that may wait for a slow service; pictures stop at half of it, beyond it the connection is taken for dead. */
  unsentBytes: number
  /** The largest message taken from a service. */
  messageBytes: number
}

export const defaultCloudLimits: CloudLimits = {
  connectMs: 5000,
  firstMessageMs: 10_000,
  answerMs: 10_000,
  pingEveryMs: 20_000,
  silentMs: 60_000,
  idleMs: 300_000,
  leaveBeforeMs: 3000,
  retryMs: [0, 250, 500, 1000, 2000, 4000],
  giveUpMs: 15_000,
  firstGiveUpMs: 6000,
  steadyMs: 30_000,
  decidedMs: 6000,
  spokenMs: 4000,
  keptSoundMs: 8000,
  unsentBytes: 2_000_000,
  messageBytes: 4_000_000,
}

export interface ConnectionOptions {
  url: URL
  /** undefined where the address itself carries the key. */
  token: string | undefined
  setup: object
  clock: Clock
  limits: CloudLimits
  /** In order. `setupComplete` is the first. */
  on: (event: ServiceEvent) => void
  /** Once, unless `close` was called. */
  ended: (end: ServiceEnd) => void
  /** `on` failed on an event: the connection ends with it, and the fault is ours. */
  fault: (error: unknown) => void
}

/** One socket to the service, from dialling to its end. */
export interface Connection {
  /** The text of a frame. False when so much waits to be sent that the service must be taken for dead. */
  send(frame: string): boolean
  /** Bytes that wait for the service. */
  waiting(): number
  /** Something was asked: unless anything comes in time, the connection is half open and ends. */
  expectAnswer(): void
  close(): void
}

const frameText = (data: unknown): string =>
  Array.isArray(data) ? Buffer.concat(data as Buffer[]).toString() : String(data)

/** Dials at once. Neither the token nor a word of what is said is ever put into an error or a log. */
export function openConnection(options: ConnectionOptions): Connection {
  const { clock, limits, ended } = options
  const socket = new WebSocket(options.url, {
    ...(options.token !== undefined && { headers: { authorization: `Bearer ${options.token}` } }),
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    followRedirects: false,
  })
  let over = false
  let heardAtMs = clock.now()
  let cancelDeadline = clock.after(limits.connectMs, () => end({ code: LATE_SERVICE, reason: 'connect' }))
  let cancelPing = () => {}
  let cancelAnswer = () => {}

  function shut() {
    over = true
    cancelDeadline()
    cancelPing()
    cancelAnswer()
  }

  function end(why: ServiceEnd) {
    if (over) return
    shut()
    // Not closed in order: a half-open peer would never answer, and the next socket must not wait for it.
    socket.terminate()
    ended(why)
  }

  function ping() {
    cancelPing = clock.after(limits.pingEveryMs, () => {
      if (clock.now() - heardAtMs >= limits.silentMs) {
        end({ code: SILENT_SERVICE, reason: 'silent' })
        return
      }
      socket.ping()
      ping()
    })
  }

  function heard() {
    heardAtMs = clock.now()
    cancelAnswer()
    cancelAnswer = () => {}
  }

  /** A frame that nobody can do anything with ends its connection, and nothing else: others talk in this process. */
  function take(data: unknown) {
    try {
      for (const event of readServiceFrame(JSON.parse(frameText(data)))) {
        if (over) return
        if (event.type === 'setupComplete') cancelDeadline()
        pass(event)
      }
    } catch {
      end({ code: BROKEN_SERVICE, reason: 'not a frame' })
    }
  }

  function pass(event: ServiceEvent) {
    try {
      options.on(event)
    } catch (error) {
      options.fault(error)
      throw error
    }
  }

  socket.on('open', () => {
    if (over) return
    cancelDeadline()
    cancelDeadline = clock.after(limits.firstMessageMs, () =>
      end({ code: LATE_SERVICE, reason: 'first message' }),
    )
    socket.send(JSON.stringify(options.setup))
    ping()
  })
  socket.on('message', (data) => {
    if (over) return
    heard()
    take(data)
  })
  socket.on('pong', () => {
    heardAtMs = clock.now()
  })
  socket.on('unexpected-response', (_, response) => {
    response.destroy()
    end({ code: 1006, status: response.statusCode ?? 0, reason: 'no socket' })
  })
  // `close` follows every error of an open socket; before that, this is all that comes.
  socket.on('error', () => end({ code: 1006, reason: 'connection error' }))
  socket.on('close', (code, reason) => end({ code, reason: reason.toString() }))

  return {
    send(frame) {
      if (over || socket.readyState !== WebSocket.OPEN) return true
      if (socket.bufferedAmount > limits.unsentBytes) {
        end({ code: SILENT_SERVICE, reason: 'not taken in' })
        return false
      }
      socket.send(frame)
      return true
    },
    waiting: () => socket.bufferedAmount,
    expectAnswer() {
      if (over) return
      cancelAnswer()
      cancelAnswer = clock.after(limits.answerMs, () => end({ code: SILENT_SERVICE, reason: 'no answer' }))
    },
    close() {
      if (over) return
      shut()
      if (socket.readyState === WebSocket.OPEN) socket.close(1000)
      else socket.terminate()
    },
  }
}
