import { describe, expect, it } from 'vitest'
import type { Topic } from '../language/topics.ts'
import { english } from '../texts/answer-texts.ts'
import { answerTopic } from './answer-topic.ts'
import { cashewCookies, productOf } from './product-of.test-help.ts'

const NOT_FOUND = 'I cannot find that for this product.'
const CHECK = 'Please check the pack or ask staff.'
/** The list of allergens leaves it out. */
const CASHEW = 'From our list: the ingredients list names cashew nuts (5 percent).'
const DOCTOR = 'Please check with your doctor or the staff.'

describe('answerTopic', () => {
  it.each<[Topic, string[]]>([
    [{ name: 'allergens' }, ['From our list: contains wheat and milk.', 'May contain soya.', CASHEW]],
    [
      { name: 'ingredients' },
      [
        'From our list, the ingredients: Refined wheat flour (maida) 52 percent, sugar, edible vegetable oil (palm), cashew nuts (5 percent) and milk solids.',
        'Then cocoa butter and salt.',
      ],
    ],
    [
      { name: 'nutrition' },
      [
        'From our list, per 100 grams: energy 498 kilocalories, sugar 22.5 grams, fat 22 grams and salt 0.75 grams.',
      ],
    ],
    [{ name: 'energy' }, ['From our list: energy 498 kilocalories per 100 grams.']],
    [{ name: 'sugar' }, ['From our list: sugar 22.5 grams per 100 grams.']],
    [{ name: 'sugarFree' }, ['From our list: sugar 22.5 grams per 100 grams.']],
    [{ name: 'fat' }, ['From our list: fat 22 grams per 100 grams.']],
    [{ name: 'salt' }, ['From our list: salt 0.75 grams per 100 grams.']],
    [{ name: 'protein' }, [NOT_FOUND]],
    [{ name: 'weight' }, ['From our list: 200 grams.']],
    [
      { name: 'flavour' },
      ['From our list, its name is Brand Good Day Cashew Cookies.', 'From our list, the front says: kaju.'],
    ],
    [{ name: 'maker' }, ['From our list: this is a Brand product.']],
    [{ name: 'brand' }, ['From our list: this is a Brand product.']],
    [{ name: 'storage' }, ['Our list says: Store in a cool, dry place.']],
    [
      { name: 'features' },
      ['Our list says: Crunchy cookies with real cashew.', 'Our list says: Store in a cool, dry place.'],
    ],
    [{ name: 'packed' }, [NOT_FOUND]],
    [{ name: 'origin' }, [NOT_FOUND]],
    [{ name: 'servingSize' }, [NOT_FOUND]],
    [{ name: 'fibre' }, [NOT_FOUND]],
    [{ name: 'outOfScope' }, ['I can help with Brand products here.']],
    [{ name: 'directions' }, ['I can help with Brand products here.']],
    [{ name: 'diet', diet: 'vegetarian' }, [NOT_FOUND, CHECK]],
    [{ name: 'diet', diet: 'vegan' }, ['From our list: contains milk.', CHECK]],
    [{ name: 'contains', substance: 'milk' }, ['From our list: contains milk.']],
    [
      { name: 'advice', concern: 'any' },
      ['From our list: contains wheat and milk.', 'May contain soya.', CASHEW, DOCTOR],
    ],
  ])('%j', (topic, expected) => expect(answerTopic(cashewCookies, topic, 'Brand', english)).toEqual(expected))

  it('puts the sugar before the advice for somebody with diabetes', () => {
    const [first, ...rest] = answerTopic(
      cashewCookies,
      { name: 'advice', concern: 'sugar' },
      'Brand',
      english,
    )
    expect(first).toBe('From our list: sugar 22.5 grams per 100 grams.')
    expect(rest.at(-1)).toBe(DOCTOR)
  })

  it.each<[Topic, string[]]>([
    [{ name: 'allergens' }, ['Our list does not give its allergens.', 'Please ask staff.']],
    [{ name: 'ingredients' }, ['Our list does not give its ingredients.']],
    [{ name: 'nutrition' }, ['Our list does not give its nutrition.']],
    [{ name: 'sugar' }, [NOT_FOUND]],
    [{ name: 'weight' }, [NOT_FOUND]],
    [{ name: 'storage' }, [NOT_FOUND]],
    [{ name: 'origin' }, [NOT_FOUND]],
    [{ name: 'servingSize' }, [NOT_FOUND]],
    [{ name: 'features' }, [NOT_FOUND]],
  ])('says that %j is unknown', (topic, expected) =>
    expect(answerTopic(productOf(), topic, 'Brand', english)).toEqual(expected),
  )

  it('gives the values that are known and names those that are not', () => {
    const product = productOf({
      nutrition: { ...cashewCookies.nutrition, energyKcal: 480, sugarG: null, fatG: 21, saltG: null },
    })
    expect(answerTopic(product, { name: 'nutrition' }, 'Brand', english)).toEqual([
      'From our list, per 100 grams: energy 480 kilocalories and fat 21 grams.',
      'Our list does not give sugar or salt.',
    ])
  })

  it.each<[Topic, string[]]>([
    [{ name: 'origin' }, ['From our list, its country of origin: India.']],
    [{ name: 'storage' }, ['Our list says: Keep below 5 degrees.', 'Our list says: Eat within 2 days.']],
    [{ name: 'servingSize' }, ['From our list: a serving is 30 grams.']],
    [{ name: 'fibre' }, ['From our list: fibre 6.5 grams per 100 grams.']],
    [{ name: 'contains', substance: 'fibre' }, ['From our list: fibre 6.5 grams per 100 grams.']],
  ])('answers %j from what is recorded', (topic, expected) => {
    const product = productOf({
      origin: 'India',
      storage: 'Keep below 5 degrees. Eat within 2 days',
      servingG: 30,
      nutrition: { ...cashewCookies.nutrition, fibreG: 6.5 },
    })
    expect(answerTopic(product, topic, 'Brand', english)).toEqual(expected)
    expect(answerTopic(product, { name: 'fullList' }, 'Brand', english).join(' ')).toContain(
      'a serving is 30 grams',
    )
  })

  it('falls back on the ingredient when the amount is unknown', () => {
    const product = productOf({ ingredients: 'Wheat flour, cane sugar' })
    expect(answerTopic(product, { name: 'sugar' }, 'Brand', english)).toEqual([
      'From our list: the ingredients list names cane sugar.',
      'Our list does not say how much.',
    ])
  })

  it.each<[Topic, string, string]>([
    [
      { name: 'sugar' },
      'Wheat flour, jaggery, invert syrup, glucose syrup, honey, dextrose',
      'jaggery, invert syrup, glucose syrup, honey and dextrose',
    ],
    [{ name: 'sugarFree' }, 'Oats, maltodextrin', 'maltodextrin'],
    [{ name: 'advice', concern: 'sugar' }, 'Oats, date syrup', 'date syrup'],
    [{ name: 'fat' }, 'Wheat flour, ghee, palm oil', 'ghee and palm oil'],
  ])('and on what it is made of: %j of %s', (topic, ingredients, named) =>
    expect(answerTopic(productOf({ ingredients }), topic, 'Brand', english).slice(0, 2)).toEqual([
      `From our list: the ingredients list names ${named}.`,
      'Our list does not say how much.',
    ]),
  )

  it('says what stands on traces when all allergens are asked for', () => {
    const known = productOf({ allergensContain: ['milk'] })
    expect(answerTopic(known, { name: 'allergens' }, 'Brand', english)).toEqual([
      'From our list: contains milk.',
      'Our list says nothing about traces.',
    ])
    const none = productOf({ allergensContain: [], allergensMayContain: [] })
    expect(answerTopic(none, { name: 'allergens' }, 'Brand', english)).toEqual([
      'From our list: the brand names no allergens in it.',
      CHECK,
    ])
  })

  it.each([
    ['Contains wheat and milk.', 'Our list says: Contains wheat and milk.'],
    ['Contains five grains.', 'Our list does not give its allergens.'],
  ])('finds allergens in a description that states them: %s', (description, first) => {
    expect(answerTopic(productOf({ description }), { name: 'allergens' }, 'Brand', english)[0]).toBe(first)
  })

  it('quotes what the description says on diet before what speaks against it', () => {
    const product = productOf({ description: '100% vegetarian.', allergensMayContain: ['egg'] })
    expect(answerTopic(product, { name: 'diet', diet: 'vegetarian' }, 'Brand', english)).toEqual([
      'Our list says: 100 percent vegetarian.',
      'From our list: may contain egg.',
      CHECK,
    ])
  })
})
