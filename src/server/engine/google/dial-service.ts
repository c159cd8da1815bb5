import type { Clock } from '../../../core/clock.ts'
import type { ServiceEnd, ServiceEvent } from '../../../core/live/service-frames.ts'
import { type CloudLimits, type Connection, openConnection } from './connection.ts'
import { isToken } from './credentials.ts'
import type { CloudObserver } from './session-parts.ts'

interface Dialling {
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

interface Timing {
  clock: Clock
  observe: Pick<CloudObserver, 'connected' | 'answered'>
}

/** What a service says of itself, in the middle of an answer or before one. */
const NO_ANSWER: ReadonlySet<ServiceEvent['type']> = new Set(['handle', 'goAway', 'setupComplete', 'heard'])

/** Measures a connection from outside. `dial` is given what stands in for `on`; `on` hears every event unchanged. */
export function timeConnection(
  { clock, observe }: Timing,
  on: (event: ServiceEvent) => void,
  dial: (on: (event: ServiceEvent) => void) => Connection,
): Connection {
  const dialledAtMs = clock.now()
  let askedAtMs: number | undefined

  function note(event: ServiceEvent) {
    if (event.type === 'setupComplete') observe.connected(clock.now() - dialledAtMs)
    else if (event.type === 'heard') askedAtMs = clock.now()
    else if (askedAtMs !== undefined && !NO_ANSWER.has(event.type)) {
      observe.answered(clock.now() - askedAtMs)
      askedAtMs = undefined
    }
  }

  const connection = dial((event) => {
    note(event)
    on(event)
  })
  return {
    ...connection,
    expectAnswer() {
      askedAtMs = clock.now()
      connection.expectAnswer()
    },
  }
}
