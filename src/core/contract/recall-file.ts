import * as z from 'zod/mini'
import { recallFormSchema } from './console/recalls.ts'
import type { ImportFault } from './import-file.ts'
import { type Recall, recallSchema } from './product.ts'

/** The columns of a file of recalls, in the order they are written. */
export const recallColumns = ['gtin', 'batch', 'reason', 'since'] as const
type RecallColumn = (typeof recallColumns)[number]

/**
 * One row of a file of recalls, read. Product and batch say which one it is about. Without a column of reasons the one
 * that is there stays.
 */
export const recallRowSchema = z.extend(recallSchema, { line: z.number(), reason: z.optional(z.string()) })
export type RecallRow = z.infer<typeof recallRowSchema>

interface RawRecallRow {
  line: number
  cells: ReadonlyMap<RecallColumn, string>
}

/** Reads one row's cells. Either a row, or every fault in it. */
export function readRecallRow({ line, cells }: RawRecallRow): { row: RecallRow } | { faults: ImportFault[] } {
  const texts = Object.fromEntries(recallColumns.map((column) => [column, cells.get(column) ?? '']))
  const parsed = recallFormSchema.safeParse(texts)
  if (parsed.success) {
    const { reason, ...row } = parsed.data
    return { row: { line, ...row, ...(cells.has('reason') && { reason }) } }
  }
  const reasons = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]))
  return { faults: [...reasons].map(([column, reason]) => ({ line, column, reason })) }
}

/** Recalls as the rows of a file, its header first. */
export const recallTable = (recalls: readonly Recall[]): string[][] => [
  [...recallColumns],
  ...recalls.map(({ gtin, batch, reason, since }) => [gtin, batch ?? '', reason, since]),
]
