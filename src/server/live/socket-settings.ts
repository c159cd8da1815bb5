import { addressLimits, sessionLimits } from '../load/limits.ts'

/** What one socket and one address may do. Every number can be set by whoever composes the server. */
export interface SocketSettings {
  /** Open sockets of one address. Forty shoppers of a store behind one router, a reconnecting few included. */
  socketsPerAddress: number
  /** A longer message closes the socket with 1009. A picture of 1280 points is about a quarter of it. */
  messageBytes: number
  firstMessageMs: number
  /** Messages at once, and a second in the long run: the page sends 14 a second, other clients up to 125. */
  burstMessages: number
  messagesPerSecond: number
  /** The same in bytes: three pictures and 48 kHz sound come to 0.9 MB a second. */
  burstBytes: number
  bytesPerSecond: number
  /** What may wait for a slow phone before it is let go: two minutes of speech in base64. */
  unsentBytes: number
  pingEveryMs: number
  /** Nothing heard for this long, pongs included: the other side is gone. */
  silentMs: number
  /** At shutdown, how long sockets stay open for balancers to see that this node takes no more of them. */
  noticedMs: number
  /** Then, how long a shopper is let hear the end of an answer: a look, and what it leads to. */
  lastWordsMs: number
  /** A peer that does not answer a close within this is cut off. */
  closeGraceMs: number
}

/** Balancers ask each second or oftener. @internal Tests wait it out, and hold the deployment files to it. */
export const BALANCERS_NOTICE_MS = 3000

/** How a node's shoppers are handed over when it ends: with a database of its own there is no other to go to. */
export const handingOver = ({
  DATABASE_URL,
}: {
  DATABASE_URL?: string | undefined
}): Pick<SocketSettings, 'noticedMs'> => ({ noticedMs: DATABASE_URL === undefined ? 0 : BALANCERS_NOTICE_MS })

export const defaultSocketSettings: SocketSettings = {
  socketsPerAddress: addressLimits.sockets,
  messageBytes: 1_000_000,
  firstMessageMs: 10_000,
  burstMessages: sessionLimits.messages,
  messagesPerSecond: sessionLimits.messagesPerSecond,
  burstBytes: 16_000_000,
  bytesPerSecond: 2_000_000,
  unsentBytes: 8_000_000,
  pingEveryMs: 30_000,
  silentMs: 90_000,
  noticedMs: 0,
  lastWordsMs: 12_000,
  closeGraceMs: 2000,
}
