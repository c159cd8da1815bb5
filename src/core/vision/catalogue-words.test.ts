import { describe, expect, it } from 'vitest'
import { productWith } from '../../../test/fixtures/sights.ts'
import { bareWords, indexCatalogueWords } from './catalogue-words.ts'

const named = (...names: string[]) => names.map((name, i) => productWith({ id: `p${i}`, name }))

it.each([
  ['Good Day Butter Cookies', ['GOOD', 'DAY', 'BUTTER', 'COOKIES']],
  ['NutriChoice 5 Grain', ['NUTRICHOICE', '5GRAIN']],
  ['Bread 2', ['BREAD2']],
  ['7', ['7']],
  ['Salt and Salt', ['SALT']],
  ['Sweet & Salty', ['SWEET', 'SALTY']],
])('parts %s into words', (name, words) => {
  expect(bareWords(name)).toEqual(words)
})

describe('the brand', () => {
  const sub = ['Acme Tea', 'Acme Rusk', 'Acme Cake', 'Acme Milk', 'Acme Ghee']
  it.each<[string, string, string[], string[], string]>([
    ['stands in the names', 'Acme', sub, ['ACME'], 'names'],
    ['is another word that all names share', 'Zeta', sub, ['ZETA', 'ACME'], 'names'],
    ['is known to the setting only', 'Zeta', ['Tea', 'Rusk', 'Cake'], ['ZETA'], 'setting'],
    ['is not known', '', ['Tea', 'Rusk', 'Cake'], [], 'none'],
    ['is not guessed from a handful of names', '', ['Milk Tea', 'Milk Rusk'], [], 'none'],
  ])('%s', (_, brand, names, words, gate) => {
    const index = indexCatalogueWords(brand, named(...names))
    expect(index.brandWords).toEqual(words)
    expect(index.gate).toBe(gate)
  })

  const cookies = ['Butter', 'Cashew', 'Oat', 'Choco', 'Fruit', 'Ragi'].map((kind) => `${kind} Cookies`)
  it.each<[string, string, string[], string[][]]>([
    ['is no kind that all its products are', 'Zeta', cookies.map((name) => `Zeta ${name}`), [['ZETA']]],
    ['nor where only the setting knows it', 'Zeta', cookies, [['ZETA']]],
    ['nor where nothing does', '', cookies, []],
    ['is two words', 'Bisk Farm', ['Bisk Farm Rusk', 'Bisk Farm Cake'], [['BISK', 'FARM']]],
    ['is what names hold of it', 'Acme Industries', sub, [['ACME']]],
    ['may be the setting’s or the names’', 'Zeta', sub, [['ZETA'], ['ACME']]],
    [
      'is all that names begin with',
      '',
      sub.map((name) => name.replace('Acme', 'Acme Gold')),
      [['ACME', 'GOLD']],
    ],
  ])('%s', (_, brand, names, brands) => {
    expect(indexCatalogueWords(brand, named(...names)).brands).toEqual(brands)
  })

  it('may stand on the front only', () => {
    const products = [productWith({ id: 'a', name: 'Tea', packWords: ['Acme gold'] })]
    expect(indexCatalogueWords('Acme', products).gate).toBe('names')
  })

  it('is no word of a name', () => {
    const index = indexCatalogueWords('Acme', named(...sub))
    expect(index.vocabulary).not.toContain('ACME')
  })
})

it('weighs a rare word more than a common one', () => {
  const { vocabulary, weights } = indexCatalogueWords('', named('Milk Tea', 'Milk Rusk', 'Milk Cake'))
  const weight = (word: string) => weights[vocabulary.indexOf(word)]!
  expect(weight('RUSK')).toBeGreaterThan(weight('MILK'))
  expect(weight('MILK')).toBeGreaterThan(0)
})

it('keeps pack words apart from the name, and the name free of them', () => {
  const [product] = indexCatalogueWords('', [
    productWith({ id: 'a', name: 'Milk Rusk', packWords: ['milk toast'] }),
  ]).products
  expect(product!.words).toHaveLength(2)
  expect(product!.packWords).toHaveLength(1)
})
