import type { ColumnDataType, Kysely, Dialect as KyselyDialect, Transaction } from 'kysely'
import type { Clock } from '../../../core/clock.ts'
import type { Area, Tables } from '../schema.ts'

/** What asks whether a database answers. */
export const PING = 'select 1'

/**
 * Tells that something in an area of the data may have changed, by this node or another. It may tell more than happened, and it may miss
 * something: whoever must not miss anything looks by itself now and then.
 */
export interface Changes {
  on(listener: (area: Area) => void): () => void
  close(): Promise<void>
}

/** Listeners, and a way to tell them all. */
export function createTelling() {
  const listeners = new Set<(area: Area) => void>()
  return {
    on(listener: (area: Area) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(area: Area): void {
      for (const listener of listeners) listener(area)
    },
    clear: () => listeners.clear(),
  }
}

/**
 * What went wrong in a database. `busy`: another connection is in the way, the same work may succeed a moment later;
 * `duplicate`: something that only one may have is there already; `full`: no room to write; `away`: it cannot be
 * reached, or not be written to, which may pass; `denied`: it lets us in no more, or not to what we need, until
 * somebody changes a password or a right; `unsure`: it went away while a change was committed, which is there or not.
 */
export type DatabaseFault = 'busy' | 'duplicate' | 'full' | 'away' | 'denied' | 'unsure'

export interface ListenOptions {
  clock: Clock
  /** The connection broke, or could not be had: told once for each time that there is none. */
  onLost(error: unknown): void
}

/** One database, and everything in which one kind differs from another. Locks of rows and migrations are Kysely's. */
export interface Dialect {
  /** Where the data are, for people. */
  place: string
  /** Whether there is one to be opened: where not, opening would make one. */
  isThere(): boolean
  /** Opens nothing yet: connections come with the first statement. */
  connect(): KyselyDialect
  /** The column type that holds a figure of 15 digits, where `real` holds fewer. */
  wideReal?: ColumnDataType
  /** Begins a transaction's reading: all of it is to be as of one moment. */
  asOfOneMoment(transaction: Transaction<Tables>): Promise<void>
  /** Tells every node of a change; within a transaction, once that is committed. */
  tell(database: Kysely<Tables>, area: Area): Promise<void>
  /** Where changes of one process wait for one another: whether one is under way. */
  isChanging?: () => boolean
  /** Hears what other nodes tell. */
  listen(options: ListenOptions): Changes
  /** The database's own look over the whole of itself: "ok", or what is wrong. */
  integrity(database: Kysely<Tables>): Promise<string>
}

/** A kind of database, before one of it is opened. */
export interface DialectKind {
  /** The form of its URL, for people; undefined: it is the one that needs none. */
  urlForm?: string
  accepts(url: string | undefined): boolean
  open(where: { dataFolder: string; url: string }): Dialect
  /** What an error of this kind means; undefined: it is none, or none that the product acts on. */
  faultOf(error: unknown): DatabaseFault | undefined
}
