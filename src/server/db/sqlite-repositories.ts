import type { Database } from './database.ts'
import { productRepository } from './products.ts'
import type { Repositories } from './repositories.ts'
import { storeRepository } from './stores.ts'

/** The repositories over one open database. `now` is the wall clock of what is written. */
export function repositoriesOf(database: Database, now: () => Date): Repositories {
  return {
    products: productRepository(database, now),
    stores: storeRepository(database, now),
    async catalogueVersion() {
      const row = await database
        .selectFrom('counters')
        .select('value')
        .where('name', '=', 'catalogue')
        .executeTakeFirst()
      return String(row?.value ?? 0)
    },
  }
}
