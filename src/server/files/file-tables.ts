import * as z from 'zod/mini'
import type { Clock } from '../../core/clock.ts'
import type { OneTimePassword, UploadReply } from '../../core/contract/console/upload.ts'
import type { FileKind } from '../../core/contract/import-file.ts'
import { importRowSchema, productTable } from '../../core/contract/product-file.ts'
import { recallRowSchema, recallTable } from '../../core/contract/recall-file.ts'
import { storeRowSchema, storeTable } from '../../core/contract/store-file.ts'
import { type UserRow, userRowSchema, userTable } from '../../core/contract/user-file.ts'
import { createSecrets, oneTimePassword } from '../auth/secrets.ts'
import type { Actor } from '../db/history.ts'
import type { Imported, ImportOptions, ImportOutcome, RowRepository } from '../db/import-rows.ts'
import type { Repositories } from '../db/repositories.ts'
import { type SecretOf, usernameKey } from '../db/users/user-rows.ts'
import { FaultyFile } from './read-file.ts'
import {
  productForm,
  type ReadTable,
  readTable,
  recallForm,
  storeForm,
  type TableForm,
  userForm,
} from './read-table.ts'

/** What is done with files of one kind, whatever its rows are. */
export interface FileTable {
  /** What a file would do; `rows` is for `again`. Throws `RefusedFile`. */
  look(bytes: Uint8Array, by: Actor): Promise<Looked>
  /** Adds and updates, deletes nothing. Throws `RefusedFile`, `FaultyFile`. */
  write(bytes: Uint8Array, options: ImportOptions): Promise<UploadReply>
  /** Writes rows that were looked at before. Throws `FaultyFile`, `Refused`. */
  again(rows: unknown, options: ImportOptions): Promise<UploadReply>
  /** Everything there is, its header first. */
  table(): Promise<string[][]>
}

interface Looked {
  outcome: ImportOutcome
  read: Omit<ReadTable<unknown>, 'rows'>
  rows: unknown
}

/** Long enough for an owner to hand three hundred of them out; a first superadmin's own lasts a day. */
const PASSWORD_LASTS_MS = 7 * 24 * 60 * 60_000
/** Hashed at a time: as many as sign in at a time elsewhere. */
const HASHED_AT_ONCE = 2

export function fileTables(repositories: Repositories, clock: Clock): Record<FileKind, FileTable> {
  const { products, stores, users, recalls } = repositories
  return {
    products: tableOf(productForm, importRowSchema, products, clock, {
      table: async () => productTable(await products.all()),
    }),
    stores: tableOf(storeForm, storeRowSchema, stores, clock, {
      table: async () => storeTable(await stores.all()),
    }),
    recalls: tableOf(recallForm, recallRowSchema, recalls, clock, {
      table: async () => recallTable(await recalls.all()),
    }),
    users: tableOf(userForm, userRowSchema, users, clock, {
      async table() {
        const numbers = new Map((await stores.all()).map(({ id, store_number }) => [id, store_number]))
        return userTable(await users.all(), (storeId) => numbers.get(storeId) ?? '')
      },
      async import(rows, options) {
        const there = new Set((await users.all()).map(({ username }) => usernameKey(username)))
        const added = rows.filter(({ id, username }) => id === undefined && !there.has(usernameKey(username)))
        const { passwords, secretOf } = await secretsFor(added, clock)
        const done = await users.import(rows, { ...options, secretOf })
        return { ...done, ...(done.added > 0 && { passwords }) }
      },
    }),
  }
}

interface Special<Row> {
  table(): Promise<string[][]>
  import?(rows: readonly Row[], options: ImportOptions): Promise<Imported & { passwords?: OneTimePassword[] }>
}

function tableOf<Column extends string, Row>(
  form: TableForm<Column, Row>,
  rowSchema: z.ZodMiniType<Row>,
  repository: RowRepository<Row>,
  clock: Clock,
  { table, import: write = repository.import }: Special<Row>,
): FileTable {
  const rowsSchema = z.array(rowSchema)
  return {
    table,
    async look(bytes, by) {
      const { rows, ...read } = await readTable(bytes, form, clock.date())
      return { rows, read, outcome: await repository.preview(rows, by) }
    },
    async write(bytes, options) {
      const { rows, faults, warnings } = await readTable(bytes, form, clock.date())
      if (faults.length > 0) throw new FaultyFile(faults, warnings)
      return replyOf(await write(rows, options), warnings)
    },
    again: async (rows, options) => replyOf(await write(rowsSchema.parse(rows), options), []),
  }
}

function replyOf(result: Imported & { passwords?: OneTimePassword[] }, warnings: string[]): UploadReply {
  const { added, updated, deleted, skipped, faults, passwords } = result
  const all = [...warnings, ...(result.warnings ?? [])]
  if (faults.length > 0) throw new FaultyFile(faults, all)
  return { added, updated, deleted, skipped, warnings: all, ...(passwords && { passwords }) }
}

/** A password for each of these, and what is kept of it. */
async function secretsFor(rows: readonly UserRow[], clock: Clock) {
  const secrets = createSecrets()
  const passwordEndsAt = new Date(clock.date().getTime() + PASSWORD_LASTS_MS).toISOString()
  const passwords = rows.map(({ username }) => ({ username, password: oneTimePassword() }))
  const hashes = new Map<string, string>()
  for (let from = 0; from < passwords.length; from += HASHED_AT_ONCE) {
    const some = passwords.slice(from, from + HASHED_AT_ONCE)
    const hashed = await Promise.all(some.map(({ password }) => secrets.hash(password)))
    for (const [at, { username }] of some.entries()) hashes.set(usernameKey(username), hashed[at] ?? '')
  }
  const secretOf: SecretOf = (key) => {
    const passwordHash = hashes.get(key)
    return passwordHash === undefined ? undefined : { passwordHash, passwordEndsAt }
  }
  return { passwords, secretOf }
}
