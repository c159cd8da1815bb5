import { expect, it } from 'vitest'
import { runWhole } from '../steps.ts'
import { namedAlike } from './alike.ts'

const alike = (...names: string[]) =>
  [...runWhole(namedAlike(names.map((name, at) => ({ id: String(at), name }))))].map(
    ([id, other]) => `${names[Number(id)]} ~ ${other.name}`,
  )

it.each([
  [
    'differ in one word',
    ['Orange Cream', 'Chocolate Cream'],
    ['Orange Cream ~ Chocolate Cream', 'Chocolate Cream ~ Orange Cream'],
  ],
  [
    'one has a word more',
    ['Milk Rusk', 'Milk Rusk Elaichi'],
    ['Milk Rusk ~ Milk Rusk Elaichi', 'Milk Rusk Elaichi ~ Milk Rusk'],
  ],
  ['are called the same', ['Soya Milk', 'Milk Soya'], ['Soya Milk ~ Milk Soya', 'Milk Soya ~ Soya Milk']],
  ['differ in two words', ['Orange Cream Roll', 'Chocolate Milk Roll'], []],
  ['share nothing', ['Rusk', 'Cake'], []],
  ['share the brand alone', ['Acme Tea', 'Acme Rusk', 'Acme Cake', 'Acme Milk', 'Acme Ghee'], []],
])('tells names that %s', (_, names, said) => {
  expect(alike(...names)).toEqual(said)
})

it('finds them among ten thousand in a moment', () => {
  const products = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    name: `Acme Kind${at % 100} Taste${at}`,
  }))
  expect(runWhole(namedAlike(products)).size).toBe(10_000)
})
