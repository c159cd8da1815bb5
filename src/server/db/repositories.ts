import type { Aisle, AisleBody, AisleUse } from '../../core/contract/console/aisles.ts'
import type { ProductsChange, StoresChange } from '../../core/contract/console/many.ts'
import type { PathDraft } from '../../core/contract/console/path-drafts.ts'
import type { PathPair } from '../../core/contract/console/places.ts'
import type { EditProductBody, NewProductBody, StaffProduct } from '../../core/contract/console/products.ts'
import type { EditStoreBody, NewStoreBody } from '../../core/contract/console/stores.ts'
import type { Rewritten, Unlisted, UploadProgress } from '../../core/contract/console/upload.ts'
import type { EditedUser, ListedUser, User } from '../../core/contract/console/users.ts'
import type { ImportFault } from '../../core/contract/import-file.ts'
import type { ImportResult } from '../../core/contract/import-plan.ts'
import type { NewProduct, Product, Recall } from '../../core/contract/product.ts'
import type { ImportRow } from '../../core/contract/product-file.ts'
import type { RecallRow } from '../../core/contract/recall-file.ts'
import type { Step, Store } from '../../core/contract/store.ts'
import type { StoreRow } from '../../core/contract/store-file.ts'
import type { UserRow } from '../../core/contract/user-file.ts'
import type { WorkRecords } from '../../core/work-list/work-list.ts'
import type {
  Account,
  InvitationRepository,
  NewAccount,
  PasswordSecret,
  SecondFactorRepository,
  SecretOf,
  SessionRepository,
} from './account-repositories.ts'
import type { Renamed } from './aisle-names.ts'
import type { FieldRepository } from './field-counts.ts'
import type { Actor, HistoryRepository, Reversal } from './history.ts'
import type { PreviewRepository } from './previews.ts'
import type { ProductPhotoRepository } from './product-photos.ts'
import type { StaffCallRepository } from './staff-calls.ts'
import type { ThrottleRepository } from './throttles.ts'

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

export interface RecallRepository extends RowRepository<RecallRow> {
  all(): Promise<Recall[]>
  /** Puts this list in the place of the one before, and answers it. `was`: refused when that is another by now. */
  replace(recalls: readonly Recall[], by: Actor, was?: readonly Recall[]): Promise<Recall[]>
  /**
   * Makes of the list as it is now what a change makes of it that led `from` one list `to` another. Refused where a
   * recall that the change touches is another by now; the others stay as they are.
   */
  applyChange(change: { from: readonly Recall[]; to: readonly Recall[] }, by: Actor): Promise<Recall[]>
}

/** How many records a change of many took in, and its entries in the history; null: none. */
export interface ChangedMany {
  count: number
  entries: { first: number; last: number } | null
}

/** What a person should look at before a file is saved. */
export interface Remarks {
  /** Products that would lose an allergen. */
  unlisted: Unlisted[]
  /** Stores whose paths would have other steps. */
  rewritten: Rewritten[]
  warnings: string[]
}

/** What a file would do. */
export interface ImportOutcome {
  added: number
  updated: number
  skipped: number
  /** Products that the file does not hold. */
  missing: { id: string; name: string }[]
  faults: ImportFault[]
  remarks: Remarks
  /** The same text for the same outcome: what a confirmation is held to. */
  outcomeHash: string
}

export interface ImportOptions {
  by?: Actor
  /** Held to the outcome that was looked at. `deleting`: what the file does not hold goes. */
  confirmed?: { outcomeHash: string; deleting: boolean } | undefined
  /** Told after every few products. Nothing is lasting before the import resolves. */
  told?: TellProgress | undefined
}

/** `warnings`: what a person should look at afterwards, where there is anything. */
export type Imported = ImportResult & { deleted: number; warnings?: string[] }

/** Records that come from files. */
export interface RowRepository<Row> {
  /** With faults in the result nothing was written. Throws `Refused` (stale) when a confirmed outcome has changed. */
  import(rows: readonly Row[], options?: ImportOptions): Promise<Imported>
  /** Looks only. `by`: for whom; nobody's file deletes them. */
  preview(rows: readonly Row[], by?: Actor): Promise<ImportOutcome>
}

export type TellProgress = (progress: UploadProgress) => void

