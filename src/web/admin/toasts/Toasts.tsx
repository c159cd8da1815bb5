import { type FocusEvent, useSyncExternalStore } from 'react'
import type { Clock } from '../../../core/clock.ts'

/** What just happened, at the foot of the screen, read out when it comes. */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const of = (kind: Toast['kind']) => shown.filter((toast) => toast.kind === kind)
  // Both regions are there before anything is said in them: screen readers miss what comes together with its region.
  // Of several messages only the new one is read.
  return (
    <section className="toasts" aria-label="Messages">
      <div role="alert" aria-atomic="false">
        {of('fault').map((toast) => (
          <OneToast key={toast.id} toast={toast} toasts={toasts} />
        ))}
      </div>
      <div role="status" aria-atomic="false">
        {of('done').map((toast) => (
          <OneToast key={toast.id} toast={toast} toasts={toasts} />
        ))}
      </div>
    </section>
  )
}

function OneToast({ toast: { id, kind, text, undo }, toasts }: { toast: Toast; toasts: ToastStore }) {
  const close = () => toasts.dismiss(id)
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      toasts.hold(id, 'focus', false)
  }
  return (
    // A toast that somebody is at stays until they have gone.
    <fieldset
      aria-label={`${kind === 'done' ? 'Done' : 'Fault'}: ${text}`}
      className={`toast toast-${kind}`}
      onFocus={() => toasts.hold(id, 'focus', true)}
      onBlur={left}
      onPointerEnter={() => toasts.hold(id, 'pointer', true)}
      onPointerLeave={() => toasts.hold(id, 'pointer', false)}
    >
      <span className="toast-sign" aria-hidden="true">
        {kind === 'done' ? '✓' : '!'}
      </span>
      <p>{text}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            close()
            undo()
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="quiet" onClick={close} aria-label={`Close: ${text}`}>
        Close
      </button>
    </fieldset>
  )
}

interface Toast {
  id: number
  kind: 'done' | 'fault'
  text: string
  /** Offered while the toast is shown. */
  undo?: () => void
}

export interface ToastStore {
  get(): readonly Toast[]
  subscribe(listener: () => void): () => void
  /** Good news; goes by itself. */
  done(text: string, undo?: () => void): void
  /** Stays until it is closed: nobody may miss it. */
  fault(text: string): void
  dismiss(id: number): void
  /** Somebody is at a toast, or has gone: it does not go by itself while anybody is, and has its whole time again after. */
  hold(id: number, by: Holder, on: boolean): void
}

type Holder = 'focus' | 'pointer'

/** Long enough to read, or to think again: as long as Undo is offered. */
const SHOWN_MS = 10_000
const MOST_SHOWN = 4

export function createToastStore(clock: Clock): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  const held = new Map<number, Set<Holder>>()
  const stops = new Map<number, () => void>()

  function dismiss(id: number) {
    stops.get(id)?.()
    stops.delete(id)
    held.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }
  function count(id: number) {
    stops.get(id)?.()
    stops.set(
      id,
      clock.after(SHOWN_MS, () => dismiss(id)),
    )
  }
  function show(toast: Omit<Toast, 'id'>): number {
    lastId += 1
    // The same words again are one toast, shown anew.
    const others = toasts.filter(({ text }) => text !== toast.text)
    change([...others, { ...toast, id: lastId }].slice(-MOST_SHOWN))
    return lastId
  }
  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    done(text, undo) {
      count(show({ kind: 'done', text, ...(undo ? { undo } : {}) }))
    },
    fault(text) {
      show({ kind: 'fault', text })
    },
    dismiss,
    hold(id, by, on) {
      // A fault has no time that could be held.
      const stop = stops.get(id)
      if (!stop) return
      const holders = held.get(id) ?? new Set()
      held.set(id, holders)
      if (on) holders.add(by)
      else holders.delete(by)
      if (holders.size === 0) count(id)
      else stop()
    },
  }
}
