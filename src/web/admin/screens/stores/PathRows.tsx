import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts, deletePathQuestion } from '../../../../core/texts/console.ts'
import type { Question } from '../../Dialog.tsx'

interface PathRowsProps {
  paths: readonly PathPair[]
  /** Not saved yet. */
  changed: readonly PathPair[]
  editing: Pick<PathPair, 'from' | 'to'> | undefined
  /** The one that is being deleted. */
  deleting: PathPair | undefined
  onEdit(path: PathPair): void
  onCopy(path: PathPair): void
  onDelete(path: PathPair): void
}

/** Each path as from → to with its steps. */
export function PathRows(props: PathRowsProps) {
  const { paths, changed, editing, deleting, onEdit, onCopy, onDelete } = props
  if (paths.length === 0)
    return <p className="empty">This store has no paths yet. Build the first one below.</p>
  const busy = deleting !== undefined || editing !== undefined
  return (
    <ul className="path-rows">
      {paths.map((path) => {
        const name = `${path.from} → ${path.to}`
        const going = deleting !== undefined && pairKey(deleting) === pairKey(path)
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
              <button type="button" disabled={busy} onClick={() => onCopy(path)} aria-label={`Copy ${name}`}>
                Copy to another store
              </button>
              <button
                type="button"
                className="danger"
                disabled={busy}
                onClick={() => onDelete(path)}
                aria-label={going ? undefined : `Delete Path ${name}`}
              >
                {going ? consoleTexts.deleting : 'Delete Path'}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
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
