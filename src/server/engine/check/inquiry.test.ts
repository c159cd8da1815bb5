import { expect, it } from 'vitest'
import { noteOfLook } from './inquiry.ts'

it.each([
  ['name', 'retry', { kind: 'lookNothing' }],
  ['name', 'notBrand', { kind: 'otherMaker' }],
  ['name', 'product', undefined],
  ['name', 'cancelled', undefined],
  ['date', 'noDate', { kind: 'noDate', productId: 'p1' }],
  ['date', 'date', undefined],
  ['date', 'takenBack', { kind: 'doubted', productId: 'p1' }],
  ['name', 'takenBack', { kind: 'doubted', productId: 'p1' }],
] as const)('a look for the %s that ends with %s', (lookFor, outcome, note) => {
  expect(noteOfLook(lookFor, outcome, 'p1')).toEqual(note)
})
