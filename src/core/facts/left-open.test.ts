import { describe, expect, it } from 'vitest'
import { concernsOf } from '../needs/concerns.ts'
import { english } from '../texts/answer-texts.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences, containsSign } from './contains.ts'
import { productOf } from './product-of.test-help.ts'

type Known = Parameters<typeof productOf>[0]

const CHECK = 'Please check the pack or ask staff.'
const STAFF = 'Please ask staff.'
const NO_TRACES = 'Our list says nothing about traces.'
const NONE_NAMED = 'From our list: the brand names no allergens in it.'
const unsure = (what: string) => `It does not say whether that is ${what}.`
const listed = (what: string) => `From our list: contains ${what}.`
const may = (what: string) => `From our list: may contain ${what}.`
const among = (what: string) => `From our list: the ingredients list names ${what}.`
const quote = (what: string) => `Our list says: ${what}`

describe('what a record denies or leaves open', () => {
  it.each<[string, Known, string[]]>([
    [
      'almonds',
      { description: 'Made without almonds.', allergensContain: ['tree nuts'] },
      [listed('tree nuts'), unsure('almond'), quote('Made without almonds.'), CHECK],
    ],
    [
      'almonds',
      { description: 'No almonds.', allergensMayContain: ['nuts'] },
      [may('nuts'), unsure('almond'), quote('No almonds.'), CHECK],
    ],
    [
      'cashew',
      { allergensContain: ['nuts'], allergensMayContain: ['cashews'] },
      [listed('nuts'), unsure('cashew'), may('cashews'), CHECK],
    ],
    [
      'wheat',
      { allergensContain: ['gluten'], allergensMayContain: ['wheat'] },
      [listed('gluten'), unsure('wheat'), may('wheat'), CHECK],
    ],
    [
      'soya',
      { description: 'No soya added.', ingredients: 'sugar, emulsifier (lecithin)' },
      [among('emulsifier (lecithin)'), unsure('soya'), quote('No soya added.'), CHECK],
    ],
    [
      'cashew',
      { name: 'Brand Cashew Rings', allergensContain: ['nuts'] },
      [listed('nuts'), unsure('cashew'), 'The pack is named Brand Cashew Rings.', CHECK],
    ],
    [
      'almonds',
      { description: 'No almonds.', allergensMayContain: ['almonds'] },
      [may('almonds'), quote('No almonds.'), CHECK],
    ],
    ['egg', { description: 'It has no egg.' }, [quote('It has no egg.'), CHECK]],
    ['almond', { description: 'A nut free snack.' }, [quote('A nut free snack.'), CHECK]],
    ['milk', { ingredients: 'sugar, milk free chocolate' }, [among('milk free chocolate'), CHECK]],
    ['milk', { ingredients: 'sugar, fat free milk' }, [among('fat free milk')]],
    ['egg', { description: 'Made with free range eggs.' }, [quote('Made with free range eggs.'), CHECK]],
  ])('hides nothing that is surer, asked for %s: %j', (asked, known, said) => {
    expect(containsSentences(productOf(known), asked, english)).toEqual(said)
  })

  it.each<[Known, 'contains' | 'unsure']>([
    [{ description: 'Milk free.' }, 'unsure'],
    [{ description: 'Enjoy with a glass of milk.' }, 'unsure'],
    [{ description: 'Light biscuits to dip in milk.' }, 'unsure'],
    [{ description: 'May contain traces of milk.' }, 'unsure'],
    [{ name: 'Brand Milk Free Bar' }, 'unsure'],
    [{ name: 'Brand Sugar Free Milk Bar' }, 'contains'],
    [{ description: 'With real milk.' }, 'contains'],
    [{ ingredients: 'sugar, salt. May contain traces of nuts, milk' }, 'unsure'],
    [{ ingredients: 'sugar, no milk' }, 'unsure'],
    [{ ingredientsHi: 'बिना दूध' }, 'unsure'],
  ])('is signed as such: %j', (known, sign) => {
    const product = productOf(known)
    expect(containsSign(product, 'milk', english)).toBe(sign)
    const needs = { avoid: ['milk'], diets: [] }
    expect(concernsOf(needs, product, undefined, ownTextsIn('en-IN'))).toMatchObject([{ sign }])
  })

  it('is told to who avoids it, after the wider word of a list', () => {
    const known = { description: 'Made without almonds.', allergensContain: ['tree nuts'] }
    const needs = { avoid: ['almond'], diets: [] }
    const said = concernsOf(needs, productOf(known), undefined, ownTextsIn('en-IN'))
    expect(said.map(({ text }) => text).join(' ')).toMatch(/Made without almonds\..*contains tree nuts\./)
    expect(said.every(({ sign }) => sign === 'unsure')).toBe(true)
  })
})

