import type { Clock } from '../../../core/clock.ts'

/** WCAG 2.2.1 asks for 20 s to say "more time"; people who use a screen reader need longer. */
const WARN_BEFORE_MS = 60_000

export interface IdleWatch {
  /** A key, a tap, a scroll; or "Stay signed in". */
  active(): void
  close(): void
}

interface IdleOptions {
  clock: Clock
  idleMs: number
  /** True: the sign-out comes in a minute. False: not any more. */
  onWarning(on: boolean): void
  onIdle(): void
}

/**
 * Watches for hands that are gone. One timer runs at a time; activity is only noted, so that a mouse that moves costs
 * nothing. While the warning shows, activity alone does not take it back: `active` is called by its button.
 */
export function createIdleWatch({ clock, idleMs, onWarning, onIdle }: IdleOptions): IdleWatch {
  const warnMs = Math.max(idleMs - WARN_BEFORE_MS, idleMs / 2)
  let activeAt = clock.now()
  let warned = false
  let stop = () => {}

  function check() {
    const idleFor = clock.now() - activeAt
    if (idleFor >= idleMs) return onIdle()
    const warn = idleFor >= warnMs
    if (warn !== warned) {
      warned = warn
      onWarning(warn)
    }
    stop = clock.after((warn ? idleMs : warnMs) - idleFor, check)
  }
  check()

  return {
    active() {
      activeAt = clock.now()
      if (!warned) return
      stop()
      check()
    },
    close: () => stop(),
  }
}
