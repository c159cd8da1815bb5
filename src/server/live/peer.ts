import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../../core/clock.ts'
import { refusals } from '../../core/texts/en/refusals.ts'
import { createAllowance } from './limits.ts'
import { CLOSE, type CloseCode, SocketRefusal } from './refusal.ts'
import type { SocketSettings } from './socket-settings.ts'

/** What a conversation does with its socket. After `over` nothing more is received and `send` does nothing. */
export interface Peer {
  send(frame: object): void
  /** Tells the reason and closes. */
  refuse(refusal: SocketRefusal): void
  close(code: CloseCode, reason: string): void
  /** The same, but once nothing is being said; `lastWordsMs` later in any case. */
  leave(code: CloseCode, reason: string): void
}

/** One side's conversation on a socket. A `SocketRefusal` thrown by `receive` closes the socket with it. */
export interface Conversation {
  receive(data: Uint8Array, isBinary: boolean): void
  /** Calls back once, as soon as nothing is being said or owed. Left out: that is always so. */
  whenQuiet?(run: () => void): void
  /** The socket is over, whoever ended it: close what was opened. Called once. */
  over(): void
}

export interface PeerOptions {
  socket: WebSocket
  clock: Clock
  settings: SocketSettings
  /** How this socket's protocol words a refusal. */
  errorFrame: (refusal: SocketRefusal) => object
  converse: (peer: Peer) => Conversation
  /** A fault of ours, without content. */
  fault: (error: unknown) => void
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data

/**
 * Stands between a socket and its conversation and holds both to the limits: first message in time, bursts,
 * a slow reader, a vanished one. Everything it starts ends with the socket.
 */
export function attachPeer(options: PeerOptions): Peer {
  const { socket, clock, settings, errorFrame, converse, fault } = options
  const messages = createAllowance(settings.burstMessages, settings.messagesPerSecond, clock.now())
  const bytes = createAllowance(settings.burstBytes, settings.bytesPerSecond, clock.now())
  let ended = false
  let heardAtMs = clock.now()
  let cancelCut = () => {}
  let cancelLeave = () => {}
  let conversation: Conversation | undefined

  function end() {
    if (ended) return
    ended = true
    cancelFirst()
    cancelPing()
    cancelLeave()
    conversation?.over()
  }

  const peer: Peer = {
    send(frame) {
      if (ended) return
      if (socket.bufferedAmount > settings.unsentBytes) {
        peer.close(CLOSE.tryLater, 'too slow: speech was not taken in')
        return
      }
      socket.send(JSON.stringify(frame))
    },
    refuse(refusal) {
      peer.send(errorFrame(refusal))
      peer.close(refusal.closeCode, refusal.code)
    },
    close(code, reason) {
      if (ended) return
      end()
      socket.close(code, reason)
      cancelCut = clock.after(settings.closeGraceMs, () => socket.terminate())
    },
    leave(code, reason) {
      if (ended) return
      const go = () => peer.close(code, reason)
      if (!conversation?.whenQuiet) return go()
      cancelLeave = clock.after(settings.lastWordsMs, go)
      conversation.whenQuiet(go)
    },
  }

  let cancelFirst = clock.after(settings.firstMessageMs, () => {
    peer.refuse(new SocketRefusal('first_message_late', refusals.silent, CLOSE.policy))
  })
  let cancelPing = () => {}
  const ping = () => {
    cancelPing = clock.after(settings.pingEveryMs, () => {
      if (clock.now() - heardAtMs >= settings.silentMs) {
        socket.terminate()
        return
      }
      socket.ping()
      ping()
    })
  }
  ping()

  function take(data: Uint8Array, isBinary: boolean) {
    const now = clock.now()
    heardAtMs = now
    if (!messages.spend(1, now) || !bytes.spend(data.length, now)) {
      throw new SocketRefusal('too_many_messages', 'Too much was sent at once.', CLOSE.policy)
    }
    conversation?.receive(data, isBinary)
  }

  conversation = converse(peer)
  socket.on('message', (data, isBinary) => {
    if (ended) return
    cancelFirst()
    cancelFirst = () => {}
    try {
      take(bytesOf(data), isBinary)
    } catch (error) {
      if (!(error instanceof SocketRefusal)) fault(error)
      peer.refuse(
        error instanceof SocketRefusal
          ? error
          : new SocketRefusal('internal', refusals.failed, CLOSE.internal),
      )
    }
  })
  socket.on('pong', () => {
    heardAtMs = clock.now()
  })
  // ws closes by itself after an error (a frame over the limit: 1009); without a listener it would throw.
  socket.on('error', end)
  socket.on('close', () => {
    cancelCut()
    end()
  })
  return peer
}
