import { useState } from 'react'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { useConsole } from '../../console.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { SelectField } from '../../forms/fields.tsx'
import { savedSteps } from './store-record.ts'
import { useSavePath } from './use-save-path.tsx'

interface CopyPathProps {
  path: PathPair
  stores: readonly Store[]
  onDone(): void
}

/** The same path in another store. Says so when it takes the place of one. */
export function CopyPath({ path, stores, onDone }: CopyPathProps) {
  const { api, toasts } = useConsole()
  const [id, setId] = useState('')
  // A toast would stand behind this dialog, where nobody can reach it.
  const [fault, setFault] = useState('')
  const target = stores.find((store) => store.id === id)
  const replaced = target && pairsOf(target.paths).some((each) => pairKey(each) === pairKey(path))

  const { save, busy, conflict } = useSavePath({
    storeId: id,
    async send(copied, was, now) {
      await api.call(putPathCall, { params: { id }, body: { ...copied, was } })
      toasts.done(`Copied to ${now?.name ?? 'the store'}.`)
      onDone()
    },
    take: onDone,
    failed: setFault,
  })
  const copy = () => {
    setFault('')
    if (target) void save(path, savedSteps(target, path))
  }
  const form = {
    values: { copyTo: id },
    set: (_: string, value: string) => setId(value),
    faults: fault ? { copyTo: fault } : {},
  }
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
      <p className="unseen" role="alert">
        {fault}
      </p>
      <div className="actions">
        <button type="button" onClick={onDone}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={copy} disabled={busy || !target}>
          Copy
        </button>
      </div>
      {conflict}
    </Dialog>
  )
}
