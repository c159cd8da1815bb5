/** How a connection to the service ended. `status`: the HTTP answer when it never became a socket. */
export interface ServiceEnd {
  code: number
  status?: number
  /** The service's own words; may quote what was sent, so it is never logged. */
  reason: string
}

/**
 * What follows: `again` (dropped, overloaded, out of time: resume with the handle) or `never` (the message, the model
 * or the credentials are wrong, and would be wrong again).
 */
export function afterServiceEnd({ code, status }: ServiceEnd): 'again' | 'never' {
  if (status !== undefined) return status === 408 || status === 429 || status >= 500 ? 'again' : 'never'
  return code === 1007 || code === 1008 ? 'never' : 'again'
}

/** A silence of our own measuring: nothing came although something had to. RFC 6455 leaves 4000 to 4999 to us. */
export const SILENT_SERVICE = 4000
/** What came was no frame of the protocol. */
export const BROKEN_SERVICE = 4001
/** Connecting or the first message took too long. */
export const LATE_SERVICE = 4002
