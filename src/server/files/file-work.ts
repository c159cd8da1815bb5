import { createHash } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { PreviewReply, UploadReply } from '../../core/contract/console/upload.ts'
import type { FileKind, ImportFault } from '../../core/contract/import-file.ts'
import type { FileImport } from '../../core/contract/import-plan.ts'
import { digestOf, newToken } from '../auth/secrets.ts'
import { readBackup, writeBackup } from '../db/backup.ts'
import type { Database } from '../db/database.ts'
import { type Actor, MACHINE } from '../db/history.ts'
import type { TellProgress } from '../db/import-rows.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { Refused } from '../db/refused.ts'
import { writeCsv } from './csv.ts'
import { fileTables } from './file-tables.ts'
import { FaultyFile, readBounded } from './read-file.ts'
import { writeXlsx } from './xlsx.ts'

/** Long enough to read what would go, short enough that the catalogue is still the one that was compared. */
const PREVIEW_LASTS_MS = 30 * 60_000

/** Somebody signed in, for whom a preview is kept. */
type Staff = Actor & { userId: string }

export interface FileWork {
  /** Changes nothing. Throws `RefusedFile`. */
  preview(table: FileKind, bytes: Uint8Array, by: Staff): Promise<PreviewReply>
  /** Adds and updates, deletes nothing. Throws `RefusedFile`, `FaultyFile`. */
  upload(table: FileKind, bytes: Uint8Array, by: Actor, told?: TellProgress): Promise<UploadReply>
  /** Does what the preview said. Throws `Refused`. */
  confirm(confirmed: Confirmed, by: Staff, told?: TellProgress): Promise<UploadReply>
  /** A product file on this machine, by its whole path: all of it or nothing of it. Throws `RefusedFile`. */
  importFile(file: string): Promise<FileImport>
  /** Everything that is kept, to a file on this machine, and back in place of what is there. Answers the rows. */
  backup(file: string): Promise<number>
  restore(file: string): Promise<number>
  /** Everything of a kind as a file that an upload reads back as the same. */
  download(table: FileKind, format: 'xlsx' | 'csv'): Promise<Uint8Array>
}

/** A preview that is agreed to. `bytes`: the same file once more, if it came along. */
interface Confirmed {
  table: FileKind
  token: string
  /** Whether its deletions are agreed to as well. */
  deleting?: boolean | undefined
  bytes: Uint8Array | undefined
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const byLine = (a: ImportFault, b: ImportFault) => a.line - b.line

/** The heavy part of files. It holds the event loop while it works: it belongs in a thread of its own. */
export function createFileWork(database: Database, clock: Clock): FileWork {
  const repositories = repositoriesOf(database, clock.date)
  const { previews } = repositories
  const tables = fileTables(repositories, clock)
  return {
    async preview(table, bytes, by) {
      const { rows, read, outcome } = await tables[table].look(bytes, by)
      const errors = [...read.faults, ...outcome.faults].sort(byLine)
      const { added, updated, skipped, missing, remarks, outcomeHash } = outcome
      const deleted = missing.filter(({ id }) => !read.faultyIds.includes(id))
      const warnings = [...read.warnings, ...remarks.warnings]
      const { unlisted, rewritten } = remarks
      const counts = { added, updated, deleted, skipped, unlisted, rewritten, errors, warnings }
      if (errors.length > 0) return { token: null, ...counts }
      const token = newToken()
      const endsAt = new Date(clock.date().getTime() + PREVIEW_LASTS_MS).toISOString()
      const key = { tokenHash: digestOf(token), userId: by.userId, endsAt }
      await previews.keep(key, { kind: table, fileHash: hashOf(bytes), outcomeHash, rows })
      return { token, ...counts }
    },

    upload: (table, bytes, by, told) => tables[table].write(bytes, { by, told }),

    async confirm({ table, token, deleting = false, bytes }, by, told) {
      const preview = await previews.take({ tokenHash: digestOf(token), userId: by.userId, kind: table })
      if (!preview) throw new Refused('stale', { message: replyTexts.previewGone })
      if (bytes && hashOf(bytes) !== preview.fileHash)
        throw new Refused('stale', { message: replyTexts.previewOther })
      const { rows, outcomeHash } = preview
      return tables[table].again(rows, { by, confirmed: { outcomeHash, deleting }, told })
    },

    async importFile(file) {
      try {
        return { ...(await tables.products.write(await readBounded(file), { by: MACHINE })), faults: [] }
      } catch (error) {
        if (!(error instanceof FaultyFile)) throw error
        return { added: 0, updated: 0, skipped: 0, faults: [...error.faults], warnings: [...error.warnings] }
      }
    },

    backup: (file) => writeBackup(database, file, clock.date()),
    restore: (file) => readBackup(database, file),

    async download(table, format) {
      const cells = await tables[table].table()
      return format === 'csv' ? writeCsv(cells) : writeXlsx(cells, table)
    },
  }
}
