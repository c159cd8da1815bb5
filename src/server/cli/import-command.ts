import { readFile, stat } from 'node:fs/promises'
import {
  type ImportFault,
  type ImportResult,
  type ImportRow,
  importLimits,
} from '../../core/contract/import.ts'
import { findServer } from '../control/control-client.ts'
import { readProductFile } from '../files/product-file.ts'
import { RefusedFile } from '../files/refused-file.ts'
import type { CommandOptions } from './command.ts'
import { withDatabase } from './own-work.ts'

/** `import <csv|xlsx>`: adds and updates products, deletes none; all of the file or nothing of it. */
export async function importCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  const { say } = options
  if (path === undefined) {
    say('import needs a file: npm run cli -- import products.csv')
    return 1
  }
  try {
    const { rows, faults, warnings } = await readProductFile(await bytesOf(path))
    for (const warning of warnings) say(`${path}: warning: ${warning}`)
    const result =
      faults.length > 0 ? { added: 0, updated: 0, skipped: 0, faults } : await apply(rows, options)
    for (const fault of result.faults) say(`${path}: ${faultLine(fault)}`)
    if (result.faults.length > 0) {
      say(`${path}: nothing was imported: ${result.faults.length} faults`)
      return 1
    }
    say(`Added: ${result.added}, updated: ${result.updated}, skipped: ${result.skipped} (no change)`)
    return 0
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    say(`${path}: ${error.message}`)
    return 1
  }
}

const faultLine = ({ line, column, reason }: ImportFault) =>
  `line ${line}${column && `, column ${column}`}: ${reason}`

async function bytesOf(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch(() => {
    throw new RefusedFile('there is no such file')
  })
  // Looked at before it is read: a disk image given by mistake must not fill the memory.
  if (size > importLimits.bytes) throw new RefusedFile(`it is larger than ${importLimits.bytes / 1e6} MB`)
  return readFile(path).catch(() => {
    throw new RefusedFile('it cannot be read')
  })
}

/** The running server does it when there is one on this data, so that shoppers hear of the change at once. */
async function apply(rows: readonly ImportRow[], { settings, say }: CommandOptions): Promise<ImportResult> {
  const server = await findServer(settings.DATA_DIR)
  if (server) {
    say('Handing the import to the running server.')
    return server.import(rows)
  }
  return withDatabase(settings, (_, files) => files.importRows(rows))
}
