import { describe, expect, it } from 'vitest'
import { productOf } from '../facts/product-of.test-help.ts'
import { noNeeds } from '../needs/needs.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { noShopping, readShopping } from './shopping.ts'
import {
  answerShopping,
  bagSentences,
  heldSentences,
  planSentences,
  wantedHereSentences,
} from './shopping-answer.ts'
import { shoppingCommand } from './shopping-command.ts'

const orange = productOf({
  id: 'o',
  name: 'Brand Happy Orange Cream',
  section: 'biscuits and snacks',
  allergensContain: ['egg'],
})
const chocolate = productOf({ id: 'c', name: 'Brand Happy Chocolate Cream', section: 'biscuits and snacks' })
const curd = productOf({ id: 'd', name: 'Brand Plain Curd', section: 'dairy', allergensContain: [] })
const around = {
  products: [orange, chocolate, curd],
  brand: 'Brand',
  needs: noNeeds,
  texts: ownTextsIn('en-IN'),
  inHand: undefined,
  nowMs: 1000,
}
const wanting = (...wanted: string[]) => ({ ...noShopping, wanted })

describe('sentences about the list and the bag', () => {
  it.each([
    ['add chocolate cream to my shopping list', { do: 'want', names: ['chocolate cream'] }],
    [
      'put milk, bread and two packs of rusk on my shopping list please',
      { do: 'want', names: ['milk', 'bread', 'rusk'] },
    ],
    ['i have to buy plain curd', { do: 'want', names: ['plain curd'] }],
    ['my shopping list is curd and rusk', { do: 'want', names: ['curd', 'rusk'] }],
    ['remove curd from my shopping list', { do: 'unwant', names: ['curd'] }],
    ["what's on my shopping list", { do: 'tellList' }],
    ['what do i still have to buy', { do: 'tellList' }],
    ['forget my shopping list', { do: 'forgetList' }],
    ['put it in my bag', { do: 'intoBag' }],
    ['i will take this one', { do: 'intoBag' }],
    ['not in my bag', { do: 'outOfBag' }],
    ['i put it back', { do: 'outOfBag' }],
    ['what is in my bag', { do: 'tellBag' }],
    ['empty my bag', { do: 'emptyBag' }],
    ['add half a kilo of paneer to my shopping list', { do: 'want', names: ['paneer'] }],
    [
      'put one and a half litres of milk, 500 grams of butter and 7 up on my shopping list',
      { do: 'want', names: ['milk', 'butter', 'seven up'] },
    ],
    ['add biscuits two packs to my shopping list', { do: 'want', names: ['biscuits'] }],
    ['put the milk back on my shopping list', { do: 'wantAgain', names: ['milk'] }],
    ['no, I did not take the milk', { do: 'takeOut', names: ['milk'] }],
    ['I put the milk back', { do: 'takeOut', names: ['milk'] }],
    ['the milk is not in my bag', { do: 'takeOut', names: ['milk'] }],
    ['remove the bread from the cart', { do: 'takeOut', names: ['bread'] }],
    ['no, I did not take it', { do: 'outOfBag' }],
  ])('%s', (text, command) => expect(shoppingCommand(text)).toEqual(command))

  it.each([
    'i want biscuits',
    'what is on my list',
    'what is in it',
    'take me to dairy',
    'i have to buy this',
    'put it back on the shelf for me',
    'I did not take my medicine',
    'I did not take the left turn',
    'what is not in my bag',
  ])('is not meant by: %s', (text) => expect(shoppingCommand(text)).toBeUndefined())
})

it('nothing is taken or left on a walk', () => {
  expect(shoppingCommand('I did not take it', 'walking')).toBeUndefined()
  expect(shoppingCommand('I did not take the milk', 'walking')).toBeUndefined()
})

