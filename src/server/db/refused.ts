/** Why a change was not made, in words that no caller has to parse. Nothing was written. */
export type Reason =
  /** There is no such record. */
  | 'missing'
  /** Somebody saved it in between: `current` is the record as it is. */
  | 'stale'
  /** Something that only one may have belongs to another record: `fields` says what, `current` whose. */
  | 'taken'
  /** What the record points at is not there. */
  | 'unknown'
  /** There are as many as there may be. */
  | 'full'
  /** What is held out was good once. */
  | 'over'
  /** The last superadmin stays one. */
  | 'last'

export interface RefusedDetail {
  /** The person's text. */
  message: string
  fields?: Record<string, string>
  current?: unknown
}

/** Thrown by a repository's change, inside its transaction. */
export class Refused extends Error {
  readonly reason: Reason
  readonly detail: RefusedDetail

  constructor(reason: Reason, detail: RefusedDetail) {
    super(detail.message)
    this.name = 'Refused'
    this.reason = reason
    this.detail = detail
  }
}
