import { type HistoryEntry, restoreCall } from '../../../../core/contract/console/history.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { differences, subjectOf } from './differences.ts'

const words: Record<HistoryEntry['action'], string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  imported: 'imported from a file',
  restored: 'put back',
  password: 'password set',
}
const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
/** A record that came or went has one side only. */
const change = (entry: HistoryEntry, before: string, after: string) => {
  if (entry.before === null) return after
  return entry.after === null ? `was ${before}` : `was ${before}, became ${after}`
}
const canRestore = ({ kind, before }: HistoryEntry) =>
  kind !== 'user' && before !== null && before !== undefined
/** An admin puts back their own store's paths alone. */
const storeOf = ({ kind, recordId }: HistoryEntry) => (kind === 'path' ? { storeId: recordId } : {})

/** Changes, newest first, each with what it was before and after, and a way back to what it was before. */
export function HistoryList({
  entries,
  onRestored,
}: {
  entries: readonly HistoryEntry[]
  onRestored(): void
}) {
  const { api, toasts } = useConsole()
  const may = useMay()
  const { ask, question } = useConfirm()
  const askRestore = (entry: HistoryEntry) =>
    ask({
      title: 'Put this back as it was before?',
      lost: (
        <p>
          {subjectOf(entry)} becomes what it was before {when.format(new Date(entry.at))}. What it is now
          stays in the history.
        </p>
      ),
      yes: 'Put back',
      async act() {
        try {
          const { message } = await api.call(restoreCall, {
            params: { id: entry.id },
            body: { version: 'before' },
          })
          toasts.done(message)
          onRestored()
        } catch (error) {
          toasts.fault(saidBy(error, 'This could not be put back.'))
        }
      },
    })

  if (entries.length === 0) return <p className="empty">Nothing was changed yet.</p>
  return (
    <>
      <ol className="history">
        {entries.map((entry) => (
          <li key={entry.id} className="card">
            <p>
              <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>:{' '}
              <strong>{entry.username}</strong>
              {' – '}
              {subjectOf(entry)} {words[entry.action]}
            </p>
            <ul>
              {differences(entry.before, entry.after).map(({ name, before, after }) => (
                <li key={name}>
                  <strong>{name}</strong>: {change(entry, before, after)}
                </li>
              ))}
            </ul>
            {canRestore(entry) && may('history.restore', storeOf(entry)) && (
              <div className="actions">
                <button type="button" onClick={() => askRestore(entry)}>
                  Restore what was before
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {question}
    </>
  )
}
