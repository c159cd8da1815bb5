import { expect, it } from 'vitest'
import { english } from '../texts/answer-texts.ts'
import { cashewCookies, productOf } from './product-of.test-help.ts'
import { compareSentences } from './two-products.ts'

const plain = productOf({
  netWeight: '100 g',
  allergensContain: ['wheat'],
  nutrition: { ...cashewCookies.nutrition, energyKcal: null, sugarG: 18 },
})

it('compares names, allergens and what both records hold', () => {
  expect(compareSentences(plain, cashewCookies, english)).toEqual([
    'The first is Brand Plain Biscuits.',
    'From our list: contains wheat.',
    'The second is Brand Good Day Cashew Cookies.',
    'From our list: contains wheat and milk.',
    'May contain soya.',
    'From our list, weight: the first 100 grams, the second 200 grams.',
    'From our list, sugar per 100 grams: the first 18 grams, the second 22.5 grams.',
  ])
})

it('says of each what is not known of its allergens', () => {
  expect(compareSentences(productOf(), plain, english)).toContain('Our list does not give its allergens.')
})

it.each([
  [undefined, undefined],
  [undefined, plain],
  [plain, undefined],
])('needs two products', (first, second) => {
  expect(compareSentences(first, second, english)).toEqual([
    'I compare two products. Ask what is this for each of them, then say compare.',
  ])
})
