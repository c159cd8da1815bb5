import type { FieldKind } from '../../core/contract/field.ts'
import type { FieldName, productFields } from '../../core/contract/product-fields.ts'
import type { Role } from '../../core/permissions.ts'

/** The tables as the newest migration leaves them. Lists, paths and records are JSON text; absent facts are null; times are ISO texts. */
export interface Tables {
  products: ProductTable
  product_barcodes: { code: string; product_id: string; position: number }
  stores: StoreTable
  counters: { name: CounterName; value: number }
  users: UserTable
  user_stores: { user_id: string; store_id: string }
  sessions: SessionTable
  invitations: InvitationTable
  second_factors: SecondFactorTable
  recovery_codes: { user_id: string; code_hash: string }
  throttles: ThrottleTable
  aisles: AisleTable
  locations: { id: string; city: string }
  history: HistoryTable
  previews: PreviewTable
  path_drafts: PathDraftTable
  staff_calls: StaffCallTable
  staff_screens: { id: string; node: string; store_id: string | null; seen_at: string }
  recalls: RecallTable
  field_counts: FieldCountTable
  product_photos: ProductPhotoTable
}

/** Areas of the data: what a change locks before it looks, always in this order; `products` and `stores` are also the catalogue's version. */
export const areas = ['products', 'stores', 'aisles', 'staff', 'calls'] as const
export type Area = (typeof areas)[number]

/** Areas count changes; the others give out ids and never go back. `catalogue` is the version of older files. */
export type CounterName = Area | 'catalogue' | 'product' | 'store' | 'aisle' | 'user' | 'history'

interface ColumnOfKind {
  required: string
  text: string | null
  figure: number | null
  allergens: string | null
  words: string
  day: string | null
}
type Fields = typeof productFields
/** Every field of a product but its codes, which have a table of their own. */
export type ProductColumns = {
  [N in Exclude<FieldName, 'barcodes'> as Fields[N]['column']]: ColumnOfKind[Fields[N]['kind']]
}

export interface ProductTable extends ProductColumns {
  id: string
  /** Order of arrival: the order of every list. */
  ordinal: number
  updated_at: string
}

export interface ProductPhotoTable {
  id: string
  product_id: string
  /** Base64. */
  jpeg: string
  width: number
  height: number
  /** JSON of `PackPicture`, and of proposals. */
  lesson: string
  proposals: string
  added_at: string
  added_by: string
  deleted_at: string | null
}

/** An empty batch: every pack of the product. */
export interface RecallTable {
  gtin: string
  batch: string
  reason: string
  since: string
}

export interface StoreTable {
  id: string
  ordinal: number
  store_number: string
  name: string
  location: string
  paths: string
  updated_at: string
}

export interface UserTable {
  id: string
  ordinal: number
  first_name: string
  last_name: string
  username: string
  /** The username in lower case: what is unique, and what somebody signs in by. */
  username_key: string
  password_hash: string
  /** A one-time password ends then; null: it is the person's own. */
  password_ends_at: string | null
  /** Null: the person gave no answer and cannot reset the password by one. */
  answer_hash: string | null
  role: Role
  /** The first of their stores; the others are in `user_stores`. */
  store_id: string | null
  email: string
  phone_number: string
  /** Null: the person may sign in. */
  suspended_at: string | null
  updated_at: string
}

interface SessionTable {
  /** SHA-256 of the token, in hex: who reads the database cannot sign in with it. */
  token_hash: string
  user_id: string
  seen_at: string
  ends_at: string
}

interface InvitationTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  user_id: string
  ends_at: string
  used_at: string | null
  revoked_at: string | null
}

interface SecondFactorTable {
  user_id: string
  /** Sealed by `FactorVault`, or base32 where no key is set: what makes the codes cannot be a hash. */
  secret: string
  /** Null: it was shown, and does not count yet. */
  confirmed_at: string | null
  /** Steps of 30 s since 1970; no code of this one or an earlier one is taken again. */
  last_step: number
}

interface ThrottleTable {
  /** SHA-256 of what is counted: a password typed as a username must not be kept. */
  key: string
  tries: number
  ends_at: string
}

export interface AisleTable {
  id: string
  /** 1 to 3, each once: this is what keeps a fourth aisle out. */
  slot: number
  name: string
  name_key: string
  description: string
  updated_at: string
}

export interface HistoryTable {
  id: number
  at: string
  user_id: string | null
  username: string
  kind: string
  record_id: string
  part: string | null
  action: string
  before: string | null
  after: string | null
}

export interface PathDraftTable {
  store_id: string
  /** `pairKey` of its places. */
  key: string
  from_place: string
  to_place: string
  /** JSON of steps; `base`: of the published ones that it was made from. */
  steps: string
  base: string | null
  walked_at: string | null
  walked_by: string | null
  updated_at: string
  updated_by: string
}

interface StaffCallTable {
  id: string
  store_id: string
  /** JSON of `CallPlace`. */
  place: string
  language: string | null
  since: string
  rung_at: string
  /** The last sign of the node that holds the shopper's line. */
  seen_at: string
  lost_at: string | null
  taken_at: string | null
  /** The user name of who comes, and the name that the shopper was told. */
  taken_by: string | null
  taken_name: string | null
  ended_at: string | null
  ended: 'off' | 'done' | 'lost' | null
}

/** In how many visits of a day something happened; '' and 0 where it is about no store, product, topic or path. */
interface FieldCountTable {
  /** Of the stores' time zone: "2026-11-22". */
  day: string
  store_id: string
  kind: FieldKind
  product_id: string
  topic: string
  from_place: string
  to_place: string
  part: number
  visits: number
}

interface PreviewTable {
  token_hash: string
  user_id: string
  ends_at: string
  /** SHA-256 of the file, and of what it would do. */
  file_hash: string
  outcome_hash: string
  rows: string
}
