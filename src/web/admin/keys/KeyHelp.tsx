import { Dialog } from '../dialogs/Dialog.tsx'

const keys = [
  ['Ctrl+K, or /', 'Search everything'],
  ['?', 'This help'],
  ['Tab, Shift+Tab', 'To the next or the one before'],
  ['Enter', 'Opens the first that a search found; saves a form'],
  ['↓ and ↑', 'Through what a search found'],
  ['Escape', 'Closes a question, a search or a menu'],
] as const

interface KeyHelpProps {
  open: boolean
  single: boolean
  onSingle(on: boolean): void
  onClose(): void
}

/** Every key of the console. */
export function KeyHelp({ open, single, onSingle, onClose }: KeyHelpProps) {
  return (
    <Dialog open={open} title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={single} onChange={({ target }) => onSingle(target.checked)} /> Use /
        and ? as keys of their own
      </label>
      <div className="actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
