import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { pairKey, pairsOf } from '../../../../core/contract/console/places.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useLoad } from '../../load/use-load.ts'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { EditPath } from './EditPath.tsx'
import { readStore } from './read-store.ts'

const title = 'Edit Path'
const passedSchema = z.object({ id: z.union([z.string(), z.number()]), from: z.string(), to: z.string() })

/** Which path: from the address, which survives a reload, or from the state that was passed. */
function usePathChoice() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const passed = passedSchema.safeParse(state).data
  return {
    id: query.get('id') ?? String(passed?.id ?? ''),
    from: query.get('from') ?? passed?.from ?? '',
    to: query.get('to') ?? passed?.to ?? '',
  }
}

/** One path's steps. */
export function EditStore() {
  const { api } = useConsole()
  const { id, from, to } = usePathChoice()
  const store = useLoad(useCallback((signal: AbortSignal) => readStore(api, id, { signal }), [api, id]))
  if (id === '' || from === '' || to === '') return <Told text={consoleTexts.missingInformation} />
  return (
    <Await load={store} failed={consoleTexts.storesFailed}>
      {(found) => {
        if (!found) return <Told text={consoleTexts.missingInformation} />
        const path = pairsOf(found.paths).find((each) => pairKey(each) === pairKey({ from, to }))
        if (!path) return <Told text={consoleTexts.noPathSelected} />
        return (
          <Screen title={`${title}: ${path.from} → ${path.to}`} wide>
            <EditPath key={pairKey(path)} store={found} path={path} onTheirs={store.reload} />
            <RecordHistory kind="store" id={found.id} onRestored={store.reload} />
          </Screen>
        )
      }}
    </Await>
  )
}

function Told({ text }: { text: string }) {
  return (
    <Screen title={title}>
      <p role="alert">
        <strong>{text}</strong>
      </p>
      <Missing what="path" list={addresses.dashboard} />
    </Screen>
  )
}
