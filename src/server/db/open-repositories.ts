import { aisleRepository } from './aisles.ts'
import type { Database } from './database.ts'
import { fieldRepository } from './field-counts.ts'
import { historyRepository } from './history.ts'
import { invitationRepository } from './invitations.ts'
import { pathDraftRepository } from './path-drafts.ts'
import { previewRepository } from './previews.ts'
import { productPhotoRepository } from './product-photos.ts'
import { productRepository } from './products.ts'
import { recallRepository } from './recalls.ts'
import type { Repositories } from './repositories.ts'
import { secondFactorRepository } from './second-factors.ts'
import { sessionRepository } from './sessions.ts'
import { staffCallRepository } from './staff-calls.ts'
import { storeRepository } from './stores.ts'
import { throttleRepository } from './throttles.ts'
import { userRepository } from './users.ts'
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
