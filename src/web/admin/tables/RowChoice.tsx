import type { ReactNode } from 'react'
import { saidBy } from '../api/api-fault.ts'
import { useConsole } from '../console.ts'
import type { FoundRows, Picked } from './found-rows.ts'

interface RowChoiceProps<Row, Chosen> {
  label: string
  found: FoundRows<Row, Chosen>
  picked: Picked<Chosen>
  onPicked(picked: Picked<Chosen>): void
  many(rows: readonly Chosen[], done: () => void): ReactNode
}

/** All that were found are chosen, or none, and what can be done with the chosen. */
export function RowChoice<Row, Chosen extends { id: string }>({
  label,
  found,
  picked,
  onPicked,
  many,
}: RowChoiceProps<Row, Chosen>) {
  const { toasts } = useConsole()
  const chosen = found.chosen(picked)
  const none = () => onPicked(new Map())
  async function all() {
    try {
      const rows = await found.everyone()
      onPicked(new Map([...picked, ...rows.map((row) => [row.id, row] as const)]))
    } catch (error) {
      toasts.fault(saidBy(error, 'The list did not come. Nothing more was chosen.'))
    }
  }
  return (
    <fieldset className="actions many" aria-label={`Chosen ${label.toLowerCase()}`}>
      <span role="status">{chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}</span>
      <button type="button" disabled={found.holdsAll(picked)} onClick={all}>
        Choose all {found.found} found
      </button>
      <button type="button" disabled={chosen.length === 0} onClick={none}>
        Choose none
      </button>
      {chosen.length > 0 && many(chosen, none)}
    </fieldset>
  )
}
