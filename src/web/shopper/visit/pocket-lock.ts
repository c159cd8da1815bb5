import type { Clock } from '../../../core/clock.ts'

/** A finger that stays so long wants to unlock; nothing that hangs in a pocket rests in one place as long. */
const UNLOCKS_MS = 2000
/** A finger trembles; cloth slides. */
const STRAYS_PX = 24
/** The two presses of who cannot hold, as with a screen reader or a switch. */
const TWICE_WITHIN_MS = 5000

/** What works on a locked screen. The sound that calls staff is never locked in. */
const WORKS = '.talk, .skip, .siren'
const UNLOCKS = '.unlock'

export interface PocketLockParts {
  clock: Clock
  locked: () => boolean
  /** The first of two presses. */
  again: () => void
  unlock: () => void
}

const meets = ({ target }: Event, what: string) => target instanceof Element && target.closest(what) !== null

/**
 * While the screen is locked, nothing but the talk button takes what comes; a long press anywhere unlocks, and two
 * presses of the Unlock button do. Registered before whoever else listens to the document.
 */
export function watchPocketLock({ clock, locked, again, unlock }: PocketLockParts): () => void {
  let from: { x: number; y: number } | undefined
  let cancelLong = () => {}
  let pressedAtMs = Number.NEGATIVE_INFINITY

  function lift() {
    cancelLong()
    from = undefined
  }

  function press() {
    const twice = clock.now() - pressedAtMs < TWICE_WITHIN_MS
    pressedAtMs = twice ? Number.NEGATIVE_INFINITY : clock.now()
    if (twice) unlock()
    else again()
  }

  function swallow(event: Event) {
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
  }

  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    pointerdown(event) {
      const { clientX: x, clientY: y } = event as PointerEvent
      swallow(event)
      lift()
      from = { x, y }
      cancelLong = clock.after(UNLOCKS_MS, unlock)
    },
    pointermove(event) {
      const { clientX, clientY } = event as PointerEvent
      if (from && Math.hypot(clientX - from.x, clientY - from.y) < STRAYS_PX) return
      lift()
    },
    pointerup: lift,
    pointercancel: lift,
    click(event) {
      swallow(event)
      if (meets(event, UNLOCKS)) press()
    },
    contextmenu: swallow,
    keydown(event) {
      const { key, repeat } = event as KeyboardEvent
      if (key === 'Tab') return
      swallow(event)
      if (meets(event, UNLOCKS) && (key === 'Enter' || key === ' ') && !repeat) press()
    },
  }

  const each = Object.entries(handlers).map(([type, handler]) => {
    const listener = (event: Event) => {
      if (locked() && !meets(event, WORKS)) handler(event)
    }
    return [type, listener] as const
  })
  const options = { capture: true, passive: false }
  for (const [type, listener] of each) document.addEventListener(type, listener, options)
  return () => {
    lift()
    for (const [type, listener] of each) document.removeEventListener(type, listener, options)
  }
}