describe('traces that stand outside of their list', () => {
  const facility = 'Made in a facility that handles nuts.'
  it.each<[Known, string[]]>([
    [
      { allergensContain: ['wheat'], description: 'May contain traces of nuts.' },
      [listed('wheat'), quote('May contain traces of nuts.')],
    ],
    [
      { allergensContain: [], allergensMayContain: [], description: facility },
      [NONE_NAMED, quote(facility), CHECK],
    ],
    [
      { allergensContain: ['wheat'], ingredients: 'wheat, salt. May contain traces of nuts, soya.' },
      [listed('wheat'), quote('May contain traces of nuts, soya.')],
    ],
    [
      { allergensContain: ['wheat'], ingredients: 'wheat, packed on a line shared with milk' },
      [listed('wheat'), quote('packed on a line shared with milk.')],
    ],
    [
      { allergensContain: ['wheat'], description: 'Made in a modern facility.' },
      [listed('wheat'), NO_TRACES],
    ],
    [
      { allergensContain: ['wheat'], description: 'May contain kiwi.' },
      [listed('wheat'), quote('May contain kiwi.')],
    ],
    [{ description: facility }, ['Our list does not give its allergens.', quote(facility), STAFF]],
  ])('are quoted with all allergens, and only where there are none is it said so: %j', (known, said) => {
    expect(allAllergens(productOf(known), english)).toEqual(said)
  })

  it('are not said to be unknown where the Hindi words name them', () => {
    const known = { allergensContain: ['wheat'], descriptionHi: 'इसमें मूँगफली के अंश हो सकते हैं।' }
    expect(allAllergens(productOf(known), english)).not.toContain(NO_TRACES)
  })

  it.each<[string, Known, string[]]>([
    ['nuts', { allergensContain: ['milk'] }, [NO_TRACES]],
    ['nuts', { allergensContain: ['milk'], allergensMayContain: [] }, []],
    ['nuts', { ingredients: 'sugar' }, []],
    ['egg', { allergensContain: ['milk'], description: facility }, [quote(facility)]],
    ['palm oil', { allergensContain: ['milk'], ingredients: 'sugar' }, []],
  ])('are told behind "does not name %s": %j', (asked, known, traces) => {
    const silent = `Our list does not name ${asked} for Brand Plain Biscuits.`
    expect(containsSentences(productOf(known), asked, english)).toEqual([silent, ...traces, CHECK])
  })
})

it.each(['', ' '])('a list of ingredients with nothing in it (%j) is none', (ingredients) => {
  const product = productOf({ ingredients })
  expect(containsSentences(product, 'nuts', english)).toEqual([
    'Our list does not give the allergens or ingredients of Brand Plain Biscuits.',
    CHECK,
  ])
  const [said] = concernsOf({ avoid: ['palm oil'], diets: [] }, product, undefined, ownTextsIn('en-IN'))
  expect(said?.text).toContain('gives no ingredients')
})

describe('words in a list of allergens that name none', () => {
  it.each<[string, string[]]>([
    ['gluten free', [quote('gluten free.'), 'It gives no full list of allergens.', STAFF]],
    ['none', [quote('none.'), 'It gives no full list of allergens.', STAFF]],
  ])('%s is a quote', (entry, said) => {
    expect(allergenSentences(productOf({ allergensContain: [entry] }), english)).toEqual(said)
  })

  it.each(['TBD', 'see pack', 'None.', '#N/A', 'FALSE'])('%s is no recorded list', (entry) => {
    const product = productOf({ allergensContain: [entry], allergensMayContain: [entry] })
    expect(containsSentences(product, 'milk', english)).toEqual([
      'Our list does not give the allergens or ingredients of Brand Plain Biscuits.',
      CHECK,
    ])
    const [concern] = concernsOf({ avoid: ['milk'], diets: [] }, product, undefined, ownTextsIn('en-IN'))
    expect(concern?.text).toContain('gives no allergens')
    expect(allergenSentences(product, english).join(' ')).not.toMatch(/contains?/i)
  })

  it.each(['gluten free', 'no gluten', 'may contain gluten'])('%s is never "contains"', (entry) => {
    const product = productOf({ allergensContain: ['milk', entry] })
    expect(containsSentences(product, 'gluten', english)).toEqual([quote(`${entry}.`), CHECK])
    expect(containsSign(product, 'gluten', english)).toBe('unsure')
    expect(allergenSentences(product, english)).toEqual([listed('milk'), quote(`${entry}.`)])
  })
})
