import type { Clock } from '../../../core/clock.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import type { Connection } from './connection.ts'
import type { CloudObserver } from './session-parts.ts'

export interface Timing {
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
