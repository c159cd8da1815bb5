import { useLayoutEffect, useRef, useState } from 'react'
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

const keys = new WeakMap<Step, number>()
let lastKey = 0
/** The same row stays the same element wherever it is moved to, so that the focus moves with it. */
function keyOf(step: Step): number {
  const key = keys.get(step) ?? ++lastKey
  keys.set(step, key)
  return key
}

type Act = 'up' | 'down' | 'remove'
interface Wanted {
  at: number
  act: Act
}

/** A path's steps in order: moved with buttons or by dragging, or taken out. */
export function StepList({ steps, onChange, now, disabled = false }: StepListProps) {
  const [held, setHeld] = useState<number>()
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Wanted>(undefined)

  // A button that became disabled, or went with its step, leaves the focus nowhere: its neighbour takes it.
  useLayoutEffect(() => {
    const goal = wanted.current
    wanted.current = undefined
    const row = goal && list.current?.children[Math.min(goal.at, steps.length - 1)]
    if (!row || !goal) return
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:enabled')]
    const own = buttons.find(({ dataset }) => dataset.act === goal.act)
    ;(own ?? buttons[0])?.focus()
  }, [steps])

  if (steps.length === 0) return <p className="hint">No steps yet.</p>
  const seen = new Map<number, number>()
  const keyed = steps.map((step, at) => {
    const key = keyOf(step)
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return { step, at, key: `${key}.${before}` }
  })

  function change(next: Step[], goal: Wanted, text: string) {
    wanted.current = goal
    setTold(text)
    onChange?.(next)
  }
  const move = (at: number, to: number, act: Act) =>
    change(moved(steps, at, to), { at: to, act }, `Now step ${to + 1} of ${steps.length}.`)

  return (
    <>
      <ol className="steps" aria-label="Steps" ref={list}>
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
                  data-act="up"
                  disabled={disabled || at === 0}
                  aria-label={`Move step ${at + 1} up`}
                  onClick={() => move(at, at - 1, 'up')}
                >
                  ↑
                </button>
                <button
                  type="button"
                  data-act="down"
                  disabled={disabled || at === steps.length - 1}
                  aria-label={`Move step ${at + 1} down`}
                  onClick={() => move(at, at + 1, 'down')}
                >
                  ↓
                </button>
                <button
                  type="button"
                  data-act="remove"
                  disabled={disabled}
                  aria-label={`Remove step ${at + 1}, ${words(step)}`}
                  onClick={() =>
                    change(
                      steps.filter((_, index) => index !== at),
                      { at, act: 'remove' },
                      `Step ${at + 1} removed.`,
                    )
                  }
                >
                  Remove
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {onChange && (
        <p className="unseen" role="status">
          {told}
        </p>
      )}
    </>
  )
}
