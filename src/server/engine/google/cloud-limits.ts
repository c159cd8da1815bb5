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
  /** However the tries go, after this the cloud is away for good. */
  giveUpMs: number
  /** The same for a session that never was up: its shopper has heard nothing at all yet. */
  firstGiveUpMs: number
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
  keptSoundMs: 8000,
  unsentBytes: 2_000_000,
  messageBytes: 4_000_000,
}
