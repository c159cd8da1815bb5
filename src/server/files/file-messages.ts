import * as z from 'zod/mini'
import { previewReplySchema, uploadReplySchema } from '../../core/contract/console/upload.ts'
import { fileKindSchema, importFaultSchema } from '../../core/contract/import-file.ts'
import { fileImportSchema } from '../../core/contract/import-plan.ts'
import { Refused } from '../db/refused.ts'
import { FaultyFile, RefusedFile } from './read-file.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const staff = z.object({ userId: z.string(), username: z.string() })
const actor = z.object({ userId: z.nullable(z.string()), username: z.string() })
const file = z.string()

/** What the thread of files is asked for. */
export const fileJobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('preview'), table: fileKindSchema, bytes, by: staff }),
  z.object({ kind: z.literal('upload'), table: fileKindSchema, bytes, by: actor }),
  z.object({
    kind: z.literal('confirm'),
    table: fileKindSchema,
    token: z.string(),
    deleting: z.optional(z.boolean()),
    bytes: z.optional(bytes),
    by: staff,
  }),
  z.object({ kind: z.literal('download'), table: fileKindSchema, format: z.enum(['xlsx', 'csv']) }),
  z.object({ kind: z.literal('importFile'), file }),
  z.object({ kind: z.literal('backup'), file }),
  z.object({ kind: z.literal('restore'), file }),
])
export type FileJob = z.infer<typeof fileJobSchema>

/** Errors lose their class between threads, so those that mean something are taken apart and put together again. */
const fileFaultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), message: z.string() }),
  z.object({ kind: z.literal('rows'), faults: z.array(importFaultSchema) }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(['missing', 'stale', 'taken', 'unknown', 'full', 'over', 'last']),
    detail: z.object({
      message: z.string(),
      fields: z.exactOptional(z.record(z.string(), z.string())),
      current: z.exactOptional(z.unknown()),
    }),
  }),
  z.object({ kind: z.literal('other'), message: z.string(), codes: z.record(z.string(), z.unknown()) }),
])
type FileFault = z.infer<typeof fileFaultSchema>

export const fileReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('preview'), answer: previewReplySchema }),
  z.object({ kind: z.literal('upload'), answer: uploadReplySchema }),
  z.object({ kind: z.literal('confirm'), answer: uploadReplySchema }),
  z.object({ kind: z.literal('download'), answer: bytes }),
  z.object({ kind: z.literal('importFile'), answer: fileImportSchema }),
  z.object({ kind: z.literal('backup'), answer: z.number() }),
  z.object({ kind: z.literal('restore'), answer: z.number() }),
  z.object({ kind: z.literal('fault'), fault: fileFaultSchema }),
])
export type FileReply = z.infer<typeof fileReplySchema>

export function fileFault(error: unknown): FileFault {
  if (error instanceof RefusedFile) return { kind: 'file', message: error.message }
  if (error instanceof FaultyFile) return { kind: 'rows', faults: [...error.faults] }
  if (error instanceof Refused) return { kind: 'refused', reason: error.reason, detail: error.detail }
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  const message = error instanceof Error ? error.message : String(error)
  return {
    kind: 'other',
    message,
    codes: { ...(code !== undefined && { code }), ...(errcode !== undefined && { errcode }) },
  }
}

export function errorOf(fault: FileFault): Error {
  if (fault.kind === 'file') return new RefusedFile(fault.message)
  if (fault.kind === 'rows') return new FaultyFile(fault.faults)
  if (fault.kind === 'refused') return new Refused(fault.reason, fault.detail)
  // A database's codes decide what the caller is told.
  return Object.assign(new Error(fault.message), fault.codes)
}
