import { expect, it } from 'vitest'
import { productWith } from '../../../test/fixtures/sights.ts'
import { asGtin } from '../contract/barcode.ts'
import { scanIndexOf } from './scan-index.ts'

const products = [
  productWith({ id: 'milk', name: 'Acme Milk Bikis', barcodes: ['036000291452'] }),
  productWith({ id: 'atta', name: 'Acme Milk Bikis Atta', barcodes: ['73513537', '4006381333931'] }),
  productWith({ id: 'rusk', name: 'Acme Rusk' }),
]
const index = scanIndexOf(products, 'Acme')

it.each([
  ['a UPC-A as printed', '036000291452', 'milk'],
  ['the same as an EAN-13', '0036000291452', 'milk'],
  ['an EAN-8', '73513537', 'atta'],
  ['a second code', '4006381333931', 'atta'],
  ['a code of nobody', '2980010001014', undefined],
])('finds the product of %s', (_, code, productId) => {
  expect(index.productOf(code)).toBe(productId)
})

it('names no product by a code that two records hold, however each writes it', () => {
  const twice = [
    productWith({ id: 'milk', name: 'Acme Milk', barcodes: ['036000291452'] }),
    productWith({ id: 'plain', name: 'Acme Plain', barcodes: ['0036000291452', '73513537'] }),
    productWith({ id: 'rusk', name: 'Acme Rusk', barcodes: ['96385074', '0000096385074'] }),
  ]
  const { productOf, productsOf } = scanIndexOf(twice, 'Acme')
  expect(productOf('036000291452')).toBeUndefined()
  expect(productsOf('00036000291452')).toEqual(['milk', 'plain'])
  expect(productOf('73513537')).toBe('plain')
  expect(productOf('96385074')).toBe('rusk')
})

it.each([
  ['atta', 'milk', true],
  ['milk', 'atta', false],
  ['milk', 'nobody', false],
])('%s holds all words of %s: %s', (longer, name, holds) => {
  expect(index.contains(longer, name)).toBe(holds)
})

it.each([
  ['milk', true],
  ['atta', false],
  ['rusk', false],
])('%s is part of another name: %s', (id, contained) => {
  expect(index.isContained(id)).toBe(contained)
})

it.each([
  ['another product of the maker', '4006381333948', true],
  ['another maker’s', '4006391333930', false],
  ['the same written as a UPC-A', '036000299999', true],
])('begins as ours: %s', (_, code, ours) => {
  expect(index.isOurMakers(code)).toBe(ours)
})

it('is built once for one list and one brand', () => {
  expect(scanIndexOf(products, 'Acme')).toBe(index)
  expect(scanIndexOf(products, 'Zeta')).not.toBe(index)
  expect(scanIndexOf([...products], 'Acme')).not.toBe(index)
})

it('writes codes of all lengths alike', () => {
  expect(asGtin('73513537')).toBe('00000073513537')
})