export interface ProductRepository extends RowRepository<ImportRow> {
  all(): Promise<Product[]>
  staffList(): Promise<StaffProduct[]>
  byId(id: string): Promise<StaffProduct | undefined>
  count(): Promise<number>
  /** Adds all of them or none, without history: the sample's. Rejects when a barcode or a given id is taken. Answers the ids, in order. */
  add(products: readonly NewProduct[]): Promise<string[]>
  create(body: NewProductBody, by: Actor): Promise<StaffProduct>
  edit(id: string, body: EditProductBody, by: Actor): Promise<StaffProduct>
  /** Puts back what a change made of a product, field by field; one that is gone comes back whole, under its own id. */
  restore(change: Reversal<Product>, by: Actor): Promise<StaffProduct>
  remove(id: string, by: Actor): Promise<void>
  /** All of these alike, or none. */
  changeMany(ids: readonly string[], change: ProductsChange, by: Actor): Promise<ChangedMany>
}

export type NewStore = Omit<Store, 'id' | 'storeURL' | 'updatedAt'>
/** What a store holds beside its paths. */
export type StoreFields = Pick<Store, 'store_number' | 'name' | 'location'>
export type PathPlace = Pick<PathPair, 'from' | 'to'>

export interface StoreRepository extends RowRepository<StoreRow> {
  all(): Promise<Store[]>
  byId(id: string): Promise<Store | undefined>
  /** Those that are there. */
  byIds(ids: readonly string[]): Promise<Store[]>
  count(): Promise<number>
  /** Adds all of them or none, without history: the sample's. Rejects when a store number is taken. Answers the ids, in order. */
  add(stores: readonly NewStore[]): Promise<string[]>
  create(body: NewStoreBody, by: Actor): Promise<Store>
  edit(id: string, edit: EditStoreBody, by: Actor, action?: 'restored'): Promise<Store>
  /** `was`: refused when the path has other steps by now. */
  putPath(
    id: string,
    pair: PathPair & { was?: Step[] | undefined },
    by: Actor,
    action?: 'restored',
  ): Promise<Store>
  /** `deleted`: the path as it was at the end. */
  deletePath(
    id: string,
    place: PathPlace,
    by: Actor,
    action?: 'restored',
  ): Promise<Store & { deleted: PathPair | undefined }>
  /** Puts a deleted store back under its own id. */
  restore(store: Store, by: Actor): Promise<Store>
  /** Puts back the fields that a change wrote. Refused where one of them is another by now. */
  takeBack(id: string, change: Reversal<StoreFields>, by: Actor): Promise<Store>
  /** Its admins stay, without this store and signed out. */
  remove(id: string, by: Actor): Promise<void>
  /** All of these alike, or none. */
  changeMany(ids: readonly string[], change: StoresChange, by: Actor): Promise<ChangedMany>
}

export type AisleFields = Pick<Aisle, 'name' | 'description'>

export interface AisleRepository {
  all(): Promise<Aisle[]>
  /** Without an id adds, with one edits; paths and products follow a new name. */
  save(body: AisleBody, by: Actor): Promise<Aisle>
  /** What goes by the aisle's name. */
  use(id: string): Promise<AisleUse>
  /** The names that aisles got since an entry of the history, oldest first. */
  renamedSince(entryId: string): Promise<Renamed[]>
  /** Puts back what a change made of an aisle, field by field; one that is gone comes back whole, under its own id. */
  restore(id: string, change: Reversal<AisleFields>, by: Actor): Promise<Aisle>
  remove(id: string, by: Actor): Promise<void>
}

export interface UserRepository extends RowRepository<UserRow> {
  all(): Promise<User[]>
  listed(id?: string): Promise<ListedUser[]>
  count(): Promise<number>
  byId(id: string): Promise<Account | undefined>
  /** In any case of its letters. */
  byUsername(username: string): Promise<Account | undefined>
  /** Whoever has this address, in any case of its letters: several may. */
  byEmail(email: string): Promise<Account[]>
  add(account: NewAccount, by: Actor): Promise<User>
  /** The first superadmin; undefined, and nothing done, when there is a user already. */
  addFirst(account: NewAccount, by: Actor): Promise<User | undefined>
  /** Another role or other stores end the sessions. */
  edit(id: string, edited: EditedUser, by: Actor): Promise<User>
  remove(id: string, by: Actor): Promise<void>
  /** All of them or none: nobody suspends themselves, or the last superadmin. Ends their sessions. Answers whom it changed. */
  suspend(ids: readonly string[], suspended: boolean, by: Actor): Promise<string[]>
  /**
   * Ends all sessions of the user. `was`: the hash that they signed in by; false, and nothing done, when it is another by
   * now or they are suspended.
   */
  setPassword(id: string, secret: PasswordSecret, by: Actor, was?: string): Promise<boolean>
  /** `secretOf`: by a username in lower case, for everybody whom the rows add; who has none refuses the import. */
  import(rows: readonly UserRow[], options?: ImportOptions & { secretOf?: SecretOf }): Promise<Imported>
}

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
