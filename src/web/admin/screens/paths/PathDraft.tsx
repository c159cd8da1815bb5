import { Link, useSearchParams } from 'react-router'
import { type PathDraft as Draft, walkedDraftCall } from '../../../../core/contract/console/path-drafts.ts'
import { type PathPair, pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole, useMay } from '../../console.ts'
import { Await, Missing } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { stateOfPath, useStoreDrafts } from './store-drafts.ts'
import { WalkAsShopper } from './WalkAsShopper.tsx'

const title = 'Work on a path'

/** One path: what shoppers walk, and the draft beside it. */
export function PathDraft() {
  const [query] = useSearchParams()
  const [id = '', from = '', to = ''] = ['id', 'from', 'to'].map((name) => query.get(name) ?? '')
  const load = useStoreDrafts(id)
  const may = useMay()
  const key = pairKey({ from, to })
  return (
    <Await load={load} failed={consoleTexts.storesFailed}>
      {(found) => {
        const published = found && pairsOf(found.store.paths).find((path) => pairKey(path) === key)
        const draft = found?.drafts.find((each) => pairKey(each) === key)
        const path = draft ?? published
        if (!found || !path)
          return (
            <Screen title={title}>
              <Missing what="path" list={addresses.dashboard} />
            </Screen>
          )
        return (
          <Allowed action="drafts.walk" subject={{ storeId: found.store.id }} title={title}>
            <Screen title={`${title}: ${path.from} → ${path.to}`} wide>
              <p>
                <Link to={withId(addresses.paths, { id })}>All paths of {found.store.name}</Link>
              </p>
              {may('paths.edit', { storeId: id }) ? (
                <DraftEditor
                  key={`${id} ${key} ${draft?.updatedAt ?? ''} ${JSON.stringify(published?.steps ?? null)}`}
                  storeId={id}
                  ends={{ from: path.from, to: path.to }}
                  published={published?.steps ?? null}
                  draft={draft}
                  onChanged={load.reload}
                />
              ) : (
                <DraftWalk storeId={id} path={path} draft={draft} onChanged={load.reload} />
              )}
            </Screen>
          </Allowed>
        )
      }}
    </Await>
  )
}

interface DraftWalkProps {
  storeId: string
  path: Pick<PathPair, 'from' | 'to' | 'steps'>
  draft: Draft | undefined
  onChanged(): void
}

/** A draft for who may walk it and not write it. */
function DraftWalk({ storeId, path: { from, to, steps }, draft, onChanged }: DraftWalkProps) {
  const { api, toasts } = useConsole()
  async function walked() {
    if (!draft) return
    try {
      const body = { from, to, updatedAt: draft.updatedAt }
      toasts.done((await api.call(walkedDraftCall, { params: { id: storeId }, body })).message)
      onChanged()
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.stepUpdateFailed))
      if (error instanceof ApiFault && error.isOfOlder) onChanged()
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
