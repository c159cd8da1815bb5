import type { WorkRecords } from '../../core/work-list/work-list.ts'
import type { FieldRepository } from './field-counts.ts'
import type { HistoryRepository } from './history.ts'
import type { PreviewRepository } from './previews.ts'
import type { ProductPhotoRepository } from './products/product-photos.ts'
import type { ProductRepository } from './products/products.ts'
import type { RecallRepository } from './products/recalls.ts'
import type { StaffCallRepository } from './staff-calls.ts'
import type { AisleRepository } from './stores/aisles.ts'
import type { PathDraftRepository } from './stores/path-drafts.ts'
import type { StoreRepository } from './stores/stores.ts'
import type { ThrottleRepository } from './throttles.ts'
import type { InvitationRepository } from './users/invitations.ts'
import type { SecondFactorRepository } from './users/second-factors.ts'
import type { SessionRepository } from './users/sessions.ts'
import type { UserRepository } from './users/users.ts'

/**
 * What the rest of the server asks of a database, whichever it is. Lists are in order of arrival. Changes are all or
 * nothing, keep their history, and throw `Refused` when they must not be made.
 */
export interface Repositories {
  products: ProductRepository
  stores: StoreRepository
  aisles: AisleRepository
  locations(): Promise<{ id: string; city: string }[]>
  users: UserRepository
  sessions: SessionRepository
  invitations: InvitationRepository
  secondFactors: SecondFactorRepository
  throttles: ThrottleRepository
  history: HistoryRepository
  previews: PreviewRepository
  staffCalls: StaffCallRepository
  recalls: RecallRepository
  pathDrafts: PathDraftRepository
  fieldCounts: FieldRepository
  productPhotos: ProductPhotoRepository
  /** What the work list is made from. */
  workRecords(timeZone: string): Promise<WorkRecords>
  /** Change whenever a product, or a store, did, by this process or another. Cheap: asked for once a second. */
  catalogueVersions(): Promise<{ products: string; stores: string }>
}
