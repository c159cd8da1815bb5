import type { ReactNode } from 'react'
import { Link } from 'react-router'

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
