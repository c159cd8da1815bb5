import { useState } from 'react'
import { Link } from 'react-router'
import type {
  OneTimePassword,
  PreviewReply,
  UploadProgress,
} from '../../../../core/contract/console/upload.ts'
import { type FileKind, fileKinds, type ImportFault } from '../../../../core/contract/import-file.ts'
import { useConsole } from '../../console.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn } from '../../tables/found-rows.ts'

interface UploadPreviewProps {
  kind: FileKind
  fileName: string
  preview: PreviewReply
  busy: boolean
  /** `deleting`: the named deletions were agreed to, or there are none. */
  onSave(deleting: boolean): void
  onCancel(): void
}

type Row = ImportFault & { id: string }
const columns: DataColumn<Row>[] = [
  { id: 'line', header: 'Line', value: ({ line }) => line, align: 'end' },
  { id: 'column', header: 'Column', value: ({ column }) => column },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason },
]

/** What a file would do, before it does it. Deletions are named, and done only when they were agreed to. */
export function UploadPreview({ kind, fileName, preview, busy, onSave, onCancel }: UploadPreviewProps) {
  const { added, updated, deleted, skipped, unlisted, rewritten, errors, warnings, token } = preview
  const [agreed, setAgreed] = useState(false)
  const [losing, setLosing] = useState(false)
  const [leading, setLeading] = useState(false)
  const loses = unlisted.length > 0 && errors.length === 0
  const leads = rewritten.length > 0 && errors.length === 0
  const asks = deleted.length > 0 && errors.length === 0
  const deleting = agreed || !asks
  const rows = errors.map((error, at) => ({ ...error, id: String(at) }))
  return (
    <section className="card" aria-labelledby="preview-title">
      <h2 id="preview-title">What {fileName} would do</h2>
      <p>
        <strong>{added}</strong> added, <strong>{updated}</strong> updated,{' '}
        <strong>{deleting ? deleted.length : 0}</strong> deleted, <strong>{skipped}</strong> skipped because
        they say what is there already.
      </p>
      {warnings.length > 0 && (
        <ul className="notice notice-warning">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <>
          <p role="alert">
            <strong>Nothing can be saved: the file has {errors.length} faults.</strong> Mend them in the file,
            then choose it again.
          </p>
          <DataTable label="Faults" rows={rows} columns={columns} empty={null} inAddress={false} />
        </>
      )}
      {loses && (
        <fieldset className="set">
          <legend>Allergens that would no longer be listed: saved only when you agree</legend>
          <ul className="named">
            {unlisted.map(({ id, name, allergens }) => (
              <li key={id}>
                {name} (ID {id}): {allergens.join(', ')}
              </li>
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" checked={losing} disabled={busy} onChange={() => setLosing(!losing)} />
            Yes, the packs no longer have them
          </label>
        </fieldset>
      )}
      {leads && (
        <fieldset className="set">
          <legend>Paths that would have other steps at once: saved only when you agree</legend>
          <ul className="named">
            {rewritten.map(({ id, name, paths }) => (
              <li key={id}>
                {name} (ID {id}): {paths.join(', ')}
              </li>
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" checked={leading} disabled={busy} onChange={() => setLeading(!leading)} />
            Yes, lead shoppers by the steps in the file
          </label>
        </fieldset>
      )}
      {asks && (
        <fieldset className="set">
          <legend>Not in the file: deleted only when you agree</legend>
          <ul className="named">
            {deleted.map(({ id, name }) => (
              <li key={id}>
                {name} (ID {id})
              </li>
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" checked={agreed} disabled={busy} onChange={() => setAgreed(!agreed)} />
            Yes, delete{' '}
            {deleted.length === 1 ? `this ${fileKinds[kind].one}` : `these ${deleted.length} ${kind}`}
          </label>
        </fieldset>
      )}
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => onSave(deleting)}
          disabled={busy || token === null || (loses && !losing) || (leads && !leading)}
        >
          {busy ? 'Saving...' : deleting ? 'Save these changes' : 'Save, and delete nothing'}
        </button>
        <button type="button" onClick={onCancel} disabled={busy}>
          Cancel
        </button>
      </div>
    </section>
  )
}

/** How far the saving is, as a bar and in words; before the first word of it, that it goes on. */
export function UploadProgressBar({
  kind,
  progress,
}: {
  kind: FileKind
  progress: UploadProgress | undefined
}) {
  const label = `Saving the ${kind}`
  const { done, of } = progress ?? { done: 0, of: 0 }
  if (of === 0) return <progress aria-label={label} />
  return (
    <p className="progress">
      <progress aria-label={label} value={done} max={of} />{' '}
      <span>
        {done} of {of} {kind} written
      </span>
    </p>
  )
}

/** Usernames have letters and digits, passwords no quotation mark, comma or letter that a spreadsheet takes for a formula. */
const csvOf = (passwords: readonly OneTimePassword[]) =>
  ['username,password', ...passwords.map(({ username, password }) => `${username},"${password}"`), ''].join(
    '\r\n',
  )

interface OneTimePasswordsProps {
  passwords: readonly OneTimePassword[]
  list: string
  onSaved(): void
}

/** The passwords that a file of users made: shown and saved here, and nowhere again. */
export function OneTimePasswords({ passwords, list, onSaved }: OneTimePasswordsProps) {
  const { devices } = useConsole()
  return (
    <section className="card">
      <h2>One-time passwords</h2>
      <p role="status">
        {passwords.length === 1 ? '1 person was' : `${passwords.length} people were`} added. Each signs in
        with the password below within a week, and is asked to choose their own at once. It is shown here
        alone.
      </p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            devices.save(new Blob([csvOf(passwords)], { type: 'text/csv' }), 'one-time-passwords.csv')
            onSaved()
          }}
        >
          Save as a file
        </button>
        <Link to={list}>Go to the users</Link>
      </div>
      <table>
        <caption className="unseen">One-time passwords</caption>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Password</th>
          </tr>
        </thead>
        <tbody>
          {passwords.map(({ username, password }) => (
            <tr key={username}>
              <td data-label="Username">{username}</td>
              <td data-label="Password">
                <code>{password}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
