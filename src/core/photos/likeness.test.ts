import { expect, it } from 'vitest'
import type { Candidate, CodeRead } from '../vision/sight.ts'
import { likenessOf } from './likeness.ts'

const ends = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
] as const
const code = (text: string): CodeRead => ({ code: text, source: 'bars', ends })
const named = (coverage: number, isContradicted?: true): Candidate => ({
  productId: 'rusk',
  coverage,
  gain: 3,
  isContradicted,
})
const productOf = (text: string) => ({ 1: 'tea', 2: 'cake' })[text]

it.each([
  ['by its bar code, whatever its words say', [code('1')], [named(1)], { productId: 'tea', by: 'barcode' }],
  ['by one code that was read twice', [code('1'), code('1')], [], { productId: 'tea', by: 'barcode' }],
  ['not at all with the codes of two products', [code('1'), code('2')], [named(1)], undefined],
  ['by its words beside a code of nobody’s', [code('9')], [named(0.6)], { productId: 'rusk', by: 'words' }],
  ['not by a word of its name', [], [named(0.4)], undefined],
  ['not against a word that cannot be its own', [], [named(0.8, true)], undefined],
  ['not at all where nothing was read', [], [], undefined],
] as const)('tells the product of a photograph %s', (_, codes, candidates, product) => {
  expect(likenessOf({ codes, candidates }, productOf)).toEqual(product)
})
