import { type HistoryKind, historyCall, restoreCall } from '../../../../core/contract/console/history.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'

/** Takes the newest change of a record back: what a toast's Undo does after something was deleted. */
export function usePutBack(kind: HistoryKind, onDone: () => void): (id: string) => Promise<void> {
  const { api, toasts } = useConsole()
  return async (id) => {
    try {
      const [newest] = await api.call(historyCall, { query: { kind, id, limit: '1' } })
      if (newest?.action !== 'deleted') throw new Error('somebody was faster')
      const { message } = await api.call(restoreCall, {
        params: { id: newest.id },
        body: { version: 'before' },
      })
      toasts.done(message)
      onDone()
    } catch (error) {
      toasts.fault(saidBy(error, 'This could not be put back.'))
    }
  }
}
