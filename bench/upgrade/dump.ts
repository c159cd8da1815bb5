import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a database as statements that make it again: what test/server/upgrade.test.ts begins from. */
export function dump(folder: string, dataFolder: string, url: string | undefined): void {
  mkdirSync(folder, { recursive: true })
  const text = url
    ? execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', '--dbname', url]).toString()
    : execFileSync('sqlite3', [join(dataFolder, 'shop.sqlite'), '.dump']).toString()
  // Commands of psql's own are a secret of the dump's moment, and an older psql does not know them.
  const statements = text
    .split('\n')
    .filter((line) => !line.startsWith('\\'))
    .join('\n')
  writeFileSync(join(folder, url ? 'postgres.sql' : 'sqlite.sql'), statements)
}
