import type { Clock, MonotonicMs } from '../../../core/clock.ts'
import { READ_WITHIN_MS } from '../../../core/constants.ts'
import type { PageStore } from '../page.ts'
import type { ServerLine } from './server-line.ts'

/** The click that belongs to a finger comes at once. */
const CLICK_WITHIN_MS = 1000
/** As long as the contract lets a label be, and as many. */
const LONGEST_LABEL = 80
const MOST_LABELS = 60

/**
 * A real hand, and no screen reader's double tap: that has no size and no weight, or comes as a click alone. After the
 * rules of react-aria's `isVirtualPointerEvent`.
 */
const isHand = ({ pressure, width, height }: PointerEvent) => pressure > 0 || (width > 1 && height > 1)

const labelOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, LONGEST_LABEL)

/**
 * Tells the server what the phone's own screen reader may be saying just now, so that its words are not taken for the
 * shopper's: the name of what the focus came to, and of choices that are new. A reader cannot be asked for: where the last
 * press was a hand's there is none, and only the focus counts.
 */
export function watchReader(store: PageStore, clock: Clock, live: ServerLine['live']): () => void {
  let recent: { label: string; atMs: MonotonicMs }[] = []
  let choices = store.get().choices
  let byHand = false
  let handAtMs = Number.NEGATIVE_INFINITY

  function tell(labels: readonly string[]) {
    const atMs = clock.now()
    const fresh = labels.filter(Boolean).map((label) => ({ label, atMs }))
    if (fresh.length === 0) return
    recent = [...recent.filter((one) => atMs - one.atMs < READ_WITHIN_MS), ...fresh].slice(-MOST_LABELS)
    live()?.mayBeRead([...new Set(recent.map(({ label }) => label))])
  }

  const unwatchStore = store.subscribe(() => {
    const before = choices
    choices = store.get().choices
    if (before === choices || byHand) return
    const stood = new Set(before.inSight.map(({ label }) => label))
    tell(choices.inSight.flatMap(({ label }) => (stood.has(label) ? [] : [label])))
  })

  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    focusin: ({ target }) =>
      target instanceof HTMLElement && target.matches('button, [tabindex]') && tell([labelOf(target)]),
    pointerdown(event) {
      if (!isHand(event as PointerEvent)) return
      byHand = true
      handAtMs = clock.now()
    },
    pointerup() {
      if (byHand) handAtMs = clock.now()
    },
    click() {
      if (clock.now() - handAtMs > CLICK_WITHIN_MS) byHand = false
    },
    keydown() {
      byHand = false
    },
  }
  const each = Object.entries(handlers)
  for (const [type, handler] of each) document.addEventListener(type, handler, true)
  return () => {
    unwatchStore()
    for (const [type, handler] of each) document.removeEventListener(type, handler, true)
  }
}

/** Tells the server when its answers are to be short, or whole again; with each question it is told anyway. */
export function watchShort(store: PageStore, live: ServerLine['live']): () => void {
  let was = store.get().preferences.short
  return store.subscribe(() => {
    const { short } = store.get().preferences
    if (short !== was) live()?.short(short)
    was = short
  })
}