describe('what was checked off and is put back', () => {
  const { keep = noShopping } = heldSentences(
    wanting('chocolate cream', 'curd'),
    { product: chocolate },
    around,
  )
  const back = {
    keep: { wanted: ['curd', 'chocolate cream'], bag: [], bagAtMs: 1000 },
    said: ['Out of your bag: Happy Chocolate Cream.', 'On your shopping list: Happy Chocolate Cream.'],
  }
  it('is to be found again', () => {
    const inHand = { product: chocolate }
    expect(answerShopping(keep ?? noShopping, { do: 'outOfBag' }, { ...around, inHand })).toEqual(back)
  })
  it.each(['chocolate cream', 'happy chocolate cream'])('is so by the name of %s', (name) => {
    for (const what of ['takeOut', 'wantAgain'] as const)
      expect(answerShopping(keep ?? noShopping, { do: what, names: [name] }, around)).toEqual(back)
  })
  it('is wanted again beside what only holds its name', () => {
    const shopping = { ...wanting('chocolate biscuits'), bag: [{ product: chocolate }] }
    const { keep: now } = answerShopping(shopping, { do: 'wantAgain', names: ['chocolate'] }, around)
    expect(now).toMatchObject({ wanted: ['chocolate biscuits', 'chocolate'], bag: [] })
  })
  it('is kept with the bag', () => {
    expect(readShopping(JSON.parse(JSON.stringify(keep)), 2000)).toEqual(keep)
  })
  it('was never taken', () => {
    expect(answerShopping(keep ?? noShopping, { do: 'takeOut', names: ['rusk'] }, around)).toEqual({
      keep,
      said: ['rusk: not in your bag, as far as I know.'],
    })
    expect(answerShopping(noShopping, { do: 'wantAgain', names: ['curd'] }, around)).toEqual({
      keep: wanting('curd'),
      said: ['On your shopping list: Plain Curd.'],
    })
  })
})

it.each([
  ['as it is read out', 'happy chocolate cream', ['rusk', 'orange cream']],
  ['as it was said', 'chocolate cream', ['rusk', 'orange cream']],
  ['by a word that no other has', 'chocolate', ['rusk', 'orange cream']],
  ['by no word that two have', 'cream', ['chocolate cream', 'rusk', 'orange cream']],
])('an entry is taken off %s', (_, name, left) => {
  const shopping = wanting('chocolate cream', 'rusk', 'orange cream')
  expect(answerShopping(shopping, { do: 'unwant', names: [name] }, around).keep?.wanted).toEqual(left)
})

it.each(['two packs of curd', 'half a kilo of curd', 'curd 500 grams', 'दो पैकेट दूध', 'doodh'])(
  'how much is wanted hides nothing: %s',
  (entry) => {
    const product = productOf({ id: 'm', name: 'Brand Milk Curd' })
    const products = [product, orange]
    expect(heldSentences(wanting(entry), { product }, { ...around, products }).keep).toMatchObject({
      wanted: [],
      bag: [{ product: { id: 'm' } }],
    })
  },
)

describe('a pack that is held up', () => {
  it('is checked off', () => {
    const { keep, said } = heldSentences(wanting('chocolate cream', 'curd'), { product: chocolate }, around)
    expect(keep).toMatchObject({ wanted: ['curd'], bag: [{ product: { id: 'c' } }], bagAtMs: 1000 })
    expect(said).toEqual([
      'Happy Chocolate Cream is on your shopping list. I check it off and count it into your bag.',
      'If you put it back, say: not in my bag.',
      'Still to find: Plain Curd.',
    ])
  })
  it('is told from its sibling', () => {
    expect(heldSentences(wanting('chocolate cream'), { product: orange }, around)).toEqual({
      said: ['This is Happy Orange Cream. Your list has Happy Chocolate Cream.'],
    })
  })
  it('is nothing to a list of other things', () => {
    expect(heldSentences(wanting('curd'), { product: orange }, around)).toEqual({ said: [] })
  })
  it('is in the bag already', () => {
    const shopping = { ...noShopping, bag: [{ product: orange }] }
    expect(heldSentences(shopping, { product: orange }, around).said).toEqual([
      'Happy Orange Cream is in your bag already.',
    ])
  })
})

