import type { Clock } from '../../../core/clock.ts'

/** WCAG 2.2.1 asks for 20 s to say "more time"; people who use a screen reader need longer. */
const WARN_BEFORE_MS = 60_000

/** The others are told of work here so often at most: a mouse that moves writes no storage full. */
const TELL_EVERY_MS = 1_000

export interface IdleWatch {
  /** A key, a tap, a scroll; or "Stay signed in". */
  active(): void
  /** Another tab may have been worked in: takes the warning back when it was. */
  elsewhere(): void
  close(): void
}

interface IdleOptions {
  clock: Clock
  idleMs: number
  /** What all tabs of this browser see: each writes a mark of its own when somebody works there. */
  tabs: { read(): string; write(mark: string): void }
  /** True: the sign-out comes in a minute. False: not any more. */
  onWarning(on: boolean): void
  onIdle(): void
}

/**
 * Watches for hands that are gone. One timer runs at a time; activity is only noted, so that a mouse that moves costs
 * nothing. While the warning shows, activity alone does not take it back: `active` is called by its button. Work in
 * another tab counts as work here, because a sign-out is one of all tabs.
 */
export function createIdleWatch({ clock, idleMs, tabs, onWarning, onIdle }: IdleOptions): IdleWatch {
  const warnMs = Math.max(idleMs - WARN_BEFORE_MS, idleMs / 2)
  let activeAt = clock.now()
  let known = ''
  let toldAt = Number.NEGATIVE_INFINITY
  let warned = false
  let stop = () => {}

  function tell() {
    if (clock.now() - toldAt < TELL_EVERY_MS) return
    toldAt = clock.now()
    known = String(clock.date().getTime())
    tabs.write(known)
  }

  function hear() {
    const mark = tabs.read()
    if (mark === known) return
    known = mark
    activeAt = clock.now()
  }

  function check() {
    // A tab that was frozen was told nothing.
    hear()
    const idleFor = clock.now() - activeAt
    if (idleFor >= idleMs) return onIdle()
    const warn = idleFor >= warnMs
    if (warn !== warned) {
      warned = warn
      onWarning(warn)
    }
    stop = clock.after((warn ? idleMs : warnMs) - idleFor, check)
  }
  function again() {
    stop()
    check()
  }
  // Whoever opens a page is there.
  tell()
  check()

  return {
    active() {
      activeAt = clock.now()
      tell()
      if (warned) again()
    },
    elsewhere() {
      hear()
      if (warned) again()
    },
    close: () => stop(),
  }
}
