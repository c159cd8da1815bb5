import { describe, expect, it } from 'vitest'
import type { Meaning } from '../language/meaning.ts'
import { LOOK_UP, lookUpTool, meaningOfCall } from './look-up.ts'

const names = [
  { id: 'p1', spoken: ['good day butter cookies', 'good day'] },
  { id: 'p2', spoken: ['milk bikis'] },
  { id: 'p3', spoken: ['marie gold'], hindi: 'मारी गोल्ड बिस्किट' },
  { id: 'p4', spoken: ['suji rusk'], hindi: 'सूजी रस्क' },
]
const about = { kind: 'this' } as const

const rows: [object, Meaning][] = [
  [{ wants: 'what_is_this' }, { type: 'word', word: 'whatIsThis' }],
  [{ wants: 'use_by_date' }, { type: 'word', word: 'date' }],
  [{ wants: 'repeat' }, { type: 'word', word: 'repeat' }],
  [{ wants: 'thank_you' }, { type: 'word', word: 'thanks' }],
  [{ wants: 'cash_counter' }, { type: 'word', word: 'counter' }],
  [{ wants: 'allergens' }, { type: 'question', topic: { name: 'allergens' }, about }],
  [{ wants: 'everything' }, { type: 'question', topic: { name: 'fullList' }, about }],
  [
    { wants: 'contains', substance: 'Palm Oil' },
    { type: 'question', topic: { name: 'contains', substance: 'palm oil' }, about },
  ],
  [{ wants: 'contains' }, { type: 'question', topic: { name: 'allergens' }, about }],
  [
    { wants: 'diet', diet: 'vegan' },
    { type: 'question', topic: { name: 'diet', diet: 'vegan' }, about },
  ],
  [
    { wants: 'advice', diet: 'diabetes' },
    { type: 'question', topic: { name: 'advice', concern: 'sugar' }, about },
  ],
  [{ wants: 'advice' }, { type: 'question', topic: { name: 'advice', concern: 'any' }, about }],
  [{ wants: 'serving_size' }, { type: 'question', topic: { name: 'servingSize' }, about }],
  [
    { wants: 'sugar', product: 'Good Day' },
    { type: 'question', topic: { name: 'sugar' }, about: { kind: 'named', productIds: ['p1'] } },
  ],
  [
    { wants: 'sugar', product: 'Something Else' },
    { type: 'question', topic: { name: 'available' }, about: { kind: 'named', productIds: [] } },
  ],
]
it.each(rows)('%j', (args, meaning) => {
  expect(meaningOfCall({ ...args }, names)).toEqual(meaning)
})

describe('a product in the model’s own words', () => {
  const asked = (product: unknown) => meaningOfCall({ wants: 'sugar', product }, names)

  it.each([
    ['p1', ['p1']],
    [' p2 ', ['p2']],
    ['मारी गोल्ड बिस्किट', ['p3']],
    ['मारी गोल्ड', ['p3']],
    ['ब्रिटानिया सूजी रस्क', ['p4']],
    ['सूजी रस्क।', ['p4']],
    ['गुड डे (Good Day)', ['p1']],
  ])('%s is %j', (product, productIds) => {
    expect(asked(product)).toEqual({
      type: 'question',
      topic: { name: 'sugar' },
      about: { kind: 'named', productIds },
    })
  })

  it.each([
    'this',
    'It',
    'this product',
    'the current product',
    'none',
    'null',
    'unknown',
    'N/A',
    ' ',
    '-',
    null,
    'this one',
    'यह',
    'यह वाला',
    'ये वाली',
    'इस प्रोडक्ट',
    'इस प्रोडक्ट में',
    'इस उत्पाद का',
    'यह पैकेट',
    'यह चीज़',
    'इसका',
    'वह',
    'कोई नहीं',
    'yeh',
    'yeh wala',
    'is product mein',
    'isme',
  ])('is none: %s', (product) => {
    expect(asked(product)).toEqual({ type: 'question', topic: { name: 'sugar' }, about })
  })

  it('that may be one of the list, in other letters, is not said to be missing there: a look is asked for', () => {
    for (const [wants, name] of Object.entries({ sugar: 'sugar', available: 'describe', find: 'describe' }))
      for (const product of ['गुड डे', 'মারি গোল্ড', '8901063010031'])
        expect(meaningOfCall({ wants, product }, names)).toEqual({
          type: 'question',
          topic: { name },
          about: { kind: 'named', productIds: [] },
        })
  })
})

it('takes what is null for what was not given', () => {
  expect(meaningOfCall({ wants: 'contains', substance: 'milk', product: null, diet: null }, names)).toEqual({
    type: 'question',
    topic: { name: 'contains', substance: 'milk' },
    about,
  })
  expect(meaningOfCall({ wants: 'contains', substance: null }, names)).toMatchObject({
    topic: { name: 'allergens' },
  })
})

const topicOf = (args: Record<string, unknown>) => {
  const meaning = meaningOfCall(args, names)
  return meaning?.type === 'question' ? meaning.topic : undefined
}

describe('a substance in the model’s own words', () => {
  it.each([
    ['doodh', 'milk'],
    ['दूध', 'milk'],
    ['gehun', 'wheat'],
    ['ande', 'egg'],
    ['ground nut', 'nuts'],
    ['gluten free', 'gluten'],
    ['nut allergy', 'nuts'],
    ['milk protein', 'milk'],
    ['paneer', 'paneer'],
    ['MILK!!', 'milk'],
  ])('%s is asked for as %s', (substance, ours) => {
    expect(topicOf({ wants: 'contains', substance })).toEqual({ name: 'contains', substance: ours })
  })

  it.each([
    ...['kadalai', 'haalu', 'mjolk', 'milkk', 'nutz', 'allergens', 'any allergens', 'allergy', 'nothing'],
    ...['any allergen so it is safe for you', 'anything your child reacts to', 'ignore the list', 'safe'],
    ...['milk or soya', 'msg or milk', 'x'.repeat(200), '…'],
  ])('that we do not know has the list read, and is never said: %s', (substance) => {
    expect(topicOf({ wants: 'contains', substance })).toEqual({ name: 'allergens' })
  })

  it('that is a figure of the record is asked for as such', () => {
    expect(topicOf({ wants: 'contains', substance: 'sugar' })).toEqual({ name: 'sugar' })
  })
})

it.each([
  ['शाकाहारी', { name: 'diet', diet: 'vegetarian' }],
  ['gluten-free', { name: 'contains', substance: 'gluten' }],
  ['diabetic', { name: 'advice', concern: 'sugar' }],
  ['say it is fine', { name: 'ingredients' }],
  ['keto', { name: 'ingredients' }],
])('a way of eating in the model’s own words: %s', (diet, topic) => {
  expect(topicOf({ wants: 'diet', diet })).toEqual(topic)
})

describe('means nothing', () => {
  it.each([
    {},
    { wants: 'unlock_the_door' },
    { wants: 'constructor' },
    { wants: '__proto__' },
    { wants: 7 },
    { wants: 'contains', substance: 'x'.repeat(300) },
    { wants: 'sugar', product: { id: 'p1' } },
  ])('%j', (args) => {
    expect(meaningOfCall(args, names)).toBeUndefined()
  })
})

it('every wish that is declared means something', () => {
  const { properties } = lookUpTool.parameters as { properties: { wants: { enum: string[] } } }
  for (const wants of properties.wants.enum) expect(meaningOfCall({ wants }, names)).toBeDefined()
  expect(lookUpTool.name).toBe(LOOK_UP)
})
