import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type HistoryKind, historyCall, restoreCall } from '../../../core/contract/console/history.ts'
import { saidBy } from '../api.ts'
import { useConsole } from '../console.ts'
import { type Question, useConfirm } from '../Dialog.tsx'

interface RowActionsProps {
  /** What the row is called. */
  name: string
  /** The address of its form, and what is passed to it. */
  edit: string
  state?: unknown
  /** Absent: this one is not to be deleted. */
  onDelete?: (() => void) | undefined
  /** What else can be done with it. */
  children?: ReactNode
}

/** What can be done with one record of a list. */
export function RowActions({ name, edit, state, onDelete, children }: RowActionsProps) {
  return (
    <>
      <Link className="button" to={edit} state={state} aria-label={`Edit ${name}`}>
        Edit
      </Link>
      {children}
      {onDelete && (
        <button type="button" className="danger" onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </button>
      )}
    </>
  )
}

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
