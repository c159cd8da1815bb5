import type { Database } from './database.ts'
import { fieldRepository } from './field-counts.ts'
import { historyRepository } from './history.ts'
import { previewRepository } from './previews.ts'
import { productPhotoRepository } from './products/product-photos.ts'
import { productRepository } from './products/products.ts'
import { recallRepository } from './products/recalls.ts'
import type { Repositories } from './repositories.ts'
import { staffCallRepository } from './staff-calls.ts'
import { aisleRepository } from './stores/aisles.ts'
import { pathDraftRepository } from './stores/path-drafts.ts'
import { storeRepository } from './stores/stores.ts'
import { throttleRepository } from './throttles.ts'
import { invitationRepository } from './users/invitations.ts'
import { secondFactorRepository } from './users/second-factors.ts'
import { sessionRepository } from './users/sessions.ts'
import { userRepository } from './users/users.ts'
import { workRecordsReader } from './work-records.ts'

/** The repositories over one open database. `now` is the wall clock of what is written. */
export function repositoriesOf(database: Database, now: () => Date): Repositories {
  async function catalogueVersions() {
    const rows = await database
      .selectFrom('counters')
      .selectAll()
      .where('name', 'in', ['products', 'stores'])
      .execute()
    const of = (name: string) => String(rows.find((row) => row.name === name)?.value ?? 0)
    return { products: of('products'), stores: of('stores') }
  }
  const workRecords = workRecordsReader(database, catalogueVersions)
  return {
    products: productRepository(database, now),
    stores: storeRepository(database, now),
    aisles: aisleRepository(database, now),
    locations: () => database.selectFrom('locations').selectAll().orderBy('city').execute(),
    users: userRepository(database, now),
    secondFactors: secondFactorRepository(database, now),
    invitations: invitationRepository(database, now),
    sessions: sessionRepository(database),
    throttles: throttleRepository(database, now),
    history: historyRepository(database),
    previews: previewRepository(database, now),
    workRecords: (timeZone) => workRecords(now(), timeZone),
    pathDrafts: pathDraftRepository(database, now),
    productPhotos: productPhotoRepository(database, now),
    staffCalls: staffCallRepository(database, now),
    recalls: recallRepository(database, now),
    fieldCounts: fieldRepository(database),
    catalogueVersions,
  }
}
