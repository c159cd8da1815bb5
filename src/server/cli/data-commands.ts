import { resolve } from 'node:path'
import { username as usernameRule } from '../../core/contract/console/rules.ts'
import type { ImportFault } from '../../core/contract/import-file.ts'
import type { FileImport } from '../../core/contract/import-plan.ts'
import { resetSuperadmin } from '../auth/first-superadmin.ts'
import { createSecrets } from '../auth/secrets.ts'
import { systemClock } from '../clock.ts'
import type { Settings } from '../config.ts'
import { findServer, ServerRefused } from '../control/control-client.ts'
import { checkTarget } from '../db/backup.ts'
import { dialectFor } from '../db/dialects/choose-dialect.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { RefusedFile } from '../files/read-file.ts'
import { type CommandOptions, withDatabase, withDatabaseAsItIs, withDatabaseThere } from './command.ts'

/** `backup <file>`: everything that is kept, as of one moment, while the server goes on. */
export async function backupCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  return onFile('backup', path, options)
}

/** `restore <file>`: what a backup holds in place of everything that is there; all of it or nothing. */
export async function restoreCommand([path]: readonly string[], options: CommandOptions): Promise<0 | 1> {
  return onFile('restore', path, options)
}

const done = {
  backup: (rows: number, file: string, place?: string) =>
    `${rows} records${place ? ` of ${place}` : ''} are in ${file}. It holds hashes of passwords: keep it safe.`,
  restore: (rows: number, file: string, place?: string) =>
    `${rows} records of ${file} are in ${place ?? 'place'}. Everybody has to sign in again.`,
} as const

/** Without a server. A restore may begin with an empty folder. */
const here = {
  async backup(file: string, settings: Settings) {
    await checkTarget(file)
    return withDatabaseAsItIs(settings, (_, files) => files.backup(file))
  },
  restore: (file: string, settings: Settings) => withDatabase(settings, (_, files) => files.restore(file)),
} as const

/** A running server may have been started with other settings: where it keeps its data is not known here. */
const placeOfData = ({ DATA_DIR, DATABASE_URL }: Settings) => dialectFor(DATA_DIR, DATABASE_URL).place

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
  const rows = await (server ? server[what](file) : here[what](file, settings))
  say(done[what](rows, file, server ? undefined : placeOfData(settings)))
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

/** `superadmin <username>`: makes one, or gives the one there is a new one-time password, and prints it. */
export async function superadminCommand(
  [given]: readonly string[],
  { settings, say }: CommandOptions,
): Promise<0 | 1> {
  const name = usernameRule.safeParse(given)
  if (!name.success) {
    say('superadmin needs a username of 3 to 20 letters and digits: npm run cli -- superadmin asha')
    return 1
  }
  const username = name.data
  const server = await findServer(settings.DATA_DIR)
  const { password, made } = await (server
    ? server.superadmin(username)
    : withDatabaseThere(settings, (database) => {
        const { users, throttles, secondFactors } = repositoriesOf(database, systemClock.date)
        const parts = { users, throttles, secondFactors, secrets: createSecrets(), clock: systemClock }
        return resetSuperadmin(parts, username)
      }))
  const place = server ? '' : ` In ${placeOfData(settings)}.`
  say(
    made
      ? `${username} is a superadmin now.${place}`
      : `${username} has a new password, no lock and no second factor, and is signed out everywhere.${place}`,
  )
  say(`  one-time password  ${password}   (for one day: choose your own at once; it is not shown again)`)
  return 0
}
