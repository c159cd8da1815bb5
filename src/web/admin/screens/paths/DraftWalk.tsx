import { type PathDraft, walkedDraftCall } from '../../../../core/contract/console/path-drafts.ts'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { stateOfPath } from './path-state.ts'
import { WalkAsShopper } from './WalkAsShopper.tsx'

interface DraftWalkProps {
  storeId: string
  path: Pick<PathPair, 'from' | 'to' | 'steps'>
  draft: PathDraft | undefined
  onChanged(): void
}

/** A draft for who may walk it and not write it. */
export function DraftWalk({ storeId, path: { from, to, steps }, draft, onChanged }: DraftWalkProps) {
  const { api, toasts } = useConsole()
  async function walked() {
    if (!draft) return
    try {
      const body = { from, to, updatedAt: draft.updatedAt }
      toasts.done((await api.call(walkedDraftCall, { params: { id: storeId }, body })).message)
      onChanged()
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.stepUpdateFailed))
    }
  }
  return (
    <div className="card">
      <p role="status">
        State: <strong>{stateOfPath(draft)}</strong>
      </p>
      <p>{inOneLine(steps)}</p>
      <WalkAsShopper ends={{ from, to }} steps={steps} onWalked={() => void walked()} />
    </div>
  )
}