it('the list leads by sections, and says what is here', () => {
  const shopping = wanting('chocolate cream', 'curd', 'mangoes')
  expect(planSentences(shopping, around)).toEqual([
    'In biscuits and snacks: Happy Chocolate Cream.',
    'In dairy: Plain Curd.',
    'On your shopping list: mangoes.',
  ])
  expect(wantedHereSentences(shopping, 'dairy', around)).toEqual(['On your shopping list here: Plain Curd.'])
  expect(wantedHereSentences(shopping, 'breads', around)).toEqual([])
})

it('the bag is read back with what concerns its shopper', () => {
  const shopping = { ...noShopping, bag: [{ product: orange }, { product: chocolate }, { product: curd }] }
  expect(bagSentences(shopping, { ...around, needs: { avoid: ['egg'], diets: [] } })).toEqual([
    'In your bag, as you told me, three packs: Happy Orange Cream, Happy Chocolate Cream and Plain Curd.',
    'Brand Happy Orange Cream: you avoid egg. From our list: contains egg.',
    'Of Happy Chocolate Cream and Plain Curd I am not sure, for what you avoid. Please ask staff.',
  ])
  expect(bagSentences(noShopping, around)).toEqual(['I know of nothing in your bag.'])
})

it('what is wanted and cannot be found is kept as it was said', () => {
  expect(answerShopping(noShopping, { do: 'want', names: ['mangoes', 'curd'] }, around)).toEqual({
    keep: wanting('mangoes', 'curd'),
    said: [
      'On your shopping list: mangoes and Plain Curd.',
      'I do not find mangoes in the list of this brand. I keep it as you said it.',
    ],
  })
})

it('what is in hand goes into the bag and out of it, and nothing does without a pack', () => {
  const inHand = { product: curd }
  const into = answerShopping(wanting('curd'), { do: 'intoBag' }, { ...around, inHand })
  expect(into).toEqual({
    keep: { wanted: [], bag: [inHand], bagAtMs: 1000 },
    said: ['In your bag: Plain Curd.'],
  })
  expect(
    answerShopping(into.keep ?? noShopping, { do: 'outOfBag' }, { ...around, inHand }).keep?.bag,
  ).toEqual([])
  expect(answerShopping(noShopping, { do: 'intoBag' }, around).said).toEqual([
    'Please show it to me first: ask, what is this?',
  ])
})

it('the bag of yesterday is gone, the list is not', () => {
  const stored = { wanted: ['curd'], bag: [{ product: curd }], bagAtMs: 1000 }
  expect(readShopping(stored, 2000).bag).toHaveLength(1)
  expect(readShopping(stored, 86_400_000)).toMatchObject({ wanted: ['curd'], bag: [] })
  expect(readShopping({ wanted: 4 }, 0)).toEqual(noShopping)
})

it('a bag that an earlier version kept is still one: a fact that it did not have is unknown', () => {
  const { nameHi: _, descriptionHi: __, ingredientsHi: ___, ...older } = curd
  const stored = { wanted: ['curd'], bag: [{ product: older }], bagAtMs: 1000 }
  expect(readShopping(stored, 2000)).toEqual({ ...stored, bag: [{ product: curd }] })
})

it('one entry that cannot be read, or is long, costs no other, nor does a long list', () => {
  const long = 'x'.repeat(95)
  const stored = { wanted: ['milk', long, 4], bag: [{ product: curd }, { product: 7 }], bagAtMs: 1000 }
  expect(readShopping(stored, 2000)).toEqual({
    wanted: ['milk', long],
    bag: [{ product: curd }],
    bagAtMs: 1000,
  })
  const wanted = Array.from({ length: 101 }, (_, at) => `thing ${at}`)
  expect(readShopping({ wanted, bag: [], bagAtMs: 0 }, 2000).wanted).toEqual(wanted)
})
