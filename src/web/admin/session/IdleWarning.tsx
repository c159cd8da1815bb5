import { useEffect, useRef, useState } from 'react'
import type { Clock } from '../../../core/clock.ts'
import { sessionCall } from '../../../core/contract/console/session.ts'
import { useConsole, useSession } from '../console.ts'
import { Dialog } from '../Dialog.tsx'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Signs out when nobody is there, in any of the browser's tabs, and asks a minute before. */
export function IdleWarning() {
  const { api, clock, session, settings } = useConsole()
  const signedIn = useSession() !== undefined
  const [warning, setWarning] = useState(false)
  const watch = useRef<IdleWatch>(undefined)
  const idleMs = settings.adminIdleMinutes * 60_000

  useEffect(() => {
    if (!signedIn) return
    let warned = false
    const made = createIdleWatch({
      clock,
      idleMs,
      tabs: { read: session.activity, write: session.noteActivity },
      onWarning(on) {
        warned = on
        setWarning(on)
      },
      onIdle: () => session.signOut('idle'),
    })
    watch.current = made
    // Under the warning only its button counts: a sleeve on the desk must not keep a session open.
    const seen = () => {
      if (!warned) made.active()
    }
    for (const sign of signs) document.addEventListener(sign, seen, { passive: true })
    window.addEventListener('storage', made.elsewhere)
    return () => {
      window.removeEventListener('storage', made.elsewhere)
      for (const sign of signs) document.removeEventListener(sign, seen)
      made.close()
      setWarning(false)
    }
  }, [signedIn, clock, idleMs, session])

  function stay() {
    watch.current?.active()
    void api.call(sessionCall).catch(() => {})
  }

  return (
    <Dialog open={warning} title="Are you still there?" onClose={stay}>
      <p>
        You will be signed out in a minute, because nothing was done for a while. What you typed is kept in
        this window until you sign in again, passwords excepted.
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={stay}>
          Stay signed in
        </button>
      </div>
    </Dialog>
  )
}

/** WCAG 2.2.1 asks for 20 s to say "more time"; people who use a screen reader need longer. */
const WARN_BEFORE_MS = 60_000

/** The others are told of work here so often at most: a mouse that moves writes no storage full. */
const TELL_EVERY_MS = 1_000

interface IdleWatch {
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
 * @internal A test keeps the time.
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
