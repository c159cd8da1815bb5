import { expect, it } from 'vitest'
import { understand } from '../language/understand.ts'
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
    'From our list: the ingredients list names cashew nuts (5 percent).',
    'From our list, weight: the first 100 grams, the second 200 grams.',
    'From our list, sugar per 100 grams: the first 18 grams, the second 22.5 grams.',
    'From our list, fat per 100 grams: the first 22 grams, the second 22 grams.',
    'From our list, salt per 100 grams: the first 0.75 grams, the second 0.75 grams.',
  ])
})

it.each([
  [
    'sugarG',
    ['From our list, sugar per 100 grams: the first 18 grams, the second 22.5 grams.', 'The first has less.'],
  ],
  [
    'saltG',
    [
      'From our list, salt per 100 grams: the first 0.75 grams, the second 0.75 grams.',
      'Both have the same.',
    ],
  ],
  ['netWeight', ['From our list, weight: the first 100 grams, the second 200 grams.', 'The first has less.']],
  ['energyKcal', ['Our list does not give energy per 100 grams for both.']],
] as const)('compares by %s alone where that was asked', (by, said) => {
  expect(compareSentences(plain, cashewCookies, english, by).slice(2)).toEqual(said)
})

it.each([
  ['which one has less sugar', 'sugarG'],
  ['which of the two has more salt', 'saltG'],
  ['compare the calories', 'energyKcal'],
  ['which is cheaper', 'price'],
  ['compare with the one before', undefined],
] as const)('is asked to: %s', (text, compared) => {
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names: [] })
  expect(meaning).toEqual({ type: 'word', word: 'compare', ...(compared && { compared }) })
})

it('says that no prices are held to who asks which is cheaper', () => {
  expect(compareSentences(plain, cashewCookies, english, 'price')).toEqual(['Our list holds no prices.'])
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

it.each(['compare the expiry of both', 'is the other one fresher'])(
  'keeps no dates to compare: "%s"',
  (text) => {
    const { meaning } = understand({ text, question: 'checking', source: 'spoken', names: [] })
    const by = meaning?.type === 'word' ? meaning.compared : undefined
    expect(compareSentences(plain, cashewCookies, english, by)).toEqual([
      'I keep no dates, so I cannot compare them. Ask for the use by date of each pack, one after the other.',
    ])
  },
)

it('takes the comma of thousands for none of a decimal', () => {
  const [large, small] = [productOf({ netWeight: '1,000 g' }), productOf({ netWeight: '500 g' })]
  expect(compareSentences(large, small, english, 'netWeight').slice(2)).toEqual([
    'From our list, weight: the first 1000 grams, the second 500 grams.',
    'The second has less.',
  ])
})
