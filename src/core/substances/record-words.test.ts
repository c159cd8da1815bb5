import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { names } from '../facts/evidence.ts'
import { recordWords, singular } from './record-words.ts'
import { substances } from './substances.ts'

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
    ['soya, milk', 'soya , milk'],
    ['• Soya • Milk', 'soya , milk'],
    ['rice (wheat)', 'rice , wheat'],
    ['soya-milk', 'soya milk'],
    ["chef's cashew\u2019s* 5%", 'chef s cashew s five percent'],
    ['1,200 mg, 2.5', 'one two hundred mg , two five'],
    ['soya.Milk', 'soya , milk'],
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
    'INS (322)',
    'Emulsifiers [471,322]',
    'e three hundred twenty two',
    'ins three two two',
    'e three twenty two',
  ])('is found in %s', (text) => expect(names(text, ['ins 322'], [])).toBe(true))

  it.each([
    'INS 3220',
    'vitamin E 322 mg',
    'Emulsifier 322 grams',
    'Colour 322 mg',
    '322 biscuits',
    'INS 321',
    'Emulsifiers (300, 22)',
    'vitamin (E) 322 mg',
  ])('is not found in %s', (text) => expect(names(text, ['ins 322'], [])).toBe(false))

  it.each([
    ['ins two twenty', 'INS 220'],
    ['e nine oh four', 'E 904'],
    ['ins fourteen twenty two', 'modified starch (INS 1422)'],
    ['e fourteen hundred', 'E1400'],
  ])('is %s as people say it, where a record writes %s', (said, record) =>
    expect(recordWords(record)).toContain(recordWords(said)),
  )

  it('is no part of a longer one', () => {
    expect(names('INS 322', ['ins 300'], [])).toBe(false)
    expect(names('INS 120', ['ins 100'], [])).toBe(false)
  })
})

describe('what parts one thing from the next', () => {
  const SIGNS = [
    ', ',
    ',',
    '; ',
    ': ',
    ' / ',
    '/',
    ' | ',
    ' - ',
    '- ',
    ' \u2013 ',
    '\u2014',
    ' (',
    '[',
    ') ',
    ' \u2022 ',
    '\n',
    '. ',
    ' + ',
    '\u00b7',
  ]
  const allergens = substances.filter(({ allergen }) => allergen)

  it('makes no look-alike of two things', () => {
    for (const { spoken, is, isNot } of allergens)
      for (const alike of isNot.map((phrase) => phrase.split(' '))) {
        for (let at = 1; at < alike.length; at += 1) {
          const parts = [alike.slice(0, at).join(' '), alike.slice(at).join(' ')] as const
          if (!parts.some((part) => names(part, is, isNot))) continue
          for (const sign of SIGNS)
            expect(names(parts.join(sign), is, isNot), `${spoken} in ${parts.join(sign)}`).toBe(true)
        }
      }
  })

  it('hides no allergen of a list, whatever stands before and behind it', () => {
    const word = fc.constantFrom(...substances.flatMap(({ is }) => is))
    const sign = fc.constantFrom(...SIGNS)
    const one = fc
      .constantFrom(...allergens)
      .chain((substance) => fc.constantFrom(...substance.is).map((name) => ({ ...substance, name })))
    fc.assert(
      fc.property(word, one, word, sign, sign, (before, { name, is, isNot }, behind, first, second) => {
        expect(names([before, first, name, second, behind].join(''), is, isNot)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})
