import { WebSocket } from 'ws'
import type { Clock } from '../../../core/clock.ts'
import {
  BROKEN_SERVICE,
  LATE_SERVICE,
  type ServiceEnd,
  SILENT_SERVICE,
} from '../../../core/live/service-end.ts'
import { readServiceFrame, type ServiceEvent } from '../../../core/live/service-frames.ts'
import type { CloudLimits } from './cloud-limits.ts'

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
  const { clock, limits, on, ended } = options
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

  function take(data: unknown) {
    let events: ServiceEvent[]
    try {
      events = readServiceFrame(JSON.parse(frameText(data)))
    } catch {
      end({ code: BROKEN_SERVICE, reason: 'not a frame' })
      return
    }
    for (const event of events) {
      if (over) return
      if (event.type === 'setupComplete') cancelDeadline()
      on(event)
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
