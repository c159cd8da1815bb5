import type { Clock } from '../../../core/clock.ts'
import type { ServiceEnd } from '../../../core/live/service-end.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import type { CloudLimits } from './cloud-limits.ts'
import { type Connection, openConnection } from './connection.ts'
import { isToken } from './credentials.ts'

export interface Dialling {
  url: URL
  /** Asked anew for each connection, for tokens end. undefined: the address carries its own key. */
  token: () => Promise<string | undefined>
  /** The first frame; asked for once the token is there. */
  setup: () => Promise<object>
  clock: Clock
  limits: CloudLimits
  on: (event: ServiceEvent) => void
  ended: (end: ServiceEnd) => void
}

const NO_CREDENTIALS: ServiceEnd = { code: 1006, status: 503, reason: 'no credentials' }

/** A connection from the moment it is wanted: credentials first, within the time that connecting may take. */
export function dialService(options: Dialling): Connection {
  const { url, clock, limits, on, ended } = options
  let opened: Connection | undefined
  let over = false
  const fail = () => {
    if (over || opened) return
    over = true
    cancelLate()
    ended(NO_CREDENTIALS)
  }
  const cancelLate = clock.after(limits.connectMs, fail)

  async function open() {
    const [token, setup] = await Promise.all([options.token(), options.setup()])
    if (over) return
    if (token !== undefined && !isToken(token)) return fail()
    cancelLate()
    opened = openConnection({ url, token, setup, clock, limits, on, ended })
  }
  open().catch(fail)

  return {
    send: (frame) => opened?.send(frame) ?? true,
    waiting: () => opened?.waiting() ?? 0,
    expectAnswer: () => opened?.expectAnswer(),
    close() {
      over = true
      cancelLate()
      opened?.close()
    },
  }
}
