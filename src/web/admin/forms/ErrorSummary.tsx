import { useEffect, useRef } from 'react'
import type { Form, Values } from './use-form.ts'

interface SummaryProps<V extends Values> {
  form: Form<V>
  /** The fields' labels. */
  labels: Readonly<Partial<Record<string, string>>>
}

/** All that is wrong with a form in one place; takes the focus when a try was refused. */
export function ErrorSummary<V extends Values>({ form: { faults, refused }, labels }: SummaryProps<V>) {
  const box = useRef<HTMLDivElement>(null)
  const found = Object.entries(faults)
  useEffect(() => {
    if (refused > 0) box.current?.focus()
  }, [refused])
  if (refused === 0 || found.length === 0) return null
  return (
    <div className="summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {found.length === 1 ? 'One field needs another look' : `${found.length} fields need another look`}
      </h2>
      <ul>
        {found.map(([name, fault]) => (
          <li key={name}>
            <button
              type="button"
              className="link"
              onClick={() => document.getElementById(fieldId(name))?.focus()}
            >
              {labels[name] ? `${labels[name]}: ${fault}` : fault}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The id of a field's control. */
export const fieldId = (name: string) => `field-${name}`
