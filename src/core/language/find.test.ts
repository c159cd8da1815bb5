import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const names = [
  { id: 'g', spoken: ['good day cashew', 'good day'], section: 'biscuits and snacks' },
  { id: 'm', spoken: ['marie gold'], section: 'biscuits and snacks' },
]
const meaningOf = (text: string, question: 'checking' | 'entrance' = 'checking') => {
  const { meaning } = understand({ text, question, source: 'spoken', names, language: 'hi-IN' })
  if (meaning?.type !== 'question') return meaning?.word
  const { topic, about } = meaning
  return [topic.name, ...(about.kind === 'named' ? about.productIds : [])].join(' ')
}

it.each([
  ['Find Marie Gold.', 'find m'],
  ['help me find Good Day please', 'find g'],
  ['can you look for the Marie Gold packet', 'find m'],
  ['marie gold dhundo', 'find m'],
  // A name that nobody knows.
  ['help me find unicorn biscuits deluxe', 'find'],
  ['find cookies', 'available'],
  ['where is marie gold', 'available m'],
  ['find the date', 'date'],
  ['find it', undefined],
  ['find my glasses', undefined],
  ['this is not good day', 'isNot g'],
  ["that is not good day you've mixed it up", 'isNot g'],
  ['it is not Marie Gold i know that taste', 'isNot m'],
  ['no this is not good day i am sure', 'isNot g'],
  ['no, that is not Marie Gold', 'isNot m'],
  ['is this not marie gold', undefined],
])('%s: %s', (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning)
})

it('before the shelf it is asked where it is', () => {
  expect(meaningOf('find Marie Gold', 'entrance')).toBe('available m')
})
