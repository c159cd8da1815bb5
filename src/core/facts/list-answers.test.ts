import { describe, expect, it } from 'vitest'
import { english } from '../texts/answer-texts.ts'
import { listSentences, stockSentences } from './list-answers.ts'
import { productOf } from './product-of.test-help.ts'

const names = [
  'Brand Good Day Butter',
  'Brand Good Day Cashew',
  'Brand Marie Gold',
  'Brand Milk Bikis',
  'Brand Bourbon',
  'Brand Good Day Pista',
  'Brand Nutri Choice',
]
const biscuits = names.map((name, at) => productOf({ id: `b${at}`, name, section: 'biscuits and snacks' }))
const cheese = productOf({ id: 'd1', name: 'Brand Cheese Slices', section: 'dairy' })
const loose = productOf({ id: 'x1', name: 'Brand Rusk' })
const products = [...biscuits, cheese, loose]
const ALL = 'Our list has three sections: biscuits and snacks, dairy, and breads.'
const UNSEEN = 'I cannot see whether it is on the shelf.'

describe('what is in a section', () => {
  it.each([
    [
      'biscuits and snacks',
      [
        'From our list, in biscuits and snacks: Brand Good Day Butter, Brand Marie Gold, Brand Milk Bikis, Brand Bourbon, Brand Nutri Choice, and 2 more.',
      ],
    ],
    ['dairy', ['From our list, in dairy: Brand Cheese Slices.']],
    ['breads', ['Our list does not say what is in breads.', ALL]],
    [undefined, [ALL]],
  ])('%s: one of each kind first, five at most', (section, said) => {
    expect(stockSentences(products, section, 'Brand', english)).toEqual(said)
  })
})

describe('a question about the list', () => {
  const ask = (question: Partial<Parameters<typeof listSentences>[0]>) =>
    listSentences(
      { topic: { name: 'available' }, named: undefined, products, inStore: true, ...question },
      english,
    )

  it.each([
    [
      'one that was named',
      [cheese],
      ['Yes, Brand Cheese Slices is in our list, in the dairy section.', UNSEEN],
    ],
    ['one without a section', [loose], ['Yes, Brand Rusk is in our list.', UNSEEN]],
    [
      'several of a name',
      biscuits,
      [
        'Yes, our list has 7 of them, such as Brand Good Day Butter, Brand Good Day Cashew and Brand Marie Gold.',
        UNSEEN,
      ],
    ],
    ['a name that nobody knows', [], ['I do not find that name in our list.']],
    ['nothing that was understood', undefined, [ALL, 'To ask for one product, say its whole name.']],
  ])('is it there: %s', (_, named, said) => {
    expect(ask({ named })).toEqual(said)
  })

  it.each([
    ['rusks', ['Yes, Brand Rusk is in our list.', UNSEEN]],
    ['cheese', ['Yes, Brand Cheese Slices is in our list, in the dairy section.', UNSEEN]],
    ['cookies', ['Yes, our list has them in the biscuits and snacks section.', UNSEEN]],
    ['bread', ['Yes, our list has them in the breads section.', UNSEEN]],
    ['umbrellas', ['Our list has no umbrellas.']],
  ])('is there %s', (goods, said) => {
    expect(ask({ topic: { name: 'available', goods } })).toEqual(said)
  })

  it.each([
    ['price', true, ['Our list holds no prices.', 'Staff at the cash counter can tell you.']],
    ['price', false, ['Our list holds no prices.', 'Staff in a store can tell you.']],
    ['offers', true, ['Our list holds no offers.', 'Staff at the cash counter can tell you.']],
    ['damaged', true, [english.facts.conditionUnseen, 'Take another one, or for staff say: call staff.']],
    ['damaged', false, [english.facts.conditionUnseen, 'Staff in a store can change it.']],
  ] as const)('%s, in a store %s', (name, inStore, said) => {
    expect(ask({ topic: { name }, inStore })).toEqual(said)
  })
})

it('takes the name of each product apart once, however often goods are asked for', () => {
  let taken = 0
  const many = names.map((name, at) => ({
    ...productOf({ id: `n${at}`, name }),
    get name() {
      taken += 1
      return name
    },
  }))
  const asked = (goods: string) =>
    listSentences(
      { topic: { name: 'available', goods }, named: undefined, products: many, inStore: true },
      english,
    )
  asked('toothpaste')
  const once = taken
  asked('soap')
  asked('rice')
  expect(once).toBe(names.length)
  expect(taken).toBe(once)
})
