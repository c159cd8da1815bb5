import type { ReactNode } from 'react'
import { fieldId } from './ErrorSummary.tsx'

interface ShellProps {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}

/** A control with its label above it, and its hint and fault below. */
export function FieldShell({ name, label, hint, fault, optional, children }: ShellProps) {
  const id = fieldId(name)
  return (
    <div className={fault ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className="fault" id={`${id}-fault`} hidden={!fault}>
        {fault}
      </p>
    </div>
  )
}

/** What ties a control to its words. */
export function controlProps(name: string, fault: string | undefined, hint: string | undefined) {
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}
