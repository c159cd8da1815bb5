import { useState } from 'react'
import { type FileKind, fileKinds } from '../../../../core/contract/console/file-kinds.ts'
import type { PreviewReply } from '../../../../core/contract/console/upload.ts'
import type { ImportFault } from '../../../../core/contract/import.ts'
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
  const { added, updated, deleted, skipped, errors, warnings, token } = preview
  const [agreed, setAgreed] = useState(false)
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
          disabled={busy || token === null}
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
