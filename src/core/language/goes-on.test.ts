import { expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { goesOn, isPolite } from './goes-on.ts'
import { meaningName } from './meaning.ts'
import { understand } from './understand.ts'

const names = ['orange cream', 'orange', 'daily brown loaf', 'milk bikis'].map((name) => ({
  id: name,
  spoken: [name],
}))

it.each<[ListenFor, string, boolean]>([
  // A whole answer is longer.
  ['walking', 'next', true],
  ['walking', 'stop', true],
  ['walking', 'okay next please', true],
  ['section', 'biscuits', true],
  ['checking', 'what is this', true],
  ['introduction', 'not', true],
  ['confirm', 'wrong', true],
  ['keep_app', 'keep it', true],
  // A sentence of the grammar is.
  ['checking', 'is it good', true],
  ['checking', 'how many calories', true],
  ['checking', 'what are the ingredients of', true],
  // A name is.
  ['checking', 'what are the allergens in daily brown', true],
  ['checking', 'tell me about orange', true],
  ['checking', 'is this milk', true],
  // A list may be.
  ['checking', 'is there milk', true],
  ['checking', 'does orange cream contain palm oil', true],
  // Nothing is, and politeness is nothing.
  ['checking', 'what are the allergens in daily brown loaf', false],
  ['checking', 'is there sugar in orange cream', false],
  ['checking', 'is it vegetarian', false],
  ['walking', 'how many steps left', false],
  ['walking', 'how many steps are left please', false],
  ['section', 'take me to the dairy section', false],
])('under %s "%s" goes on: %s', (question, text, more) => {
  expect(goesOn(text, question, names)).toBe(more)
})

it('knows the names that are listened for', () => {
  const question = 'what are the ingredients of orange cream'
  expect(goesOn(question, 'checking', names)).toBe(false)
  const longer = [...names, { id: 'new', spoken: ['orange cream wafers'] }]
  expect(goesOn(question, 'checking', longer)).toBe(true)
})

it.each<[ListenFor, string, string, string]>([
  ['checking', 'what are the allergens in daily brown loaf', 'or nuts', 'contains nuts'],
  ['checking', 'is it vegetarian', 'and the price', 'price'],
  ['walking', 'say that again', 'but slowly', 'slower'],
  ['walking', 'how many steps left', 'and where am i', 'whereAmI'],
])('under %s what is added to "%s", "%s", means something by itself', (question, words, rest, meaning) => {
  expect(goesOn(words, question, names)).toBe(false)
  const understood = understand({ text: rest, question, source: 'spoken', names }).meaning
  expect(understood && meaningName(understood)).toBe(meaning)
})

it.each([
  ['please', true],
  ['now please', true],
  ['thank you', true],
  ['now what', false],
  ['or nuts', false],
  ['', false],
])('"%s" is nothing but politeness: %s', (text, polite) => {
  expect(isPolite(text)).toBe(polite)
})
