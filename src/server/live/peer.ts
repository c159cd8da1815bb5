import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../../core/clock.ts'
import { FIRST_MESSAGE_LATE } from '../../core/page/backoff.ts'
import { refusals } from '../../core/texts/en/refusals.ts'
import { createAllowance } from '../load/allowance.ts'
import type { UnsentBudget } from '../load/unsent.ts'
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
  /** What was received has begun something; until it has, the limit for a first message runs on. */
  begun(): boolean
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
  /** What is shared with the other sockets of the address, and of the node. */
  shared: SharedLimits
  /** A fault of ours, without content. */
  fault: (error: unknown) => void
}

export interface SharedLimits {
  address: string
  unsent: UnsentBudget
  /** Counts a message that was received; answers for how many milliseconds nothing more should be read. */
  received(bytes: number): number
}

const TOO_SLOW = 'too slow: speech was not taken in'

/** Messages, or the pieces of sound and pictures in them, come faster than anybody sends them. */
export function refuseTooMany(): never {
  throw new SocketRefusal('too_many_messages', 'Too much was sent at once.', CLOSE.policy)
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data

/**
 * Stands between a socket and its conversation and holds both to the limits: first message in time, bursts,
 * a slow reader, a vanished one. Everything it starts ends with the socket.
 */
export function attachPeer(options: PeerOptions): Peer {
  const { socket, clock, settings, errorFrame, converse, fault, shared } = options
  const messages = createAllowance(settings.burstMessages, settings.messagesPerSecond, clock.now())
  const bytes = createAllowance(settings.burstBytes, settings.bytesPerSecond, clock.now())
  const unsent = shared.unsent.join({
    address: shared.address,
    waiting: () => socket.bufferedAmount,
    letGo: () => peer.close(CLOSE.tryLater, TOO_SLOW),
  })
  let ended = false
  let isPaused = false
  let cancelPause = () => {}
  /** What was read before the pause and came behind what caused it. */
  let held: (() => void)[] = []
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
    cancelPause()
    held = []
    // A close is heard only by who reads.
    socket.resume()
    unsent.leave()
    conversation?.over()
  }

  const peer: Peer = {
    send(frame) {
      if (ended) return
      if (socket.bufferedAmount > settings.unsentBytes) {
        peer.close(CLOSE.tryLater, TOO_SLOW)
        return
      }
      socket.send(JSON.stringify(frame))
      unsent.check()
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

  const cancelFirst = clock.after(settings.firstMessageMs, () => {
    peer.refuse(new SocketRefusal(FIRST_MESSAGE_LATE, refusals.silent, CLOSE.policy))
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

  function count(received: number) {
    const now = clock.now()
    heardAtMs = now
    if (!messages.spend(1, now) || !bytes.spend(received, now)) {
      refuseTooMany()
    }
    pause(shared.received(received))
  }

  /** What an address sends beyond its limit waits in the network, and here no more than is read at once. */
  function pause(ms: number) {
    if (ms === 0) return
    isPaused = true
    socket.pause()
    cancelPause = clock.after(Math.ceil(ms), goOn)
  }

  function goOn() {
    isPaused = false
    while (!isPaused && held.length > 0) held.shift()?.()
    if (!isPaused) socket.resume()
  }

  function refuseFault(error: unknown) {
    if (error instanceof SocketRefusal) return peer.refuse(error)
    fault(error)
    peer.refuse(new SocketRefusal('internal', refusals.failed, CLOSE.internal))
  }

  function counted(data: Uint8Array, take: () => void) {
    if (ended) return
    if (isPaused) return void held.push(() => counted(data, take))
    try {
      count(data.length)
      take()
    } catch (error) {
      refuseFault(error)
    }
  }

  conversation = converse(peer)
  socket.on('message', (data, isBinary) => {
    const taken = bytesOf(data)
    counted(taken, () => {
      conversation?.receive(taken, isBinary)
      if (conversation?.begun()) cancelFirst()
    })
  })
  // Answered by hand: a flood of pings by who reads nothing would fill the memory with answers.
  socket.on('ping', (data) => counted(data, () => socket.bufferedAmount === 0 && socket.pong(data)))
  socket.on('pong', (data) => counted(data, () => {}))
  // ws closes by itself after an error (a frame over the limit: 1009); without a listener it would throw.
  socket.on('error', end)
  socket.on('close', () => {
    cancelCut()
    end()
  })
  return peer
}
