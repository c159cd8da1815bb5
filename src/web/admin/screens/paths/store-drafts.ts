import { useCallback } from 'react'
import { type PathDraft, pathDraftsCall } from '../../../../core/contract/console/path-drafts.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { useConsole } from '../../console.ts'
import { type Load, useLoad } from '../../load.tsx'
import { readStore } from '../stores/store-record.tsx'

export interface StoreWithDrafts {
  store: Store
  drafts: readonly PathDraft[]
}

/** A store with the drafts of its paths; undefined where there is no such store. */
export function useStoreDrafts(id: string): Load<StoreWithDrafts | undefined> {
  const { api } = useConsole()
  return useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const store = id === '' ? undefined : await readStore(api, id, { signal })
        if (!store) return undefined
        return { store, drafts: await api.call(pathDraftsCall, { params: { id }, signal }) }
      },
      [api, id],
    ),
  )
}

/** How far a path is: worked on, walked by staff since it changed, or what shoppers walk. */
export const stateOfPath = (draft: PathDraft | undefined): 'Draft' | 'Walked' | 'Published' => {
  if (!draft) return 'Published'
  return draft.walkedAt === null ? 'Draft' : 'Walked'
}
