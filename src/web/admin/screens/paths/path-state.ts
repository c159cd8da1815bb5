import type { PathDraft } from '../../../../core/contract/console/path-drafts.ts'

/** How far a path is: worked on, walked by staff since it changed, or what shoppers walk. */
export const stateOfPath = (draft: PathDraft | undefined): 'Draft' | 'Walked' | 'Published' => {
  if (!draft) return 'Published'
  return draft.walkedAt === null ? 'Draft' : 'Walked'
}
