import { afterAll, beforeAll, it } from 'vitest'
import { visitInHindi } from './hindi-visit.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it.each(['words', 'buttons'] as const)(
  'a whole visit is led in Hindi by %s, with no English word but names',
  (by) => visitInHindi(shop, by),
  300_000,
)
