import { type ColumnDataType, type Kysely, type Migration, sql } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

/** Where a store can be: India's larger cities, by name. Reference data, there whatever `SEED` says. */
const cities = [
  'Agra',
  'Ahmedabad',
  'Amritsar',
  'Aurangabad',
  'Bengaluru',
  'Bhopal',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Coimbatore',
  'Dehradun',
  'Delhi',
  'Faridabad',
  'Ghaziabad',
  'Goa',
  'Gurugram',
  'Guwahati',
  'Gwalior',
  'Hubballi',
  'Hyderabad',
  'Indore',
  'Jabalpur',
  'Jaipur',
  'Jammu',
  'Jamshedpur',
  'Jodhpur',
  'Kanpur',
  'Kochi',
  'Kolkata',
  'Kota',
  'Kozhikode',
  'Lucknow',
  'Ludhiana',
  'Madurai',
  'Mangaluru',
  'Meerut',
  'Mumbai',
  'Mysuru',
  'Nagpur',
  'Nashik',
  'Navi Mumbai',
  'Noida',
  'Patna',
  'Prayagraj',
  'Puducherry',
  'Pune',
  'Raipur',
  'Rajkot',
  'Ranchi',
  'Salem',
  'Siliguri',
  'Srinagar',
  'Surat',
  'Thane',
  'Thiruvananthapuram',
  'Tiruchirappalli',
  'Udaipur',
  'Vadodara',
  'Varanasi',
  'Vijayawada',
  'Visakhapatnam',
] as const

/** Staff, their sessions, aisles, cities, who changed what, and files that wait for a confirmation. */
export const consoleTables = ({ wideReal }: Dialect): Migration => ({
  async up(database: Kysely<unknown>) {
    await staff(database)
    await aislesAndCities(database)
    await historyAndPreviews(database)
    const counters = ['products', 'stores', 'aisles', 'staff', 'aisle', 'user', 'history']
    await database
      .withTables<{ counters: { name: string; value: number } }>()
      .insertInto('counters')
      .values(counters.map((name) => ({ name, value: 0 })))
      .execute()
    if (wideReal) await widenFigures(database, wideReal)
  },
})

async function staff(database: Kysely<unknown>) {
  await database.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ordinal', 'integer', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_ends_at', 'text')
    .addColumn('answer_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('admin', 'superadmin')`))
    .addColumn('store_id', 'text', (column) => column.references('stores.id').onDelete('set null'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await database.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}

async function aislesAndCities(database: Kysely<unknown>) {
  await database.schema
    .createTable('aisles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slot', 'integer', (column) => column.notNull().unique().check(sql`slot between 1 and 3`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('locations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('city', 'text', (column) => column.notNull().unique())
    .execute()
  await database
    .withTables<{ locations: { id: string; city: string } }>()
    .insertInto('locations')
    .values(cities.map((city, index) => ({ id: String(index + 1), city })))
    .execute()
}

async function historyAndPreviews(database: Kysely<unknown>) {
  await database.schema
    .createTable('history')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('part', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await database.schema
    .createIndex('history_by_record')
    .on('history')
    .columns(['kind', 'record_id', 'id'])
    .execute()
  await database.schema
    .createTable('previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text', (column) => column.notNull())
    .addColumn('outcome_hash', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .execute()
}

/** Where `real` has half the digits, a figure would not come back as it went. */
async function widenFigures(database: Kysely<unknown>, wideReal: ColumnDataType) {
  for (const name of ['energy_kcal', 'sugar_g', 'fat_g', 'salt_g']) {
    await database.schema
      .alterTable('products')
      .alterColumn(name, (column) => column.setDataType(wideReal))
      .execute()
  }
}
