import { expect, it } from 'vitest'
import { readNeeds } from './needs.ts'

it('what has got a name of its own since it was kept goes by that one, once', () => {
  const stored = { avoid: ['malt', 'barley', 'brazil nuts'], diets: [] }
  expect(readNeeds(stored)).toEqual({ avoid: ['barley', 'brazil nuts'], diets: [] })
})

it.each([undefined, null])('nothing was kept: %s', (stored) => {
  expect(readNeeds(stored)).toEqual({ avoid: [], diets: [] })
})

it('what is no list is told from an empty one', () => {
  expect(readNeeds({ avoid: 'milk' })).toBeUndefined()
})
