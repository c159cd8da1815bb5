import { expect, it } from 'vitest'
import { butter, lineAt, productWith, sightWith } from '../../../../test/fixtures/sights.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import { findingProduct } from './finding-product.ts'

const cashew = productWith({ id: 'p2', name: 'Britannia Milk Bikis', section: 'biscuits and snacks' })
const products = [butter, cashew]
/** A pack that passes, its name wholly read. */
const packOf = (productId: string, picture: string) =>
  sightWith({
    candidates: [{ productId, coverage: 1, gain: 4 }],
    brand: 1,
    picture,
    lines: [lineAt('PRINT')],
  })

function finding() {
  return findingProduct(
    {
      texts: english,
      brand: 'Britannia',
      products,
      product: (id) => products.find((one) => one.id === id),
      timeZone: 'Asia/Kolkata',
      nowMs: 0,
    },
    [cashew],
  )
}

it('names what passes, and ends with the one that is looked for', () => {
  const search = finding()
  expect(search.opening).toContain('Looking for Britannia Milk Bikis.')
  expect(search.observe(packOf('p1', 'a'), 2000)).toBeUndefined()
  expect(search.observe(packOf('p1', 'b'), 2500)).toBeUndefined()
  expect(search.hint(2500, true)).toBe('Not this: Britannia Good Day Butter Cookies.')
  // It stays in view: nobody is told twice.
  search.observe(packOf('p1', 'c'), 3000)
  search.observe(packOf('p1', 'd'), 3500)
  expect(search.hint(3500, true)).toBeUndefined()
  const found = search.observe(packOf('p2', 'e'), 6000) ?? search.observe(packOf('p2', 'f'), 6500)
  expect(found).toMatchObject({
    outcome: 'product',
    product: { id: 'p2' },
    how: { first: ['This one. Hold.'] },
  })
})

it('says nothing over words, and nothing of a pack that has passed', () => {
  const search = finding()
  search.observe(packOf('p1', 'a'), 2000)
  search.observe(packOf('p1', 'b'), 2500)
  expect(search.hint(2500, false)).toBeUndefined()
  expect(search.hint(9000, true)).toBeUndefined()
})

it('takes a picture that comes again for no new one', () => {
  const search = finding()
  const once = sightWith({
    candidates: [{ productId: 'p2', coverage: 0.9, gain: 3 }],
    brand: 1,
    picture: 'a',
  })
  expect(search.observe(once, 1000)).toBeUndefined()
  expect(search.observe(once, 1500)).toBeUndefined()
})

it('ends without it by saying so', () => {
  expect(finding().conclude()).toEqual({
    outcome: 'retry',
    sentences: [
      'I have not seen Britannia Milk Bikis here.',
      'To go on looking, ask again. Or say call staff.',
    ],
  })
})
