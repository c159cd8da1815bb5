/**
 * How much of this machine a session, an address and everybody together may have. An address is what one household, one
 * shop or one attacker has: forty shoppers behind one router stay within its limits.
 */

export const sessionLimits = {
  /** Messages at once, and a second in the long run; as many pieces of sound and pictures, however few messages hold them. */
  messages: 1000,
  messagesPerSecond: 200,
  /** Turns at once, and a second in the long run, of a session whose address has sent more than its own. */
  turns: 3,
  turnsPerSecond: 0.5,
  /** Sound may be so far ahead of what could have been heard, and then comes at twice the pace of hearing it. */
  soundAheadMs: 20_000,
  soundTimesRealTime: 2,
  /** Characters that are rendered as one piece: six seconds of sound, a quarter of a second of work. */
  pieceCharacters: 250,
} as const

export const addressLimits = {
  /** Open sockets: forty shoppers, a reconnecting few included. */
  sockets: 64,
  /** Sockets opened at once, and a second in the long run: a shop whose node was restarted comes back at once. */
  socketBurst: 128,
  socketsPerSecond: 8,
  /** Connections of any kind: a browser opens six beside its socket. */
  connections: 512,
  /** Bytes of sound and pictures at once, and a second in the long run; beyond it reading waits. */
  burstBytes: 12_000_000,
  bytesPerSecond: 4_000_000,
  /** Messages, however small, at once and a second in the long run; beyond it reading waits: forty shoppers send 560. */
  messages: 1000,
  messagesPerSecond: 2000,
  /** Texts to be understood, 10 to 20 ms of the event loop each, at once and a second in the long run: forty shoppers say fewer. */
  turns: 200,
  turnsPerSecond: 16,
  /** Bytes that wait for phones which do not read. */
  unsentBytes: 24_000_000,
  /** Passwords that wait to be checked. */
  signInsWaiting: 10,
  /** Product files that one person has waiting or in work. */
  filesInHand: 3,
  /** Of the cores' time that workers take, while others ask for something too, with so much at once. */
  workerShare: 0.25,
  workerBurstMs: 2000,
  /** Of the queue's limit: more of the busiest address counts for nobody's readiness but its own. */
  shareOfQueue: 0.25,
} as const

export const nodeLimits = {
  connections: 8000,
  unsentBytes: 160_000_000,
  /** Passwords that are hashed at a time: hashing runs on the threads that files and pictures use too. */
  signInsAtOnce: 2,
  signInsWaiting: 100,
  /** Each waiting upload holds up to 5 MB. */
  filesInHand: 8,
  /** Sessions that the server's own credentials pay for. */
  cloudSessions: 200,
  cloudSessionsOfAddress: 40,
} as const
