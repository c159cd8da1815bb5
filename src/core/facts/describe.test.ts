import { describe, expect, it } from 'vitest'
import { english } from '../texts/answer-texts.ts'
import { describeAll, fullList, introduce, shorter, whichOfTwo, whichProduct } from './describe.ts'
import { cashewCookies, productOf } from './product-of.test-help.ts'

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(' ').length

describe('introduce', () => {
  it('gives name, size and allergens', () => {
    expect(introduce(cashewCookies, english)).toEqual([
      'Brand Good Day Cashew Cookies, 200 grams.',
      'From our list: contains wheat and milk.',
      'May contain soya.',
      'From our list: the ingredients list names cashew nuts (5 percent).',
    ])
  })

  it.each<[string, Parameters<typeof productOf>[0], string[]]>([
    ['unknown', {}, ['Our list does not give its allergens.', 'Please ask staff.']],
    [
      'none, says the brand',
      { allergensContain: [] },
      ['From our list: the brand names no allergens in it.', 'Please check the pack or ask staff.'],
    ],
    [
      'none but traces',
      { allergensContain: [], allergensMayContain: ['Nuts'] },
      [
        'From our list: the brand names no allergens in it.',
        'May contain nuts.',
        'Please check the pack or ask staff.',
      ],
    ],
    [
      'traces known, contents not',
      { allergensMayContain: ['nuts', 'soya'] },
      ['Our list does not give its allergens.', 'May contain nuts and soya.', 'Please ask staff.'],
    ],
  ])('tells unknown from none: %s', (_, known, expected) => {
    expect(introduce(productOf(known), english)).toEqual(['Brand Plain Biscuits.', ...expected])
  })

  it.each(['50-50 Sweet & Salty', 'Whole Wheat Bread 100%', 'Café  Crème'])(
    'spells %s as the catalogue does',
    (name) => {
      expect(introduce(productOf({ name }), english)[0]).toBe(`${name}.`)
      expect(shorter(productOf({ name }), english)[0]).toBe(`${name}.`)
    },
  )

  it('never drops an allergen for breath', () => {
    const allergensContain = Array.from({ length: 30 }, (_, at) => `allergen${at}`)
    const text = introduce(productOf({ allergensContain }), english).join(' ')
    for (const allergen of allergensContain) expect(text).toContain(allergen)
  })
})

describe('describeAll', () => {
  const wellKept = { ...cashewCookies, allergensContain: ['wheat', 'milk', 'cashew'] }

  it('keeps its order and stays under sixty words', () => {
    const sentences = describeAll(wellKept, english)
    expect(sentences.map((sentence) => sentence.split(/[ :,]/)[0])).toEqual([
      'Brand',
      'From',
      'May',
      'Main',
      'From',
      'Our',
    ])
    expect(wordsIn(sentences)).toBeLessThanOrEqual(60)
  })

  it('leaves out the feature rather than anything that matters', () => {
    const long = { ...wellKept, description: 'Word '.repeat(40) }
    expect(describeAll(long, english)).toEqual(describeAll(wellKept, english).slice(0, -1))
  })
})

describe('fullList', () => {
  it('holds all ingredients and both parts of the description', () => {
    const text = fullList(cashewCookies, english).join(' ')
    for (const part of ['maida', 'cocoa butter', 'salt 0.75 grams', 'real cashew', 'dry place', 'kaju']) {
      expect(text).toContain(part)
    }
  })

  it('says nothing twice', () => {
    const sentences = fullList(productOf({ packWords: ['crisp'] }), english)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('which', () => {
  const [a, b, c, d] = ['Milk Bikis', 'Milk Bikis Atta', 'Marie', 'Treat'].map((name) => productOf({ name }))

  it('asks between two by both exact names', () => {
    expect(whichOfTwo(a!, b!, english)).toEqual([
      'Which of the two: Milk Bikis, or Milk Bikis Atta?',
      'Please show me the front of the pack.',
    ])
  })

  it.each([
    [[a!, b!], 'Which of the two: Milk Bikis, or Milk Bikis Atta?'],
    [[a!, b!, c!], 'Which one: Milk Bikis, Milk Bikis Atta or Marie?'],
    [[a!, b!, c!, d!], '4 products go by that name, such as Milk Bikis, Milk Bikis Atta and Marie.'],
  ])('names three choices at most', (products, first) =>
    expect(whichProduct(products, english)[0]).toBe(first),
  )
})
