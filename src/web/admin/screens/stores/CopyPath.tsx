import { useState } from 'react'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import { pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { SelectField } from '../../forms/fields.tsx'

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
