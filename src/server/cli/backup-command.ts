import { resolve } from 'node:path'
import { findServer } from '../control/control-client.ts'
import type { CommandOptions } from './command.ts'
import { withDatabase } from './own-work.ts'

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
