import { MACHINE } from '../actor.ts'
import { faultOf } from '../database-errors.ts'
import type { Repositories } from '../repositories.ts'
import { sampleProducts } from './sample-products.ts'
import { sampleStores } from './sample-stores.ts'

/**
 * Fills a database that has no product and no store. Answers whether it did: of several nodes that begin together one
 * gets the sample's store numbers, and adds the rest.
 */
export async function seedSample(
  { products, stores, aisles }: Repositories,
  brandName: string,
): Promise<boolean> {
  if ((await products.count()) + (await stores.count()) > 0) return false
  const first = await stores.add(sampleStores).catch((error: unknown) => {
    if (faultOf(error) !== 'duplicate') throw error
    return undefined
  })
  if (!first) return false
  await products.add(sampleProducts(brandName))
  if ((await aisles.all()).length === 0) {
    for (const aisle of sampleAisles) await aisles.save({ ...aisle, id: null }, MACHINE)
  }
  return true
}

/** The aisles that the sample stores' paths lead to: the sections that shoppers are asked for. */
const sampleAisles = [
  { name: 'Biscuits and Snacks', description: 'Biscuits, cookies, crackers, cakes and other snacks.' },
  { name: 'Dairy', description: 'Cheese, paneer, curd, butter, lassi and milk drinks.' },
  { name: 'Breads', description: 'Sliced bread, rusks and buns.' },
] as const
