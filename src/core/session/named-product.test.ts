import { expect, it } from 'vitest'
import { productNamedFirst } from './named-product.ts'

const products = ['Oat', 'Oat Crunch', ''].map((name, index) => ({
  id: String(index),
  name,
  description: '',
}))

it.each([
  ['Oat Crunch, 200 g.', '1'],
  ['Oat.', '0'],
  ['Oat', '0'],
  ['Oatmeal is another thing.', undefined],
  ['This is Oat Crunch.', undefined],
  ['Looking.', undefined],
])('%j', (sentence, id) => expect(productNamedFirst(sentence, products)?.id).toBe(id))
