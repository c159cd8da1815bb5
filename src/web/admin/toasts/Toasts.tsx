import { useSyncExternalStore } from 'react'
import type { Clock } from '../../../core/clock.ts'

/** What just happened, at the foot of the screen, read out when it comes. */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const of = (kind: Toast['kind']) => shown.filter((toast) => toast.kind === kind)
  // Both regions are there before anything is said in them: screen readers miss what comes together with its region.
  return (
    <section className="toasts" aria-label="Messages">
      <div role="alert">
        {of('fault').map((toast) => (
          <OneToast key={toast.id} toast={toast} dismiss={toasts.dismiss} />
        ))}
      </div>
      <div role="status">
        {of('done').map((toast) => (
          <OneToast key={toast.id} toast={toast} dismiss={toasts.dismiss} />
        ))}
      </div>
    </section>
  )
}

function OneToast({ toast: { id, kind, text, undo }, dismiss }: { toast: Toast; dismiss(id: number): void }) {
  const close = () => dismiss(id)
  return (
    <div className={`toast toast-${kind}`}>
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
    </div>
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
}

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
  const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))
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
      const id = show({ kind: 'done', text, ...(undo ? { undo } : {}) })
      clock.after(SHOWN_MS, () => dismiss(id))
    },
    fault(text) {
      show({ kind: 'fault', text })
    },
    dismiss,
  }
}
