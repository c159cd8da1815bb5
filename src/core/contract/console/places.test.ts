import { expect, it } from 'vitest'
import { fromPlaces, toPlaces } from './places.ts'

const aisles = ['Biscuits and snacks', 'Dairy']

it('begins at the entrance or an aisle', () => {
  expect(fromPlaces(aisles)).toEqual(['Entrance', 'Biscuits and snacks', 'Dairy'])
})

it.each([
  ['Entrance', aisles],
  ['entrance ', aisles],
  ['Dairy', ['cash counter']],
  ['', []],
])('from %j leads to %j', (from, expected) => expect(toPlaces(from, aisles)).toEqual(expected))
