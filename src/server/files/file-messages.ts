import type { UploadProgress } from '../../core/contract/console/upload.ts'
import type { ImportFault } from '../../core/contract/import.ts'
import type { Actor } from '../db/actor.ts'
import { type Reason, Refused, type RefusedDetail } from '../db/refused.ts'
import { FaultyFile } from './faulty-file.ts'
import type { Staff } from './file-work.ts'
import { RefusedFile } from './refused-file.ts'

/** What the thread of product files is asked for. */
export type FileJob =
  | { kind: 'preview'; bytes: Uint8Array; by: Staff }
  | { kind: 'upload'; bytes: Uint8Array; by: Actor }
  | { kind: 'confirm'; token: string; bytes: Uint8Array | undefined; by: Staff }
  | { kind: 'download'; format: 'xlsx' | 'csv' }
  | { kind: 'importFile' | 'backup' | 'restore'; file: string }

/** Errors lose their class between threads, so those that mean something are taken apart and put together again. */
export type FileFault =
  | { kind: 'file'; message: string }
  | { kind: 'rows'; faults: readonly ImportFault[] }
  | { kind: 'refused'; reason: Reason; detail: RefusedDetail }
  | { kind: 'other'; message: string; codes: { code?: unknown; errcode?: unknown } }

/** Any number of messages about the progress, then one that ends the job. */
export type FileAnswer = { id: number } & (
  | { progress: UploadProgress }
  | { answer: unknown }
  | { fault: FileFault }
)

export function faultOf(error: unknown): FileFault {
  if (error instanceof RefusedFile) return { kind: 'file', message: error.message }
  if (error instanceof FaultyFile) return { kind: 'rows', faults: error.faults }
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
