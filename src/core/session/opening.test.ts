import { describe, expect, it } from 'vitest'
import { openingLines } from './opening.ts'
import { type Place, placeOf } from './place.ts'
import { productListSchema, storeListSchema } from './public-lists.ts'

const stores = [
  { id: '1', name: 'Indiranagar' },
  { id: '12', name: 'Andheri' },
]

describe('where the shopper is', () => {
  it.each<[string | null, Place]>([
    [null, { kind: 'home' }],
    ['', { kind: 'home' }],
    ['  ', { kind: 'home' }],
    ['12', { kind: 'store', store: { id: '12', name: 'Andheri' } }],
    ['2', { kind: 'unknown', storeId: '2' }],
    ['1 ', { kind: 'unknown', storeId: '1 ' }],
  ])('storeid %j', (storeId, place) => expect(placeOf(storeId, stores)).toEqual(place))
})

describe('the opening', () => {
  const store = placeOf('1', stores)
  it.each<[string, Place, boolean, RegExp[]]>([
    ['new, in a store', store, true, [/obstacles/, /Welcome to Crisp, Indiranagar\./, /check products now/]],
    ['returning, in a store', store, false, [/Welcome back to Crisp, Indiranagar\./, /check products now/]],
    ['new, at home', { kind: 'home' }, true, [/obstacles/, /^Welcome to Crisp\. /, /check products now/]],
    ['returning, at home', { kind: 'home' }, false, [/^Welcome to Crisp\. /, /check products now/]],
    ['unknown store', { kind: 'unknown', storeId: '9' }, false, [/not known/, /^Welcome to Crisp/, /check/]],
  ])('%s', (_, place, firstVisit, lines) => {
    const said = openingLines({ place, firstVisit, brand: 'Crisp' })
    expect(said).toHaveLength(lines.length)
    for (const [index, pattern] of lines.entries()) expect(said[index]).toMatch(pattern)
  })
})

describe('the public lists', () => {
  it('read both spellings and number ids', () => {
    const rows = [
      { id: 7, 'SKU Name': 'Rusk', Description: 'Crisp toast' },
      { id: 'b', name: 'Bread', description: null, barcodes: ['1'] },
    ]
    expect(productListSchema.parse(rows)).toEqual([
      { id: '7', name: 'Rusk', description: 'Crisp toast' },
      { id: 'b', name: 'Bread', description: '' },
    ])
    expect(storeListSchema.parse([{ id: 3, location: 'Pune' }])).toEqual([{ id: '3', name: '' }])
  })
  it.each([[{}], [[{ name: 'no id' }]], ['<html>']])('refuse %j', (rows) => {
    expect(productListSchema.safeParse(rows).success).toBe(false)
  })
})
