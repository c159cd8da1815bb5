import { resolve } from 'node:path'
import type { FileImport, ImportFault } from '../../core/contract/import.ts'
import { findServer, ServerRefused } from '../control/control-client.ts'
import { RefusedFile } from '../files/file-errors.ts'
import { type CommandOptions, withDatabase } from './command.ts'

/** `backup <file>`: everything that is kept, as of one moment, while the server goes on. */
export async function backupCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  return onFile('backup', path, options)
}

/** `restore <file>`: what a backup holds in place of everything that is there; all of it or nothing. */
export async function restoreCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  return onFile('restore', path, options)
}

const done = {
  backup: (rows: number, file: string) =>
    `${rows} records are in ${file}. It holds hashes of passwords: keep it safe.`,
  restore: (rows: number, file: string) =>
    `${rows} records of ${file} are in place. Everybody has to sign in again.`,
} as const

async function onFile(
  what: 'backup' | 'restore',
  path: string | undefined,
  { settings, say }: CommandOptions,
): Promise<0 | 1> {
  if (path === undefined) {
    say(`${what} needs a file: npm run cli -- ${what} shop.backup`)
    return 1
  }
  const file = resolve(path)
  const server = await findServer(settings.DATA_DIR)
  if (server) say(`Handing the ${what} to the running server.`)
  const rows = await (server ? server[what](file) : withDatabase(settings, (_, files) => files[what](file)))
  say(done[what](rows, file))
  return 0
}

/** `import <csv|xlsx>`: adds and updates products, deletes none; all of the file or nothing of it. */
export async function importCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  const { say } = options
  if (path === undefined) {
    say('import needs a file: npm run cli -- import products.csv')
    return 1
  }
  try {
    const { added, updated, skipped, faults, warnings } = await importFile(resolve(path), options)
    for (const warning of warnings) say(`${path}: warning: ${warning}`)
    for (const fault of faults) say(`${path}: ${faultLine(fault)}`)
    if (faults.length > 0) {
      say(`${path}: nothing was imported: ${faults.length} faults`)
      return 1
    }
    say(`Added: ${added}, updated: ${updated}, skipped: ${skipped} (no change)`)
    return 0
  } catch (error) {
    if (!(error instanceof RefusedFile || error instanceof ServerRefused)) throw error
    say(`${path}: ${error.message}`)
    return 1
  }
}

const faultLine = ({ line, column, reason }: ImportFault) =>
  `line ${line}${column && `, column ${column}`}: ${reason}`

/** The running server does it when there is one on this data, so that shoppers hear of the change at once. */
async function importFile(file: string, { settings, say }: CommandOptions): Promise<FileImport> {
  const server = await findServer(settings.DATA_DIR)
  if (server) {
    say('Handing the import to the running server.')
    return server.import(file)
  }
  return withDatabase(settings, (_, files) => files.importFile(file))
}
