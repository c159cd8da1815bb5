import { expect, it } from 'vitest'
import { meaningName } from './meaning.ts'
import { productsMeant } from './products-meant.ts'
import { understand } from './understand.ts'

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
