import { describe, expect, it } from 'vitest'
import type { Meaning } from '../language/meaning.ts'
import { LOOK_UP, lookUpTool, meaningOfCall } from './look-up.ts'

const names = [
  { id: 'p1', spoken: ['good day butter cookies', 'good day'] },
  { id: 'p2', spoken: ['milk bikis'] },
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
    { type: 'question', topic: { name: 'sugar' }, about: { kind: 'named', productIds: [] } },
  ],
]
it.each(rows)('%j', (args, meaning) => {
  expect(meaningOfCall({ ...args }, names)).toEqual(meaning)
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
