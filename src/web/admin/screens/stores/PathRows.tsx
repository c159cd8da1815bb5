import { useState } from 'react'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts, deletePathQuestion } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import type { Question } from '../../dialogs/Confirm.tsx'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { SelectField } from '../../forms/fields.tsx'

interface PathRowsProps {
  paths: readonly PathPair[]
  /** Not saved yet. */
  changed: readonly PathPair[]
  editing: PathPair | undefined
  deleting: boolean
  onEdit(path: PathPair): void
  onCopy?: ((path: PathPair) => void) | undefined
  onDelete(path: PathPair): void
}

/** Each path as from → to with its steps. */
export function PathRows(props: PathRowsProps) {
  const { paths, changed, editing, deleting, onEdit, onCopy, onDelete } = props
  if (paths.length === 0)
    return <p className="empty">This store has no paths yet. Build the first one below.</p>
  const busy = deleting || editing !== undefined
  return (
    <ul className="path-rows">
      {paths.map((path) => {
        const name = `${path.from} → ${path.to}`
        const unsaved = changed.some((draft) => pairKey(draft) === pairKey(path))
        return (
          <li key={pairKey(path)}>
            <div>
              <strong>{name}</strong>
              {unsaved && <em> (not saved)</em>}
              <p className="hint">{inOneLine(path.steps)}</p>
            </div>
            <div className="row-actions">
              <button
                type="button"
                disabled={busy}
                onClick={() => onEdit(path)}
                aria-label={`Edit Path ${name}`}
              >
                Edit Path
              </button>
              {onCopy && (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onCopy(path)}
                  aria-label={`Copy ${name}`}
                >
                  Copy to another store
                </button>
              )}
              <button
                type="button"
                className="danger"
                disabled={busy}
                onClick={() => onDelete(path)}
                aria-label={deleting ? undefined : `Delete Path ${name}`}
              >
                {deleting ? consoleTexts.deleting : 'Delete Path'}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface CopyPathProps {
  path: PathPair
  stores: readonly Store[]
  onDone(): void
}

/** The same path in another store. Says so when it takes the place of one. */
export function CopyPath({ path, stores, onDone }: CopyPathProps) {
  const { api, toasts } = useConsole()
  const [id, setId] = useState('')
  const [busy, setBusy] = useState(false)
  const target = stores.find((store) => store.id === id)
  const replaced = target && pairsOf(target.paths).some((each) => pairKey(each) === pairKey(path))

  async function copy() {
    if (!target) return
    setBusy(true)
    try {
      await api.call(putPathCall, { params: { id }, body: path })
      toasts.done(`Copied to ${target.name}.`)
      onDone()
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.stepUpdateFailed))
    } finally {
      setBusy(false)
    }
  }
  const form = { values: { copyTo: id }, set: (_: string, value: string) => setId(value), faults: {} }
  return (
    <Dialog open title={`Copy ${path.from} → ${path.to}`} onClose={onDone}>
      <SelectField
        form={form}
        name="copyTo"
        label="To store"
        empty="Select a store"
        choices={stores.map((store) => ({ value: store.id, label: `${store.store_number} ${store.name}` }))}
      />
      <p role="status">{replaced && `${target.name} has this path already: it will be replaced.`}</p>
      <div className="actions">
        <button type="button" onClick={onDone}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={copy} disabled={busy || !target}>
          Copy
        </button>
      </div>
    </Dialog>
  )
}

/** What is asked before paths of a store are deleted: each is named. */
export function deletionOf({ name }: Store, paths: readonly PathPair[]): Pick<Question, 'title' | 'lost'> {
  const [first, ...more] = paths
  return {
    title:
      first && more.length === 0 ? deletePathQuestion(first.from, first.to) : `Delete ${paths.length} paths?`,
    lost: paths.map((path) => (
      <p key={pairKey(path)}>
        Shoppers in <strong>{name}</strong> will not be guided from {path.from} to {path.to} any more.
      </p>
    )),
  }
}
