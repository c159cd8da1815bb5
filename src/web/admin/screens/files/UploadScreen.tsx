import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  fileCalls,
  type OneTimePassword,
  type PreviewReply,
  previewReplySchema,
  SHOWN_PREVIEW,
  type UploadProgress,
  uploadDone,
  uploadFields,
  uploadRefusedSchema,
} from '../../../../core/contract/console/upload.ts'
import { type FileKind, fileKinds } from '../../../../core/contract/import-file.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useLeaveGuard } from '../../forms/unsaved.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { OneTimePasswords, UploadPreview, UploadProgressBar } from './UploadStages.tsx'

interface UploadScreenProps {
  kind: FileKind
  /** Where what was saved is seen. */
  list: string
  /** What the columns hold. */
  columns: ReactNode
}

/** A file of one kind of record: first what it would do, then that. */
export function UploadScreen(props: UploadScreenProps) {
  const title = `Upload ${props.kind}`
  return (
    <Allowed action={fileCalls[props.kind].upload.action} title={title}>
      <UploadSteps {...props} title={title} />
    </Allowed>
  )
}

type Stage =
  | { at: 'choosing' }
  | { at: 'reading' }
  | { at: 'looking'; preview: PreviewReply }
  | { at: 'saving'; preview: PreviewReply; progress?: UploadProgress }
  | { at: 'done'; passwords: OneTimePassword[]; saved: boolean }

/** What leaving now would lose. */
function lostBy(stage: Stage): string | undefined {
  if (stage.at === 'looking') return 'the file that you looked at but did not save'
  const unsaved = stage.at === 'done' && !stage.saved
  return unsaved ? 'the one-time passwords, which nobody can be shown again' : undefined
}

/** First what the file would do, then doing exactly that; without its deletions when they were not agreed to. */
function UploadSteps({ kind, list, columns, title }: UploadScreenProps & { title: string }) {
  const { upload } = fileCalls[kind]
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const leave = useLeaveGuard(lostBy(stage))

  async function preview(chosen: File) {
    setFile(chosen)
    setStage({ at: 'reading' })
    const body = new FormData()
    body.set(uploadFields.file, chosen)
    try {
      const reply = await api.call(upload, { query: { preview: '1' }, body })
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
    const headers = deleting ? {} : { [SHOWN_PREVIEW]: shown.token }
    try {
      const reply = await api.upload(upload, { headers, body }, (progress) =>
        setStage({ at: 'saving', preview: shown, progress }),
      )
      toasts.done(uploadDone(reply))
      // Nobody can be shown them again.
      if (reply.passwords) return setStage({ at: 'done', passwords: reply.passwords, saved: false })
      leave.free()
      navigate(list)
    } catch (error) {
      const refused = error instanceof ApiFault ? uploadRefusedSchema.safeParse(error.body).data : undefined
      toasts.fault(saidBy(error, consoleTexts.uploadFailed))
      if (refused?.errors)
        setStage({ at: 'looking', preview: { ...shown, token: null, errors: refused.errors } })
      else setStage({ at: 'choosing' })
    }
  }

  if (stage.at === 'done')
    return (
      <Screen title={title} wide>
        <OneTimePasswords
          passwords={stage.passwords}
          list={list}
          onSaved={() => setStage({ ...stage, saved: true })}
        />
        {leave.guard}
      </Screen>
    )
  return (
    <Screen title={title} wide>
      <div className="card">
        <label htmlFor="file">
          File (csv or xlsx, at most 5 MB and {fileKinds[kind].most.toLocaleString('en')} rows)
        </label>
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
          {columns}
        </details>
      </div>
      <div role="status">
        {stage.at === 'reading' && <p>Reading {file?.name}…</p>}
        {stage.at === 'saving' && <p>Saving {file?.name}… All of it is saved, or nothing.</p>}
      </div>
      {stage.at === 'reading' && <progress aria-label="Reading the file" />}
      {stage.at === 'saving' && <UploadProgressBar kind={kind} progress={stage.progress} />}
      {(stage.at === 'looking' || stage.at === 'saving') && (
        <UploadPreview
          key={stage.preview.token}
          kind={kind}
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
