import type { Kysely, Migration } from 'kysely'

/** Columns that the table of products got since its first version, by the migration that adds them. Null is unknown. */
const added: Readonly<Record<string, Readonly<Record<string, 'text' | 'double precision'>>>> = {
  '0003-origin-storage-serving-fibre': {
    origin: 'text',
    storage: 'text',
    serving_g: 'double precision',
    fibre_g: 'double precision',
  },
  '0004-checked-on': { checked_on: 'text' },
  '0012-hindi-words': { name_hi: 'text', description_hi: 'text', ingredients_hi: 'text' },
}

/** One migration for each entry; a figure of SQLite has the same digits as PostgreSQL's double precision. */
export const productColumns: Readonly<Record<string, () => Migration>> = Object.fromEntries(
  Object.entries(added).map(([name, columns]) => [
    name,
    () => ({
      async up(database: Kysely<unknown>) {
        for (const [column, type] of Object.entries(columns))
          await database.schema.alterTable('products').addColumn(column, type).execute()
      },
    }),
  ]),
)
