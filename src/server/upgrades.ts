import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Clock } from '../core/clock.ts'

/** A refusal is handed on at once, but where what was answered before it is not taken. */
const TAKEN_WITHIN_MS = 2000

/** Answers the status that refuses; undefined where it was given to ws, which may refuse as well. */
type TakeUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => number | undefined

/**
 * Gives `take` every upgrade that is asked for. Node lets go of a connection with its upgrade and watches it no more:
 * a reset would end the process, and who is refused would stay for as long as they like.
 */
export function takeUpgrades(
  server: Server | TlsServer,
  clock: Pick<Clock, 'after'>,
  take: TakeUpgrade,
): void {
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const status = take(request, stream, head)
    if (status !== undefined) {
      stream.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
    }
    if (stream.writableEnded) endWithRefusal(stream, clock)
  })
}

/** Whether or not the other side closes. */
function endWithRefusal(stream: Duplex, clock: Pick<Clock, 'after'>) {
  stream.once('finish', () => stream.destroy())
  stream.once(
    'close',
    clock.after(TAKEN_WITHIN_MS, () => stream.destroy()),
  )
}
