import { useState } from 'react'
import * as z from 'zod/mini'
import {
  dropDraftCall,
  type PathDraft,
  pathDraftSchema,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../../../core/contract/console/path-drafts.ts'
import { type Step, stepSchema } from '../../../../core/contract/store.ts'
import { pathChanges } from '../../../../core/paths/path-changes.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'
import { DraftNotice, useConflict, useDraft, useLeaveGuard } from '../../forms/unsaved.tsx'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { type Ends, NotAdded, StepAdder } from '../../paths/StepAdder.tsx'
import { stateOfPath } from './store-drafts.ts'
import { WalkAsShopper } from './WalkAsShopper.tsx'

/** Steps as they were changed here, and the version of the draft that they were changed from. */
const changeSchema = z.object({ steps: z.array(stepSchema), updatedAt: z.optional(z.string()) })

interface Saving {
  anew?: boolean
  whenGone?(): void
}
type Version = Pick<z.infer<typeof changeSchema>, 'updatedAt'>

interface DraftEditorProps {
  storeId: string
  ends: Ends
  /** What shoppers walk; null: they have no such path. */
  published: readonly Step[] | null
  draft: PathDraft | undefined
  /** Something was saved, here or by somebody else: the path is to be read again. */
  onChanged(): void
}

/** Steps on their way to shoppers: saved as a draft, walked, published. */
export function DraftEditor({ storeId, ends, published, draft, onChanged }: DraftEditorProps) {
  const { api, toasts } = useConsole()
  const saved = draft?.steps ?? published ?? []
  const typedBefore = useDraft('draft', changeSchema)
  const [steps, setSteps] = useState<readonly Step[]>(typedBefore.kept?.steps ?? saved)
  const [madeFrom, setMadeFrom] = useState<Version | undefined>(typedBefore.kept ?? draft)
  const [typed, setTyped] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = useConfirm()
  const dirty = inOneLine(steps) !== inOneLine(saved)
  typedBefore.watch(dirty ? { steps: [...steps], updatedAt: madeFrom?.updatedAt } : undefined)
  const leave = useLeaveGuard(dirty || typed ? `changes to the path ${ends.from} → ${ends.to}` : undefined)
  const base = draft?.base ?? null
  const moved = draft !== undefined && inOneLine(base ?? []) !== inOneLine(published ?? [])
  const params = { id: storeId }
  const version = { ...ends, updatedAt: draft?.updatedAt ?? '' }

  const askAnew = () =>
    confirm.ask({
      title: 'This draft is not there any more',
      lost: <p>Somebody else has published or deleted it. Your steps are here: {inOneLine(steps)}</p>,
      yes: 'Save as a new draft',
      no: 'Not now',
      act: () => save(false, undefined),
    })
  /** What went wrong is told; what was typed stays as long as the server has nothing newer. */
  function failed(error: unknown, { anew = false, whenGone }: Saving): void {
    const older = error instanceof ApiFault && error.isOfOlder ? error : undefined
    const theirs = dirty ? older?.current(pathDraftSchema) : undefined
    if (theirs) conflict.raise({ theirs, anew })
    else if (dirty && older?.status === 404 && whenGone) whenGone()
    else {
      toasts.fault(saidBy(error, consoleTexts.stepUpdateFailed))
      if (older && !dirty) onChanged()
    }
  }
  async function run(ask: () => Promise<{ message: string }>, saving: Saving = {}): Promise<void> {
    setBusy(true)
    try {
      toasts.done((await ask()).message)
      leave.free()
      onChanged()
    } catch (error) {
      failed(error, saving)
    } finally {
      setBusy(false)
    }
  }
  /** @param over undefined: there is no draft that it takes the place of */
  const save = (anew: boolean, over: Version | undefined) =>
    run(
      () => api.call(saveDraftCall, { params, body: { ...ends, steps, anew, updatedAt: over?.updatedAt } }),
      over?.updatedAt === undefined ? { anew } : { anew, whenGone: askAnew },
    )
  const saveHere = (anew: boolean) => void save(anew, dirty ? madeFrom : draft)
  const conflict = useConflict<{ theirs: PathDraft; anew: boolean }>({
    mine: { steps: inOneLine(steps) },
    theirs: ({ theirs }) => ({ steps: inOneLine(theirs.steps) }),
    labels: { steps: `${ends.from} → ${ends.to}` },
    take({ theirs }) {
      // After a sign-out theirs is what was read here: nothing else would bring its steps.
      setSteps(theirs.steps)
      setMadeFrom(theirs)
      onChanged()
    },
    keep: ({ theirs, anew }) => void save(anew, theirs),
  })
  const publish = () =>
    confirm.ask({
      title: 'Give this path to shoppers?',
      lost: <Changes before={published} after={saved} walked={draft?.walkedAt !== null} />,
      yes: 'Publish',
      act: () => run(() => api.call(publishDraftCall, { params, body: version })),
    })
  const drop = () =>
    confirm.ask({
      title: 'Delete this draft?',
      lost: <p>{inOneLine(saved)}</p>,
      yes: 'Delete draft',
      act: () => run(() => api.call(dropDraftCall, { params, body: version })),
    })

  return (
    <div className="card">
      <p role="status">
        State: <strong>{stateOfPath(draft)}</strong>
        {draft?.walkedBy && `, walked by ${draft.walkedBy}`}
      </p>
      {moved && (
        <p role="alert">
          The published path has changed since this draft was begun. It is now:{' '}
          {inOneLine(published ?? []) || 'gone'}.{' '}
          <button type="button" disabled={busy} onClick={() => saveHere(true)}>
            Keep my draft
          </button>
        </p>
      )}
      {typedBefore.kept && dirty && <DraftNotice />}
      <PathWorkbench ends={ends} steps={steps} onSteps={setSteps} disabled={busy}>
        <StepAdder
          ends={ends}
          aisles={[]}
          fixedEnds
          asks="edit"
          onTyped={setTyped}
          disabled={busy}
          onAdd={(step) => setSteps([...steps, step])}
        />
      </PathWorkbench>
      <WalkAsShopper
        ends={ends}
        steps={steps}
        onSteps={setSteps}
        onWalked={() => {
          if (draft && !dirty) void run(() => api.call(walkedDraftCall, { params, body: version }))
        }}
      />
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={busy || !dirty || steps.length === 0}
          onClick={() => saveHere(false)}
        >
          {busy ? consoleTexts.saving : 'Save draft'}
        </button>
        <button type="button" disabled={busy || dirty || !draft || moved} onClick={publish}>
          Publish
        </button>
        {draft && (
          <button type="button" disabled={busy} onClick={drop}>
            Delete draft
          </button>
        )}
        <NotAdded typed={typed} />
      </div>
      {confirm.question}
      {conflict.dialog}
      {leave.guard}
    </div>
  )
}

/** What shoppers will notice. */
function Changes({
  before,
  after,
  walked,
}: {
  before: readonly Step[] | null
  after: readonly Step[]
  walked: boolean
}) {
  const changes = pathChanges(before, after)
  return (
    <>
      {!walked && <p>Nobody has walked this draft since it was changed.</p>}
      {changes.length === 0 && <p>Nothing changes for shoppers.</p>}
      {changes.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  )
}
