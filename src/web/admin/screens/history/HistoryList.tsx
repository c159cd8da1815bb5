import * as z from 'zod/mini'
import { type HistoryEntry, restoreCall } from '../../../../core/contract/console/history.ts'
import { pairsOf } from '../../../../core/contract/console/places.ts'
import { pathsSchema, stepSchema } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { saidBy } from '../../api.ts'
import { useConsole, useMay } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'

const words: Record<HistoryEntry['action'], string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  imported: 'imported from a file',
  restored: 'put back',
  password: 'password set',
  factorOn: 'second factor on',
  factorOff: 'second factor off',
  invited: 'given a link to set a password',
  uninvited: 'link to set a password taken back',
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
          {entry.kind === 'recalls'
            ? 'What was changed in the recalls then is taken back; the others stay as they are.'
            : `In what was changed then, ${subjectOf(entry)} becomes what it was before ${when.format(new Date(entry.at))}.`}{' '}
          What it is now stays in the history.
          {overwritten(entry, entries).map(({ name, by }) => (
            <span key={name}>
              {' '}
              Changed since by {by}, and lost with it: <strong>{name}</strong>.
            </span>
          ))}
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

interface Difference {
  name: string
  before: string
  after: string
}

const stepsSchema = z.array(stepSchema)
const recordSchema = z.record(z.string(), z.unknown())
/** What says nothing to a person. */
const hidden = new Set(['id', 'updatedAt', 'storeURL'])

/** "storeName", "store_number" → "store name", "store number". */
const spaced = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(none)'
  const steps = stepsSchema.safeParse(value)
  if (steps.success && steps.data.length > 0) return inOneLine(steps.data)
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.map(inWords).join(', ')
  return String(value)
}

/** A record as names and what stands under them; what it holds within (figures, paths) by names of their own. */
function namedParts(record: unknown): Map<string, unknown> {
  const parts = new Map<string, unknown>()
  for (const [name, value] of Object.entries(recordSchema.safeParse(record).data ?? {})) {
    if (hidden.has(name)) continue
    const within = recordSchema.safeParse(value).data
    if (name === 'paths') {
      for (const { from, to, steps } of pairsOf(pathsSchema.safeParse(value).data ?? {})) {
        parts.set(`${from} → ${to}`, steps)
      }
    } else if (within) {
      for (const [inner, each] of Object.entries(within)) parts.set(spaced(inner), each)
    } else parts.set(spaced(name), value)
  }
  return parts
}

/**
 * Field by field what a change did, in words; fields that stayed are left out.
 * @internal A table of changes is tried on it.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  const [was, is] = [namedParts(before), namedParts(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: inWords(was.get(name)), after: inWords(is.get(name)) }))
    .filter((each) => each.before !== each.after)
}

/**
 * The fields that changes after this one wrote and that putting back what was before it would write over, each with who
 * changed it last: of a record that is there, fields of this very change alone. `entries`: all changes since, newest
 * first, as they are listed. Of the list of recalls nothing is written over.
 * @internal A table of changes is tried on it.
 */
export function overwritten(
  entry: HistoryEntry,
  entries: readonly HistoryEntry[],
): { name: string; by: string }[] {
  if (entry.kind === 'recalls') return []
  const isSame = ({ kind, recordId, part }: HistoryEntry) =>
    kind === entry.kind && recordId === entry.recordId && part === entry.part
  const since = entries.slice(0, entries.indexOf(entry)).filter(isSame)
  const goes = new Set(differences(since[0]?.after, entry.before).map(({ name }) => name))
  const own = new Set(differences(entry.before, entry.after).map(({ name }) => name))
  // A record that is gone comes back whole, as it was then.
  const isGone = since[0]?.after === null
  const by = new Map<string, string>()
  for (const { before, after, username } of since.toReversed())
    for (const { name } of differences(before, after))
      if (goes.has(name) && (isGone || own.has(name))) by.set(name, username)
  return [...by].map(([name, who]) => ({ name, by: who }))
}

const namedSchema = z.object({ name: z.optional(z.string()), username: z.optional(z.string()) })

/**
 * What a change was made to, by name: as it is now, or as it was when it went.
 * @internal A table of changes is tried on it.
 */
export function subjectOf({ kind, part, recordId, before, after }: HistoryEntry): string {
  if (part !== null) return part
  const { name, username } = namedSchema.safeParse(after ?? before).data ?? {}
  return `${kind} ${name ?? username ?? recordId}`
}
