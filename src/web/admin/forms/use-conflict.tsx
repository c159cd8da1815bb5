import { useState } from 'react'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { Values } from './use-form.ts'

interface ConflictOptions<T> {
  /** What stands in the form. */
  mine: Values
  /** The newer record as the form would show it. */
  theirs(record: T): Values
  labels: Readonly<Partial<Record<string, string>>>
  /** What else is to be known. */
  note?: string
  /** Shows the newer record in the form. */
  take(record: T): void
  /** Saves the form over the newer record. */
  keep(record: T): void
}

/** Somebody else saved the same record meanwhile: shows what differs and lets the person choose. */
export function useConflict<T>({ mine, theirs, labels, note, take, keep }: ConflictOptions<T>) {
  const [newer, setNewer] = useState<T>()
  const values = newer === undefined ? {} : theirs(newer)
  const differing = Object.keys(values).filter((name) => values[name] !== mine[name])
  const choose = (choice: (record: T) => void) => () => {
    setNewer(undefined)
    if (newer !== undefined) choice(newer)
  }

  const dialog = (
    <Dialog
      open={newer !== undefined}
      title="Somebody else has changed this in the meantime"
      onClose={() => setNewer(undefined)}
    >
      <p>Nothing was saved yet. {note}</p>
      {differing.length > 0 && <p>What differs:</p>}
      <dl className="differences">
        {differing.map((name) => (
          <div key={name}>
            <dt>{labels[name] ?? name}</dt>
            <dd>Theirs: {values[name] || '(empty)'}</dd>
            <dd>Yours: {mine[name] || '(empty)'}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button type="button" onClick={choose(take)}>
          Take theirs
        </button>
        <button type="button" className="danger" onClick={choose(keep)}>
          Keep mine
        </button>
      </div>
    </Dialog>
  )
  return { raise: setNewer, dialog }
}
