import { expect, it } from 'vitest'
import { meaningName } from './meaning.ts'
import { findNames, type ProductNames, prepareNames, productsMeant } from './named-products.ts'
import { understand } from './understand.ts'

const products: ProductNames[] = [
  { id: 'bikis', spoken: ['Milk Bikis'] },
  { id: 'atta', spoken: ['Milk Bikis Atta', 'the wholesome one'] },
  { id: 'day', spoken: ['good day'] },
  { id: 'butter', spoken: ['good day butter', 'good day'] },
  { id: 'milk', spoken: ['milk'] },
]
const always = () => true

it.each<[string, string, string[]]>([
  ['nothing named here', 'nothing named here', []],
  ['is milk bikis atta sweet', 'is this sweet', ['atta']],
  ['is milk bikis sweet', 'is this sweet', ['bikis']],
  ['the good day', 'this', ['day', 'butter']],
  ['good day butter or milk', 'this or this', ['butter', 'milk']],
  ['milk bikis or milk', 'this or this', ['bikis', 'milk']],
  ['buttermilk', 'buttermilk', []],
  ['', '', []],
])('%s → %s', (words, rest, productIds) => {
  expect(findNames(words, products, always)).toEqual({ words: rest, productIds })
})

it('leaves a name that is refused where it stands', () => {
  const notAfterContain = (before: string) => !before.endsWith('contain')
  expect(findNames('does good day contain milk', products, notAfterContain)).toEqual({
    words: 'does this contain milk',
    productIds: ['day', 'butter'],
  })
})

it('finds the same when it was prepared', () => {
  const list = products.map((product) => ({ ...product }))
  expect([...prepareNames(list)]).toEqual([])
  expect(findNames('is milk bikis atta sweet', list, always).productIds).toEqual(['atta'])
})

it('costs a sentence no more when ten thousand are sold', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    id: `${i}`,
    spoken: [`kind ${'abcdefgh'[i % 8]} ${i}`],
  }))
  findNames('warm up', many, always)
  const began = performance.now()
  for (let i = 0; i < 100; i++) findNames('what are the ingredients of kind a and kind b', many, always)
  expect((performance.now() - began) / 100).toBeLessThan(2)
})

it.each([
  ['is it gluten free', []],
  ['gluten free', []],
  ['how much sugar', []],
  ['is this vegan', []],
  ['is it eggless', []],
  ['is the gluten free oat bites sweet', ['oat']],
  ['where are the sugar free digestive', ['digestive']],
  ['take the care free', ['care']],
])('%s: the beginning of a name that any product may be asked about names none', (words, productIds) => {
  const called = [
    { id: 'oat', spoken: ['gluten free oat bites', 'gluten free oat', 'gluten free', 'gluten'] },
    { id: 'digestive', spoken: ['sugar free digestive', 'sugar free', 'sugar'] },
    { id: 'vegan', spoken: ['vegan rusk', 'vegan'] },
    { id: 'cake', spoken: ['eggless cake', 'eggless'] },
    { id: 'care', spoken: ['care free crackers', 'care free'] },
  ]
  expect(findNames(words, called, always).productIds).toEqual(productIds)
})

const names = ['milk', 'butter', 'paneer', 'good day'].map((name) => ({
  id: name,
  spoken: [name, `brand ${name}`],
  section: 'dairy',
}))

function taken(text: string) {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning, also } = understand({ text, question: 'checking', source: 'spoken', names, language })
  return [meaning, ...also].map((one) =>
    one?.type === 'question' ? `${meaningName(one)} of ${one.about.kind}` : one && meaningName(one),
  )
}

it.each([
  ['my kid is milk and peanut allergic', ['contains milk of this', 'contains peanut of this']],
  ['milk and peanut allergy, can i eat it', ['allergens of this']],
  ['milk and peanut traces', ['allergens of this']],
  ['milk or peanuts inside', ['allergens of this']],
  ['milk egg and peanut allergy', ['allergens of this']],
  ['दूध और मूंगफली से एलर्जी है', ['allergens of this']],
  ['so no milk then', ['contains milk of this']],
  ['is milk there', ['contains milk of this']],
  ['is it milk free', ['contains milk of this']],
  ['is milk in it', ['contains milk of this']],
  ['what about milk', ['contains milk of this']],
  ['milk', ['contains milk of this']],
  ['does it contain paneer', ['contains paneer of this']],
  ['is there paneer in this', ['contains paneer of this']],
])('%s: a food that a product is called by is asked of the pack in hand', (text, meant) => {
  expect(taken(text)).toEqual(meant)
})

it.each([
  ['where is the milk', ['available of named']],
  ['i want milk', ['available of named']],
  ['find paneer', ['find of named']],
  ['tell me about milk', ['describe of named']],
  ['what are the ingredients of butter', ['ingredients of named']],
  ['does milk have sugar', ['sugar of named']],
  ['does the milk have sugar', ['sugar of named']],
  ['does brand milk contain lactose', ['contains milk of named']],
  ['milk price', ['price of named']],
  ['is this milk', ['whatIsThis']],
])('%s: looked for, bought or spoken of as goods it is the product', (text, meant) => {
  expect(taken(text)).toEqual(meant)
})

it.each([
  ['is butter softer than good day', ['good day']],
  ['milk free and good day', ['good day']],
])('%s: names %j', (words, productIds) => {
  expect(productsMeant(words, names).productIds.toSorted()).toEqual(productIds)
})
