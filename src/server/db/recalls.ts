import { MACHINE } from './actor.ts'
import type { Database } from './database.ts'
import { keepHistory } from './history.ts'
import { importRows, previewRows } from './import-rows.ts'
import { recallImporter } from './recall-import.ts'
import { recallsIn, rowOf } from './recall-rows.ts'
import type { RecallRepository } from './repositories.ts'
import { changeAreas } from './transaction.ts'

/** Rows of one insert: four values each, far below what a statement may hold. */
const BATCH = 200

export function recallRepository(database: Database, now: () => Date): RecallRepository {
  return {
    all: () => recallsIn(database),
    preview: (rows, by = MACHINE) => previewRows(database, recallImporter(), rows, by),
    import: (rows, options = {}) => importRows(database, recallImporter(), rows, options, now()),
    // Part of what shoppers are told about products: whoever watches these sees that it changed.
    replace: (recalls, by) =>
      changeAreas(database, ['products'], async (transaction) => {
        const before = await recallsIn(transaction)
        await transaction.deleteFrom('recalls').execute()
        for (let from = 0; from < recalls.length; from += BATCH)
          await transaction
            .insertInto('recalls')
            .values(recalls.slice(from, from + BATCH).map(rowOf))
            .execute()
        const after = await recallsIn(transaction)
        await keepHistory(transaction, by, now().toISOString(), [
          { kind: 'recalls', recordId: 'all', action: 'changed', before, after },
        ])
        return after
      }),
  }
}
