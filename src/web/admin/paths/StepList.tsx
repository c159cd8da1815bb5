import { useState } from 'react'
import type { Step } from '../../../core/contract/store.ts'

interface StepListProps {
  steps: readonly Step[]
  /** Absent: only shown. */
  onChange?: ((steps: Step[]) => void) | undefined
  /** The step that is being heard, from 0. */
  now?: number | undefined
  disabled?: boolean
}

const words = ({ action, distance }: Step) => `${action}: ${distance === '' ? '0' : distance}`

function moved(steps: readonly Step[], from: number, to: number): Step[] {
  const next = [...steps]
  const [step] = next.splice(from, 1)
  if (step) next.splice(to, 0, step)
  return next
}

/** A path's steps in order: moved with buttons or by dragging, or taken out. */
export function StepList({ steps, onChange, now, disabled = false }: StepListProps) {
  const [held, setHeld] = useState<number>()
  if (steps.length === 0) return <p className="hint">No steps yet.</p>
  const keyed = steps.map((step, at) => ({ step, at, key: `${at} ${words(step)}` }))
  return (
    <ol className="steps" aria-label="Steps">
      {keyed.map(({ step, at, key }) => (
        <li
          key={key}
          className={now === at ? 'now' : undefined}
          aria-current={now === at ? 'step' : undefined}
          draggable={onChange !== undefined && !disabled}
          onDragStart={() => setHeld(at)}
          onDragOver={(event) => {
            if (held !== undefined) event.preventDefault()
          }}
          onDrop={() => {
            if (held !== undefined) onChange?.(moved(steps, held, at))
            setHeld(undefined)
          }}
        >
          <span className="words">
            {at + 1}. {words(step)}
          </span>
          {onChange && (
            <>
              <button
                type="button"
                disabled={disabled || at === 0}
                aria-label={`Move step ${at + 1} up`}
                onClick={() => onChange(moved(steps, at, at - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={disabled || at === steps.length - 1}
                aria-label={`Move step ${at + 1} down`}
                onClick={() => onChange(moved(steps, at, at + 1))}
              >
                ↓
              </button>
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove step ${at + 1}, ${words(step)}`}
                onClick={() => onChange(steps.filter((_, index) => index !== at))}
              >
                Remove
              </button>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
