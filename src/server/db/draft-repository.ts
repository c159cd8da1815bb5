import type { PathDraft } from '../../core/contract/console/path-drafts.ts'
import type { PathPair } from '../../core/contract/console/places.ts'
import type { Store } from '../../core/contract/store.ts'
import type { Actor } from './actor.ts'

export type DraftVersion = Pick<PathPair, 'from' | 'to'> & { updatedAt: string }
export type SavedDraft = PathPair & { updatedAt?: string | undefined; anew: boolean }

/** Drafts of walking paths. Changes throw `Refused`: nothing of two people's work is lost. */
export interface PathDraftRepository {
  ofStore(storeId: string): Promise<PathDraft[]>
  save(storeId: string, draft: SavedDraft, by: Actor): Promise<PathDraft>
  walked(storeId: string, version: DraftVersion, by: Actor): Promise<PathDraft>
  /** Gives it to shoppers, with its history, and ends the draft. */
  publish(storeId: string, version: DraftVersion, by: Actor): Promise<Store>
  drop(storeId: string, version: DraftVersion): Promise<void>
}
