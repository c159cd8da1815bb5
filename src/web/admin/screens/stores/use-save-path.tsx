import { useState } from 'react'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import type { Step, Store } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts, stepsSaveFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { useConflict } from '../../forms/save-questions.tsx'
import { readStore, savedSteps } from './store-record.ts'

interface SavePathOptions {
  storeId: string
  /** Sends it. `now` is the store as it was read a moment ago; undefined when it is gone. Rejects with `ApiFault`. */
  send(path: PathPair, now: Store | undefined): Promise<void>
  /** The person takes the path as somebody else has saved it. */
  take(theirs: Store, path: PathPair): void
}

/**
 * Saves one path. No version goes with it, since what others change of the same store is none of its business: the
 * store is read again first, and when this very path is another by now, the person chooses.
 */
export function useSavePath({ storeId, send, take }: SavePathOptions) {
  const { api, toasts } = useConsole()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<PathPair>({ from: '', to: '', steps: [] })

  /** `was`: the steps that the change was made from; none for a path that was not there. Tells what went wrong. */
  async function save(path: PathPair, was: readonly Step[]): Promise<void> {
    setBusy(true)
    try {
      const now = await readStore(api, storeId)
      const known = [was, path.steps].map(inOneLine)
      if (now && !known.includes(inOneLine(savedSteps(now, path)))) {
        setAsked(path)
        conflict.raise(now)
      } else await send(path, now)
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? stepsSaveFailed(reason) : consoleTexts.stepUpdateFailed)
    } finally {
      setBusy(false)
    }
  }

  const conflict = useConflict<Store>({
    mine: { steps: inOneLine(asked.steps) },
    theirs: (store) => ({ steps: inOneLine(savedSteps(store, asked)) }),
    labels: { steps: `${asked.from} → ${asked.to}` },
    note: 'Theirs stays in the history either way.',
    take: (theirs) => take(theirs, asked),
    keep: (theirs) => void save(asked, savedSteps(theirs, asked)),
  })
  return { save, busy, conflict: conflict.dialog }
}
