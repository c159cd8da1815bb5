import type { Dialect } from './dialect.ts'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'

/** Every kind of database there is: another one is a file that implements `DialectKind`, and a row here. */
export const dialectKinds = [sqlite, postgres] as const

/** What `DATABASE_URL` may look like. */
export const urlForms = dialectKinds.flatMap(({ urlForm }) => urlForm ?? [])

export const isDatabaseUrl = (url: string) => dialectKinds.some((kind) => kind.accepts(url))

/** The database of a data folder, or the one that `url` names. Throws for a URL of no known kind. */
export function dialectFor(dataFolder: string, url: string | undefined): Dialect {
  const kind = dialectKinds.find(({ accepts }) => accepts(url))
  if (!kind) throw new Error(`no database is known by this kind of address, only by ${urlForms.join(', ')}`)
  return kind.open({ dataFolder, url: url ?? '' })
}
