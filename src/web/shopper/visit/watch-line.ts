import type { Clock } from '../../../core/clock.ts'

/** The server gives a sign every second and a half: two that did not come, and the time that a slow line takes. */
const DEAD_AFTER_MS = 5000
/** What had waited in a page that was frozen, or behind a network that changed, is read within this. */
const DOUBT_MS = 1500

/** Notices that nothing comes any more, though the socket still counts as open. */
export interface LineWatch {
  /** From the first sign on: an older server gives none. */
  start(): void
  heard(): void
  heardAtMs(): number
  /** The page is seen again, or its network is another: a sign has to come soon. */
  doubt(): void
  stop(): void
}

export function watchLine(clock: Pick<Clock, 'now' | 'after'>, onDead: () => void): LineWatch {
  let watching = false
  let heardAt = clock.now()
  let cancel = () => {}

  function wait(ms: number) {
    cancel()
    cancel = clock.after(ms, () => late(ms))
  }

  function late(ms: number) {
    const silentMs = clock.now() - heardAt
    // A frozen page: its timers come before the frames that wait.
    if (ms === DEAD_AFTER_MS && silentMs > DEAD_AFTER_MS + DOUBT_MS) return wait(DOUBT_MS)
    onDead()
  }

  return {
    start() {
      if (!watching) wait(DEAD_AFTER_MS)
      watching = true
    },
    heard() {
      heardAt = clock.now()
      if (watching) wait(DEAD_AFTER_MS)
    },
    heardAtMs: () => heardAt,
    doubt() {
      if (watching && clock.now() - heardAt > DOUBT_MS + 1000) wait(DOUBT_MS)
    },
    stop() {
      watching = false
      cancel()
    },
  }
}
