import { useState } from 'react'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import { type Step, type Store, storeSchema } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts, stepsSaveFailed } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useConflict } from '../../forms/unsaved.tsx'
import { readStore, savedSteps } from './store-record.tsx'

interface SavePathOptions {
  storeId: string
  /**
   * Sends it with `was`, the steps that the server is held to find there: 409 when there are others by now. `now` is
   * the store as it was read a moment ago; undefined when it is gone. Rejects with `ApiFault`.
   */
  send(path: PathPair, was: Step[], now: Store | undefined): Promise<void>
  /** What to do with a fault's text, where a toast would not be seen; default a toast. */
  failed?(text: string): void
  /** The person takes the path as somebody else has saved it. */
  take(theirs: Store, path: PathPair): void
}

/**
 * Saves one path. No version goes with it, since what others change of the same store is none of its business: the
 * store is read again first, and when this very path is another by now, the person chooses.
 */
export function useSavePath({ storeId, send, take, failed }: SavePathOptions) {
  const { api, toasts } = useConsole()
  const tell = failed ?? toasts.fault
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<PathPair>({ from: '', to: '', steps: [] })

  /** `was`: the steps that the change was made from; none for a path that was not there. Tells what went wrong. */
  async function save(path: PathPair, was: readonly Step[]): Promise<void> {
    setBusy(true)
    try {
      const now = await readStore(api, storeId)
      const known = [was, path.steps].map(inOneLine)
      const theirs = now && savedSteps(now, path)
      if (now && theirs && !known.includes(inOneLine(theirs))) choose(path, now)
      else await send(path, theirs ?? [...was], now)
    } catch (error) {
      // Somebody was quicker than this round trip.
      const newer = error instanceof ApiFault && error.status === 409 && error.current(storeSchema)
      if (newer) return choose(path, newer)
      const reason = saidBy(error, '')
      tell(reason ? stepsSaveFailed(reason) : consoleTexts.stepUpdateFailed)
    } finally {
      setBusy(false)
    }
  }

  function choose(path: PathPair, theirs: Store) {
    setAsked(path)
    conflict.raise(theirs)
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
