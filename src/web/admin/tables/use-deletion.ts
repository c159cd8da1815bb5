import { saidBy } from '../api/api-fault.ts'
import { useConsole } from '../console.ts'
import { type Question, useConfirm } from '../dialogs/Confirm.tsx'

export interface Deletion extends Omit<Question, 'act'> {
  /** Resolves with what the person is told. */
  remove(): Promise<{ message: string }>
  /** Takes it back, where that is possible. */
  undo?: () => void
  /** Told when it was not deleted and the server gave no reason. */
  failed: string
}

/** Asks before a record is deleted, tells what came of it, and offers the way back. `changed`: read the list anew. */
export function useDeletion(changed: () => void) {
  const { toasts } = useConsole()
  const { ask, question } = useConfirm()
  const askDelete = ({ remove, undo, failed, ...asked }: Deletion) =>
    ask({
      ...asked,
      async act() {
        try {
          const { message } = await remove()
          toasts.done(message, undo)
          changed()
        } catch (error) {
          toasts.fault(saidBy(error, failed))
        }
      },
    })
  return { askDelete, ask, question }
}
