import { createHash } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { PreviewReply, UploadReply } from '../../core/contract/console/upload.ts'
import {
  type FileImport,
  type ImportFault,
  type ImportResult,
  productTable,
} from '../../core/contract/import.ts'
import { digestOf, newToken } from '../auth/secrets.ts'
import { type Actor, MACHINE } from '../db/actor.ts'
import { readBackup, writeBackup } from '../db/backup.ts'
import type { Database } from '../db/database.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { Refused } from '../db/refused.ts'
import type { Told } from '../db/repositories.ts'
import { writeCsv } from './csv.ts'
import { FaultyFile } from './file-errors.ts'
import { readProductFile } from './product-file.ts'
import { readBounded } from './read-bounded.ts'
import { writeXlsx } from './xlsx.ts'

/** Long enough to read what would go, short enough that the catalogue is still the one that was compared. */
const PREVIEW_LASTS_MS = 30 * 60_000

/** Somebody signed in, for whom a preview is kept. */
type Staff = Actor & { userId: string }

export interface FileWork {
  /** Changes nothing in the catalogue. Throws `RefusedFile`. */
  preview(bytes: Uint8Array, by: Staff): Promise<PreviewReply>
  /** Adds and updates, deletes nothing. Throws `RefusedFile`, `FaultyFile`. */
  upload(bytes: Uint8Array, by: Actor, told?: Told): Promise<UploadReply>
  /** Does what the preview said, deletions included. `bytes`: the same file once more, if it came along. Throws `Refused`. */
  confirm(token: string, bytes: Uint8Array | undefined, by: Staff, told?: Told): Promise<UploadReply>
  /** A file on this machine, by its whole path: all of it or nothing of it. Throws `RefusedFile`. */
  importFile(file: string): Promise<FileImport>
  /** Everything that is kept, to a file on this machine, and back in place of what is there. Answers the rows. */
  backup(file: string): Promise<number>
  restore(file: string): Promise<number>
  /** All products as a file that an upload reads back as the same products. */
  download(format: 'xlsx' | 'csv'): Promise<Uint8Array>
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const byLine = (a: ImportFault, b: ImportFault) => a.line - b.line

/** The heavy part of product files. It holds the event loop while it works: it belongs in a thread of its own. */
export function createFileWork(database: Database, clock: Clock): FileWork {
  const { products, previews } = repositoriesOf(database, clock.date)
  return {
    async preview(bytes, by) {
      const { rows, faults, faultyIds, warnings } = await readProductFile(bytes, clock.date())
      const outcome = await products.preview(rows)
      const errors = [...faults, ...outcome.faults].sort(byLine)
      const { added, updated, skipped, outcomeHash } = outcome
      const deleted = outcome.missing.filter(({ id }) => !faultyIds.includes(id))
      const counts = { added, updated, deleted, skipped, errors, warnings }
      if (errors.length > 0) return { token: null, ...counts }
      const token = newToken()
      const endsAt = new Date(clock.date().getTime() + PREVIEW_LASTS_MS).toISOString()
      const key = { tokenHash: digestOf(token), userId: by.userId, endsAt }
      await previews.keep(key, { fileHash: hashOf(bytes), outcomeHash, rows })
      return { token, ...counts }
    },

    async upload(bytes, by, told) {
      const { rows, faults, warnings } = await readProductFile(bytes, clock.date())
      if (faults.length > 0) throw new FaultyFile(faults)
      return replyOf(await products.import(rows, { by, told }), warnings)
    },

    async confirm(token, bytes, by, told) {
      const preview = await previews.take({ tokenHash: digestOf(token), userId: by.userId })
      if (!preview) throw new Refused('stale', { message: replyTexts.previewGone })
      if (bytes && hashOf(bytes) !== preview.fileHash)
        throw new Refused('stale', { message: replyTexts.previewOther })
      const { rows, outcomeHash } = preview
      return replyOf(await products.import(rows, { by, confirmed: { outcomeHash }, told }), [])
    },

    async importFile(file) {
      const { rows, faults: unread, warnings } = await readProductFile(await readBounded(file), clock.date())
      if (unread.length > 0) return { added: 0, updated: 0, skipped: 0, faults: unread, warnings }
      const { added, updated, skipped, faults } = await products.import(rows, { by: MACHINE })
      return { added, updated, skipped, faults, warnings }
    },

    backup: (file) => writeBackup(database, file, clock.date()),
    restore: (file) => readBackup(database, file),

    async download(format) {
      const table = productTable(await products.all())
      return format === 'csv' ? writeCsv(table) : writeXlsx(table)
    },
  }
}

function replyOf(result: ImportResult & { deleted: number }, warnings: string[]): UploadReply {
  const { added, updated, deleted, skipped, faults } = result
  if (faults.length > 0) throw new FaultyFile(faults)
  return { added, updated, deleted, skipped, warnings }
}
