import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type PreviewReply,
  previewReplySchema,
  type UploadProgress,
  uploadCall,
  uploadDone,
  uploadFields,
  uploadRefusedSchema,
} from '../../../../core/contract/console/upload.ts'
import { importColumns } from '../../../../core/contract/import.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { useLeaveGuard } from '../../forms/save-questions.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { UploadPreview } from './UploadPreview.tsx'

const title = 'Upload products'

export function Upload() {
  return (
    <Allowed action="catalogue.manage" title={title}>
      <UploadSteps />
    </Allowed>
  )
}

type Stage =
  | { at: 'choosing' }
  | { at: 'reading' }
  | { at: 'looking'; preview: PreviewReply }
  | { at: 'saving'; preview: PreviewReply; progress?: UploadProgress }

/** First what the file would do, then doing exactly that; without its deletions when they were not agreed to. */
function UploadSteps() {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const leave = useLeaveGuard(
    stage.at === 'looking' ? 'the file that you looked at but did not save' : undefined,
  )

  async function preview(chosen: File) {
    setFile(chosen)
    setStage({ at: 'reading' })
    const body = new FormData()
    body.set(uploadFields.file, chosen)
    try {
      const reply = await api.call(uploadCall, { query: { preview: '1' }, body })
      setStage({ at: 'looking', preview: previewReplySchema.parse(reply) })
    } catch (error) {
      setStage({ at: 'choosing' })
      toasts.fault(saidBy(error, consoleTexts.uploadFailed))
    }
  }

  async function save(shown: PreviewReply, deleting: boolean) {
    if (shown.token === null || !file) return
    setStage({ at: 'saving', preview: shown })
    const body = new FormData()
    if (deleting) body.set(uploadFields.confirm, shown.token)
    else body.set(uploadFields.file, file)
    try {
      const reply = await api.upload({ body }, (progress) =>
        setStage({ at: 'saving', preview: shown, progress }),
      )
      leave.free()
      toasts.done(uploadDone(reply))
      navigate(addresses.products)
    } catch (error) {
      const refused = error instanceof ApiFault ? uploadRefusedSchema.safeParse(error.body).data : undefined
      toasts.fault(saidBy(error, consoleTexts.uploadFailed))
      if (refused?.errors)
        setStage({ at: 'looking', preview: { ...shown, token: null, errors: refused.errors } })
      else setStage({ at: 'choosing' })
    }
  }

  return (
    <Screen title={title} wide>
      <div className="card">
        <label htmlFor="file">File (csv or xlsx, at most 5 MB and 5,000 rows)</label>
        <input
          id="file"
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={stage.at === 'reading' || stage.at === 'saving'}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void preview(chosen)
            // The same file can be chosen again after it was mended.
            target.value = ''
          }}
        />
        <details>
          <summary>Columns</summary>
          <p>
            Only <code>name</code> and <code>description</code> are needed. An empty <code>id</code> is a new
            product. Lists are split by a semicolon. All columns: <code>{importColumns.join(', ')}</code>.
          </p>
        </details>
      </div>
      <div role="status">
        {stage.at === 'reading' && <p>Reading {file?.name}…</p>}
        {stage.at === 'saving' && <p>Saving {file?.name}… All of it is saved, or nothing.</p>}
      </div>
      {stage.at === 'reading' && <progress aria-label="Reading the file" />}
      {stage.at === 'saving' && <UploadProgressBar progress={stage.progress} />}
      {(stage.at === 'looking' || stage.at === 'saving') && (
        <UploadPreview
          key={stage.preview.token}
          fileName={file?.name ?? ''}
          preview={stage.preview}
          busy={stage.at === 'saving'}
          onSave={(deleting) => save(stage.preview, deleting)}
          onCancel={() => setStage({ at: 'choosing' })}
        />
      )}
      {leave.guard}
    </Screen>
  )
}

/** How far the saving is, as a bar and in words; before the first word of it, that it goes on. */
function UploadProgressBar({ progress }: { progress: UploadProgress | undefined }) {
  const { done, of } = progress ?? { done: 0, of: 0 }
  if (of === 0) return <progress aria-label="Saving the products" />
  return (
    <p className="progress">
      <progress aria-label="Saving the products" value={done} max={of} />{' '}
      <span>
        {done} of {of} products written
      </span>
    </p>
  )
}
