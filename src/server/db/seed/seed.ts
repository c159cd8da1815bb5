import type { Repositories } from '../repositories.ts'
import { sampleProducts } from './sample-products.ts'
import { sampleStores } from './sample-stores.ts'

/** Fills a database that has no product and no store. Answers whether it did. */
export async function seedSample({ products, stores }: Repositories, brandName: string): Promise<boolean> {
  if ((await products.count()) + (await stores.count()) > 0) return false
  await stores.add(sampleStores)
  await products.add(sampleProducts(brandName))
  return true
}
