import { useRef, useState } from 'react'
import { type StoreChoice, storeChoicesCall } from '../../../../core/contract/console/pages.ts'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { Dialog } from '../../Dialog.tsx'
import { SelectField } from '../../forms/fields.tsx'
import { labelOf, useStoreSearch } from '../../forms/use-store-search.tsx'
import { Await, useList } from '../../load.tsx'
import { readStore, savedSteps } from './store-record.tsx'
import { useSavePath } from './use-save-path.tsx'

interface CopyPathProps {
  path: PathPair
  /** The store whose path it is. */
  of: string
  onDone(): void
}

/** The same path in another store. Says so when it takes the place of one. */
export function CopyPath({ path, of, onDone }: CopyPathProps) {
  const stores = useList(storeChoicesCall)
  return (
    <Dialog open title={`Copy ${path.from} → ${path.to}`} onClose={onDone}>
      <Await load={stores} failed={consoleTexts.storesFailed} lines={1}>
        {(all) => <ChooseStore path={path} stores={all.filter(({ id }) => id !== of)} onDone={onDone} />}
      </Await>
    </Dialog>
  )
}

interface ChooseStoreProps {
  path: PathPair
  stores: readonly StoreChoice[]
  onDone(): void
}

function ChooseStore({ path, stores, onDone }: ChooseStoreProps) {
  const { api, toasts } = useConsole()
  const [id, setId] = useState('')
  // A toast would stand behind this dialog, where nobody can reach it.
  const [fault, setFault] = useState('')
  const [target, setTarget] = useState<Store>()
  const newest = useRef('')
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
  /** Its paths are read before anything is copied: what would be replaced is said first. */
  async function choose(asked: string) {
    newest.current = asked
    setId(asked)
    setTarget(undefined)
    setFault('')
    const answer = await readStore(api, asked).catch((error: unknown) =>
      saidBy(error, consoleTexts.storesFailed),
    )
    if (newest.current !== asked) return
    if (typeof answer === 'object') setTarget(answer)
    else if (asked !== '') setFault(answer ?? 'This store is not there any more.')
  }
  const { search, offered } = useStoreSearch(stores, id, (first) => void choose(first))
  const copy = () => {
    setFault('')
    if (target) void save(path, savedSteps(target, path))
  }
  const form = {
    values: { copyTo: id },
    set: (_: string, value: string) => void choose(value),
    faults: fault ? { copyTo: fault } : {},
  }
  return (
    <>
      {search}
      <SelectField
        form={form}
        name="copyTo"
        label="To store"
        empty={stores.length > 0 ? 'Select a store' : 'There is no other store yet'}
        choices={offered.map((store) => ({ value: store.id, label: labelOf(store) }))}
      />
      <p role="status">
        {id !== '' && !target && !fault && 'Looking which paths it has…'}
        {replaced && `${target.name} has this path already: it will be replaced.`}
      </p>
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
    </>
  )
}
