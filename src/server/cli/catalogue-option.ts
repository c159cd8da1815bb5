import { resolve } from 'node:path'
import { planImport } from '../../core/contract/import-plan.ts'
import type { NewProduct } from '../../core/contract/product.ts'
import { systemClock } from '../clock.ts'
import { sampleProducts } from '../db/seed/sample-products.ts'
import { indexCatalogue, type PreparedCatalogue } from '../engine/check/prepared-catalogue.ts'
import { RefusedFile } from '../files/file-errors.ts'
import { readBounded } from '../files/read-bounded.ts'
import { readTable } from '../files/read-table.ts'
import { productForm } from '../files/table-forms.ts'

/**
 * The products of `--products FILE`, without it the sample brand's: for commands that need no server and no database.
 * Throws `RefusedFile`, which names the file and its first fault.
 */
export async function catalogueOf(file: string | undefined, brand: string): Promise<PreparedCatalogue> {
  const given = file === undefined ? sampleProducts(brand) : await productsOf(file)
  // Products of a file may have no ids: their places in it will do.
  const products = given.map(({ id, ...said }, at) => ({ ...said, id: id ?? `row ${at}` }))
  return indexCatalogue({ version: file ?? 'sample', products, stores: [] }, brand)
}

async function productsOf(file: string): Promise<NewProduct[]> {
  const { rows, faults } = await read(file)
  const plan = planImport(rows, [])
  const [fault] = [...faults, ...plan.faults]
  if (fault) throw new RefusedFile(`${file}: line ${fault.line}: ${fault.reason}`)
  return plan.add
}

async function read(file: string) {
  try {
    return await readTable(await readBounded(resolve(file)), productForm, systemClock.date())
  } catch (error) {
    throw error instanceof RefusedFile ? new RefusedFile(`${file}: ${error.message}`) : error
  }
}
