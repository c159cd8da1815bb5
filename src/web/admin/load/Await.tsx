import type { ReactNode } from 'react'
import { saidBy } from '../api/api-fault.ts'
import type { Load } from './use-load.ts'

interface AwaitProps<T> {
  load: Load<T>
  /** The specification's words for a list that did not come. */
  failed: string
  /** Lines of the shape that will come. */
  lines?: number
  children: (data: T) => ReactNode
}

/** Shows what was loaded; before that its outline, and after a failure what to do. */
export function Await<T>({ load, failed, lines = 4, children }: AwaitProps<T>) {
  const { now, reload } = load
  if (now.state === 'ready') return children(now.data)
  if (now.state === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="unseen">Loading…</span>
        {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
          <span key={key} className="skeleton-line" />
        ))}
      </div>
    )
  }
  const reason = saidBy(now.error, '')
  return (
    <div className="failed" role="alert">
      <p>
        <strong>{failed}</strong>
      </p>
      <p>{reason || 'Nothing was changed. Check the connection, then try again.'}</p>
      <button type="button" onClick={reload}>
        Try again
      </button>
    </div>
  )
}
