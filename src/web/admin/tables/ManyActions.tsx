import { type ReactNode, useState } from 'react'
import {
  type manyProductsCall,
  type manyStoresCall,
  undoManyCall,
} from '../../../core/contract/console/many.ts'
import { saidBy } from '../api.ts'
import { useConsole } from '../console.ts'
import { useConfirm } from '../Dialog.tsx'

interface ManyActionsProps {
  call: typeof manyProductsCall | typeof manyStoresCall
  rows: readonly { id: string; name: string }[]
  /** The field that can be set alike. */
  field: { name: string; label: string; choices: readonly string[]; none?: string }
  /** "products" */
  what: string
  /** What deleting them means. */
  lost: ReactNode
  onChanged(): void
  done(): void
}

const NAMED = 10

/** Sets one field of all chosen rows, or deletes them. */
export function ManyActions({ call, rows, field, what, lost, onChanged, done }: ManyActionsProps) {
  const [value, setValue] = useState('')
  const { change, busy } = useMany(call, onChanged)
  const { ask, question } = useConfirm()
  const ids = rows.map(({ id }) => id)
  const names = rows.slice(0, NAMED).map(({ name }) => name)
  const more = rows.length - names.length

  return (
    <>
      <label className="filter">
        {field.label}
        <select value={value} onChange={({ target }) => setValue(target.value)}>
          <option value="">Select</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
          {field.none && <option value={NONE}>{field.none}</option>}
        </select>
      </label>
      <button
        type="button"
        disabled={busy || value === ''}
        onClick={async () => {
          if (await change(ids, { [field.name]: value === NONE ? '' : value })) done()
        }}
      >
        Set {field.label.toLowerCase()} of {rows.length}
      </button>
      <button
        type="button"
        className="danger"
        disabled={busy}
        onClick={() =>
          ask({
            title: `Delete ${rows.length} ${what}?`,
            lost: (
              <>
                <p>
                  {names.join(', ')}
                  {more > 0 && ` and ${more} more`}
                </p>
                {lost}
              </>
            ),
            yes: `Delete ${rows.length} ${what}`,
            async act() {
              if (await change(ids, { delete: true })) done()
            },
          })
        }
      >
        Delete {rows.length}
      </button>
      {question}
    </>
  )
}

/** No section of any shop is called so. */
const NONE = '\u0000'

/** Changes many records at once, with one way back. `changed`: the list is to be read anew. */
function useMany(call: typeof manyProductsCall | typeof manyStoresCall, changed: () => void) {
  const { api, toasts } = useConsole()
  const [busy, setBusy] = useState(false)

  async function undo(what: string) {
    try {
      const { message, failed } = await api.call(undoManyCall, { body: { undo: what } })
      if (failed > 0) toasts.fault(message)
      else toasts.done(message)
    } catch (error) {
      toasts.fault(saidBy(error, 'This could not be put back.'))
    }
    changed()
  }

  /** Resolves either way; true when it was done. */
  async function change(ids: readonly string[], to: object): Promise<boolean> {
    setBusy(true)
    try {
      const reply = await api.call(call, { body: { ids, change: to } })
      toasts.done(reply.message, reply.undo === null ? undefined : () => void undo(reply.undo ?? ''))
      changed()
      return true
    } catch (error) {
      toasts.fault(saidBy(error, 'Nothing was changed.'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, busy }
}
