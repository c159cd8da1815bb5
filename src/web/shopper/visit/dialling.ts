import type { Clock } from '../../../core/clock.ts'
import type { LiveClient } from '../../live/live-client.ts'

/**
 * A line that lost the first packet of a connection asks again after 1, 2, 4 s … and would miss the moment in which it
 * is there again, and a browser opens one socket to a host at a time. So the server is asked for an answer by requests
 * beside it, and a socket that was dialled before one came is dialled anew: when it is older than this line's own opening
 * takes, then than twice that, and so on. Requests that wait take the page's connections, of which it has six: four.
 */
const PROBE_EVERY_MS = 600
/** On an open connection an answer is one journey there and back; a socket takes up to four. */
const JOURNEYS = 4
const OPENS_WITHIN_MS = { least: 500, most: 1500 } as const
/** A socket that nobody answers for so long counts as a try, and each so much longer as another. */
const UNANSWERED_MS = 5400
const TRY_EVERY_MS = 1500

/** One socket that is to open, dialled again while it does not. */
export interface Dialling {
  start(): void
  isOn(): boolean
  has(client: LiveClient): boolean
  /** It has opened: it is the caller's from now on. */
  taken(): void
  stop(): void
}

export interface DiallingOptions {
  clock: Pick<Clock, 'now' | 'after'>
  open: () => LiveClient
  /** Dials, and waits for as long as it takes. */
  once: boolean
  /** Whether the server answers requests now; never rejects. */
  answers: () => Promise<boolean>
  onUnanswered: () => void
}

export function createDialling({ clock, open, once, answers, onUnanswered }: DiallingOptions): Dialling {
  let dialled: { client: LiveClient; atMs: number } | undefined
  let patience = 1
  let stopAsking = () => {}
  let stopCounting = () => {}

  const ageMs = () => clock.now() - (dialled?.atMs ?? clock.now())

  function dial() {
    dialled?.client.close()
    dialled = { client: open(), atMs: clock.now() }
  }

  function ask() {
    stopAsking = clock.after(PROBE_EVERY_MS, ask)
    const asked = dialled
    const askedAt = clock.now()
    void answers().then((answered) => {
      if (!answered || !asked || dialled !== asked) return
      const { least, most } = OPENS_WITHIN_MS
      const opensWithinMs = Math.min(most, Math.max(least, (clock.now() - askedAt) * JOURNEYS))
      if (ageMs() < opensWithinMs * patience) return
      patience *= 2
      dial()
    })
  }

  function unanswered() {
    stopCounting = clock.after(TRY_EVERY_MS, unanswered)
    if (ageMs() >= UNANSWERED_MS) dial()
    onUnanswered()
  }

  function stopTimers() {
    stopAsking()
    stopCounting()
  }

  return {
    start() {
      stopTimers()
      dial()
      if (once) return
      stopAsking = clock.after(PROBE_EVERY_MS, ask)
      stopCounting = clock.after(UNANSWERED_MS, unanswered)
    },
    isOn: () => dialled !== undefined,
    has: (client) => dialled?.client === client,
    taken() {
      stopTimers()
      dialled = undefined
      patience = 1
    },
    stop() {
      stopTimers()
      dialled?.client.close()
      dialled = undefined
    },
  }
}
