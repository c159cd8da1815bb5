import * as z from 'zod/mini'

/**
 * A backup is lines of JSON: a header, then rows by table, then an end that says how many and their SHA-256. The same
 * for both databases, so that a backup of one can be restored to the other.
 */
export const headerSchema = z.object({
  backup: z.literal('shopping-helper'),
  /** The newest migration of the database that it came from. */
  migration: z.string(),
  at: z.string(),
})
export const rowSchema = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export const endSchema = z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() })

/**
 * What is kept, in an order in which everything that is pointed at comes before what points at it. Sessions, throttles
 * and previews are not: who restores a backup signs in anew.
 */
export const backupTables = [
  { name: 'locations', orderBy: 'id' },
  { name: 'stores', orderBy: 'ordinal' },
  { name: 'users', orderBy: 'ordinal' },
  { name: 'aisles', orderBy: 'slot' },
  { name: 'products', orderBy: 'ordinal' },
  { name: 'product_barcodes', orderBy: 'code' },
  { name: 'history', orderBy: 'id' },
  { name: 'counters', orderBy: 'name' },
] as const
export type BackupTable = (typeof backupTables)[number]['name']

/** A file that is no whole backup, or none that this version can read. */
export class WrongBackup extends Error {
  override name = 'WrongBackup'
}
