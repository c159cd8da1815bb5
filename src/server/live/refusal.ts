/** RFC 6455 close codes that the sockets use. */
export const CLOSE = {
  goingAway: 1001,
  badPayload: 1007,
  policy: 1008,
  internal: 1011,
  tryLater: 1013,
} as const
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

/**
 * Why a socket is closed by us. `code` is for programs and stays the same, `message` is for a person and never
 * repeats what was sent.
 */
export class SocketRefusal extends Error {
  override name = 'SocketRefusal'
  readonly code: string
  readonly closeCode: CloseCode

  constructor(code: string, message: string, closeCode: CloseCode) {
    super(message)
    this.code = code
    this.closeCode = closeCode
  }
}

/** Whoever sent it has no right to it, or sent it at the wrong time. */
export const refused = (code: string, message: string) => new SocketRefusal(code, message, CLOSE.policy)
