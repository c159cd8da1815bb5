import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { inOneLine } from './saved-steps.ts'

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
