export type SocketKind = 'live' | 'speech'

/** Is told of connections that come and go, never with an address. */
export interface SocketObserver {
  opened(kind: SocketKind): void
  /** `code` as the WebSocket protocol has it, 1006 when the line was lost. */
  closed(kind: SocketKind, code: number): void
  /** An upgrade that was refused with this HTTP status. */
  turnedAway(status: number): void
}
