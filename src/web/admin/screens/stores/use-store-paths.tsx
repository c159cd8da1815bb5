import { useState } from 'react'
import { answers } from '../../../../core/contract/console/messages.ts'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import { deletePathCall, putPathCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { consoleTexts, pathDeleteFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import type { Question } from '../../dialogs/Confirm.tsx'
import { deletionOf } from './deletion-of.tsx'
import { savedSteps } from './saved-steps.ts'
import { useSavePath } from './use-save-path.tsx'

/** Saves and deletes single paths of a store. `settled` is told the record after that, and whose path it was. */
export function useStorePaths(store: Store, settled: (newer: Store, path: PathPair) => void) {
  const { api, toasts } = useConsole()
  const [deleting, setDeleting] = useState(false)
  const params = { id: store.id }

  const { save, conflict } = useSavePath({
    storeId: store.id,
    async send(path) {
      const reply = await api.call(putPathCall, { params, body: path })
      settled(reply.store, path)
      toasts.done(answers.pathSaved)
    },
    take: settled,
  })

  async function remove(path: PathPair) {
    const { from, to } = path
    const was = savedSteps(store, path)
    setDeleting(true)
    try {
      const reply = await api.call(deletePathCall, { params, body: { from, to } })
      settled(reply.store, path)
      toasts.done(reply.message, () => void save({ from, to, steps: was }, []))
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? pathDeleteFailed(reason) : consoleTexts.pathDeleteFailed)
    } finally {
      setDeleting(false)
    }
  }

  const deleteQuestion = (path: PathPair): Question => ({
    ...deletionOf(store, [path]),
    yes: 'Delete Path',
    doing: consoleTexts.deleting,
    act: () => remove(path),
  })
  return { savePath: save, deleteQuestion, deleting, pathConflict: conflict }
}
