import { describe, expect, it } from 'vitest'
import { names } from './evidence.ts'
import { recordWords, singular } from './record-words.ts'

it.each([
  ['cheeses', 'cheese'],
  ['anchovies', 'anchovy'],
  ['mangoes', 'mango'],
  ['radishes', 'radish'],
  ['couscous', 'couscous'],
  ['swiss', 'swiss'],
  // The date that stands on a pack is no fruit, and five grams of flour are no gram flour.
  ['dates', 'dates'],
  ['grams', 'grams'],
])('%s is told by %s', (word, expected) => expect(singular(word)).toBe(expected))

describe('recordWords', () => {
  it.each([
    ['Wheatflour', 'wheat flour'],
    ['SOYABEANOIL', 'soyabean oil'],
    ['MILKANDCASHEWS', 'milk and cashew'],
    ['ca\u200bshew', 'cashew'],
    ['mi\u00adlk', 'milk'],
    ['coconut', 'coconut'],
    ['rumor', 'rumor'],
    ['attains', 'attain'],
    ['pineapple', 'pineapple'],
  ])('%s is %s', (text, expected) => expect(recordWords(text)).toBe(expected))

  it('reads a record to its end', () => {
    expect(recordWords(`Chocolate (${'sugar, '.repeat(200)}cashew)`)).toMatch(/cashew$/)
  })

  it('does not try for long to take a long word apart', () => {
    const word = `${'cashewnut'.repeat(40)}x`
    expect(recordWords(`${word} ${'cashewnut'.repeat(6)}x`)).toContain(word)
  })

  it('is read once as it is read twice', () => {
    const once = recordWords('Wheatflour, emulsifier (INS 322(i), 471)')
    expect(recordWords(once)).toBe(once)
  })
})

describe('the number of an additive', () => {
  it.each([
    'INS 322',
    'INS322(i)',
    'E322',
    'E 322',
    'e-322',
    'Emulsifier (322)',
    'Emulsifiers [471, 322]',
    'Emulsifier (INS 471, 322(i))',
    'Emulsifier of vegetable origin (322)',
    'e three hundred twenty two',
    'ins three two two',
  ])('is found in %s', (text) => expect(names(text, ['ins 322'], [])).toBe(true))

  it.each([
    'INS 3220',
    'vitamin E 322 mg',
    'Emulsifier 322 grams',
    'Colour 322 mg',
    '322 biscuits',
    'INS 321',
  ])('is not found in %s', (text) => expect(names(text, ['ins 322'], [])).toBe(false))

  it('is no part of a longer one', () => {
    expect(names('INS 322', ['ins 300'], [])).toBe(false)
    expect(names('INS 120', ['ins 100'], [])).toBe(false)
  })
})
