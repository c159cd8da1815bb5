import { useSyncExternalStore } from 'react'
import type { Toast, ToastStore } from './toast-store.ts'

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
