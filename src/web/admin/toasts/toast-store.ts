import type { Clock } from '../../../core/clock.ts'

export interface Toast {
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
