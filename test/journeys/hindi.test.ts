import { afterAll, beforeAll, it } from 'vitest'
import { visitInHindi } from './hindi-visit.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it.each(['words', 'buttons'] as const)(
  'every state of the journey is entered in Hindi by %s, with no English word but names',
  (by) => visitInHindi(shop, by),
  420_000,
)
