import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { consoleTexts } from '../../../core/texts/console.ts'
import type { ApiFault } from '../api.ts'
import { useConsole } from '../console.ts'
import { DraftNotice, draftSchema, useConflict, useDraft, useLeaveGuard } from './unsaved.tsx'
import { ErrorSummary, type Form, type FormOptions, useForm, type Values } from './use-form.tsx'

interface Versioned {
  id: string
  updatedAt: string
}

/** A record that is edited: what tells whether somebody else saved it first, and what of it the form shows. */
interface EditedRecord<V, R extends Versioned> {
  record: R
  schema: z.ZodMiniType<NoInfer<R>>
  valuesOf: (record: NoInfer<R>) => V
}

type Checked<V extends Values, Out> = Pick<FormOptions<V, Out>, 'initial' | 'schema' | 'toInput' | 'fieldOf'>

interface SaveOptions<V extends Values, Out, R extends Versioned> extends Checked<V, Out> {
  labels: Readonly<Partial<Record<string, string>>>
  /** Names what leaving would lose, and `changed` that there is more of it than the form's fields. */
  what: string
  changed?: boolean
  edits?: EditedRecord<V, R>
  /** Saves it and resolves with what the person is told. `updatedAt` is the version that was changed. */
  save(out: Out, values: V, updatedAt: string | undefined): Promise<string>
  /** What the person is told when the server has no words for it. */
  failed: string
  /** The address of the list that is shown next. */
  list: string
  /** A refusal that nothing in this form can change leads to the list. */
  isFinal?(fault: ApiFault): boolean
}

interface Saving<V extends Values> {
  form: Form<V>
  labels: Readonly<Partial<Record<string, string>>>
  list: string
  /** What was typed before the person was signed out is in the form again. */
  isDraft: boolean
  /** The questions that leaving and somebody else's saving raise. */
  questions: ReactNode
}

const CHANGED_UNDER =
  'What you had changed here is as you left it, and not saved yet. The rest is shown as it is now.'

/** A server that was renewed since the page was opened. */
const UNREAD =
  'The server has taken it, but this page does not know its answer. Load the page again and look at the record.'

/** Never kept: not even in the memory of one tab. */
const SECRET = /password|answer/i

/** A form that is saved, told of and left; asks before something is lost, and when somebody else saved first. */
export function useSaveForm<V extends Values, Out, R extends Versioned = Versioned>(
  options: SaveOptions<V, Out, R>,
): Saving<V> {
  const { edits, what, labels, list } = options
  const { toasts } = useConsole()
  const navigate = useNavigate()
  const draft = useDraft('form', draftSchema)
  const stamp = useRef(draft.kept?.updatedAt ?? edits?.record.updatedAt)
  const form = useForm<V, Out>({
    ...options,
    typed: draft.kept?.values,
    async send(out, values) {
      const message = await options.save(out, values, stamp.current)
      leave.free()
      toasts.done(message)
      navigate(list)
    },
    failed(fault) {
      const theirs = edits && fault.status === 409 ? fault.current(edits.schema) : undefined
      // A name or a code that another record has is a conflict of another kind.
      const isNewer = theirs?.id === edits?.record.id && theirs?.updatedAt !== stamp.current
      if (theirs && isNewer) return conflict.raise(theirs)
      toasts.fault(fault.said ?? (fault.isTaken ? UNREAD : options.failed))
      if (!options.isFinal?.(fault)) return
      leave.free()
      navigate(list)
    },
  })
  const dirty = form.dirty || options.changed === true
  const open = Object.entries(form.values).filter(([name]) => !SECRET.test(name))
  draft.watch(dirty ? { values: Object.fromEntries(open), updatedAt: stamp.current } : undefined)
  const leave = useLeaveGuard(dirty ? what : undefined)
  const valuesOf = (record: R): Values => edits?.valuesOf(record) ?? {}
  const conflict = useConflict<R>({
    mine: form.values,
    theirs: valuesOf,
    labels,
    take(theirs) {
      stamp.current = theirs.updatedAt
      if (edits) form.reset(edits.valuesOf(theirs))
    },
    keep(theirs) {
      stamp.current = theirs.updatedAt
      void form.submit()
    },
  })
  // The record was read anew under the form, as after something was put back from its history.
  const shown = useRef(edits?.record.updatedAt)
  const latest = useRef({ form, edits, dirty })
  latest.current = { form, edits, dirty }
  const version = edits?.record.updatedAt
  useEffect(() => {
    const { form, edits, dirty } = latest.current
    if (!edits || version === shown.current) return
    shown.current = version
    stamp.current = version
    form.rebase(edits.valuesOf(edits.record))
    if (dirty) toasts.done(CHANGED_UNDER)
  }, [version, toasts])

  const questions = (
    <>
      {leave.guard}
      {conflict.dialog}
    </>
  )
  return { form, labels, list, isDraft: draft.kept !== undefined, questions }
}

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
