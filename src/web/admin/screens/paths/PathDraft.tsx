import { Link, useSearchParams } from 'react-router'
import { pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useMay } from '../../console.ts'
import { Await, Missing } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { DraftWalk } from './DraftWalk.tsx'
import { useStoreDrafts } from './use-store-drafts.ts'

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
                  key={`${key} ${draft?.updatedAt ?? ''} ${JSON.stringify(published?.steps ?? null)}`}
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
