import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { consoleTexts } from '../../../core/texts/console.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Values } from './use-form.ts'
import type { SaveForm as Saving } from './use-save-form.tsx'

interface SaveFormProps<V extends Values> {
  saving: Saving<V>
  /** The button that saves. */
  yes?: string
  /** Beside the buttons. */
  beside?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Fields on a card, above them all that is wrong, below them the buttons. */
export function SaveForm<V extends Values>({ saving, yes = 'Save', beside, children }: SaveFormProps<V>) {
  const { form, labels, list, isDraft, questions } = saving
  const navigate = useNavigate()
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <ErrorSummary form={form} labels={labels} />
      {isDraft && <DraftNotice />}
      {children}
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          {form.busy ? consoleTexts.saving : yes}
        </button>
        <button type="button" onClick={() => navigate(list)}>
          Cancel
        </button>
        {beside}
      </div>
      {questions}
    </form>
  )
}
