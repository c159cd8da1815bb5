import { useState } from 'react'
import {
  type manyProductsCall,
  type manyStoresCall,
  undoManyCall,
} from '../../../core/contract/console/many.ts'
import { saidBy } from '../api/api-fault.ts'
import { useConsole } from '../console.ts'

/** Changes many records at once, with one way back. `changed`: the list is to be read anew. */
export function useMany(call: typeof manyProductsCall | typeof manyStoresCall, changed: () => void) {
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
