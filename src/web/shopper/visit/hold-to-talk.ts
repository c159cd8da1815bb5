import type { Clock } from '../../../core/clock.ts'
import type { Interruption } from '../../../core/speech/interruption.ts'
import type { PageStore } from '../page.ts'
import { OWN_MEANING } from '../taps.ts'
import type { ServerLine } from './server-line.ts'
import type { SoundLine } from './sound-line.ts'
import type { VisitMicrophone } from './visit-microphone.ts'

/** Nobody says more in one turn; a hand that forgot itself does not make others heard. */
const LONGEST_MS = 12_000
/** The hand is quicker than the tongue: the last sound of a word is heard after it let go. */
const TAIL_MS = 200

interface HoldToTalkParts {
  clock: Clock
  store: PageStore
  live: ServerLine['live']
  interruption: Pick<Interruption, 'press' | 'release'>
  microphone: Pick<VisitMicrophone, 'hold'>
  sound: Pick<SoundLine, 'hold'>
  /** Felt, since nothing is to be heard. */
  vibrate: (pattern: readonly number[]) => void
}

/** While the shopper's hand holds, the product is silent and hears nobody else. */
export interface HoldToTalk {
  on(): boolean
  /** It began so many milliseconds ago. Nothing follows while there is no microphone. */
  press(sinceMs: number): void
  release(): void
  close(): void
}

export function createHoldToTalk(parts: HoldToTalkParts): HoldToTalk {
  const { clock, store, live, interruption, microphone, sound, vibrate } = parts
  let state: 'off' | 'on' | 'tail' = 'off'
  let cancel = () => {}

  function change(to: typeof state, afterMs: number, next: () => void) {
    state = to
    cancel()
    cancel = clock.after(afterMs, next)
    store.dispatch({ type: 'holding', on: to === 'on' })
  }

  function over() {
    cancel()
    state = 'off'
    microphone.hold(false)
    sound.hold(false, 0)
    interruption.release(live() !== undefined)
  }

  function release() {
    if (state === 'on') change('tail', TAIL_MS, over)
  }

  return {
    on: () => state === 'on',
    press(sinceMs) {
      if (state === 'on' || store.get().visualizer !== 'ready') return
      if (state === 'tail') over()
      change('on', LONGEST_MS - sinceMs, release)
      interruption.press()
      // What was kept goes before: the hold begins where it is told of, so long ago.
      microphone.hold(true)
      sound.hold(true, sinceMs)
      vibrate([40])
    },
    release,
    close() {
      cancel()
      state = 'off'
      store.dispatch({ type: 'holding', on: false })
    },
  }
}

/** A finger that stays so long does not tap. */
const RESTS_MS = 400
/** A finger that moves so far scrolls. */
const STRAYS_PX = 12
/** The click that belongs to a finger comes at once. */
const CLICK_WITHIN_MS = 700

const TALK_BUTTON = '.talk'

const closest = ({ target }: Event, what: string) => (target instanceof Element ? target.closest(what) : null)

interface Hands extends Pick<HoldToTalk, 'on' | 'press' | 'release'> {
  /** A press of which nothing more is known than that it was one. */
  toggle(): void
}

/**
 * Hands that hold to talk: a finger that rests on the empty screen, and a finger or a key on the talk button. A short
 * press of the button, which is all that a screen reader lets through, begins as well, and the next one ends it. The
 * listeners are the document's: the empty screen is no control.
 */
export function watchHands(clock: Clock, talk: Hands): () => void {
  /** What is down: a finger of which it is not known yet, or a hand that holds. */
  let down:
    | { kind: 'resting'; x: number; y: number }
    | { kind: 'holding'; byKey: boolean; ends: () => boolean }
    | undefined
  let cancelRest = () => {}
  let ownClickUntilMs = Number.NEGATIVE_INFINITY

  function pressButton(byKey = false) {
    const sinceMs = clock.now()
    const ends = talk.on()
    if (!ends) talk.press(0)
    down = { kind: 'holding', byKey, ends: () => ends || clock.now() - sinceMs >= RESTS_MS }
  }

  function rest({ clientX, clientY }: PointerEvent) {
    down = { kind: 'resting', x: clientX, y: clientY }
    cancelRest = clock.after(RESTS_MS, () => {
      talk.press(RESTS_MS)
      down = talk.on() ? { kind: 'holding', byKey: false, ends: () => true } : undefined
    })
  }

  function lift() {
    cancelRest()
    const lifted = down
    down = undefined
    if (lifted?.kind !== 'holding') return
    ownClickUntilMs = clock.now() + CLICK_WITHIN_MS
    if (lifted.ends()) talk.release()
  }

  /** A key on the button, or one that still holds it though the focus went elsewhere: it presses nothing there. */
  const isOurs = (event: KeyboardEvent) =>
    (event.key === ' ' || event.key === 'Enter') &&
    ((down?.kind === 'holding' && down.byKey) || closest(event, TALK_BUTTON) !== null)

  const handlers = {
    pointerdown(event: PointerEvent) {
      if (event.isPrimary === false || event.button > 0) return
      ownClickUntilMs = Number.NEGATIVE_INFINITY
      if (closest(event, TALK_BUTTON)) pressButton()
      else if (!closest(event, OWN_MEANING)) rest(event)
    },
    pointermove({ clientX, clientY }: PointerEvent) {
      if (down?.kind !== 'resting' || Math.hypot(clientX - down.x, clientY - down.y) < STRAYS_PX) return
      cancelRest()
      down = undefined
    },
    pointerup: ({ isPrimary }: PointerEvent) => isPrimary !== false && lift(),
    pointercancel: ({ isPrimary }: PointerEvent) => isPrimary !== false && lift(),
    click(event: MouseEvent) {
      const isOwn = clock.now() < ownClickUntilMs
      const onButton = closest(event, TALK_BUTTON)
      if (isOwn) event.stopPropagation()
      else if (onButton) talk.toggle()
    },
    keydown(event: KeyboardEvent) {
      if (!isOurs(event)) return
      event.preventDefault()
      if (!event.repeat) pressButton(true)
    },
    keyup(event: KeyboardEvent) {
      if (!isOurs(event)) return
      event.preventDefault()
      lift()
      ownClickUntilMs = Number.NEGATIVE_INFINITY
    },
    // A finger that holds neither scrolls nor opens a menu.
    touchmove: (event: TouchEvent) => down?.kind === 'holding' && event.cancelable && event.preventDefault(),
    contextmenu: (event: Event) => down && event.preventDefault(),
  }

  const options = { capture: true, passive: false }
  const each = Object.entries(handlers) as [string, EventListener][]
  for (const [type, handler] of each) document.addEventListener(type, handler, options)
  // The end of what is held is told to nobody then.
  addEventListener('blur', lift)
  return () => {
    cancelRest()
    for (const [type, handler] of each) document.removeEventListener(type, handler, options)
    removeEventListener('blur', lift)
  }
}
