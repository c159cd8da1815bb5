import { expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { type Ending, endingOf } from './ending.ts'

const names = [{ id: 'marie', spoken: ['marie gold'] }]

it.each<[ListenFor, string, Ending]>([
  ['section', 'biscuits', 'whole'],
  ['section', 'biscuits and', 'hangs'],
  ['section', 'i want', 'hangs'],
  ['section', 'take me to the', 'hangs'],
  ['section', 'vegetables', 'open'],
  ['checking', 'is there', 'hangs'],
  ['checking', 'does it have', 'hangs'],
  ['checking', 'does it have milk', 'whole'],
  ['checking', 'does it have any', 'hangs'],
  ['checking', 'what do you have', 'whole'],
  ['checking', 'is this', 'hangs'],
  ['checking', 'what is', 'hangs'],
  ['checking', 'what is this', 'whole'],
  ['checking', 'how much sugar', 'whole'],
  ['checking', 'tell me about marie gold', 'whole'],
  ['walking', 'how many', 'whole'],
  ['walking', 'i hit', 'whole'],
  ['walking', 'next', 'whole'],
  ['buy_more', 'maybe next', 'hangs'],
  ['place', 'i am at the', 'hangs'],
  ['place', 'no', 'hangs'],
  ['confirm', 'yes', 'whole'],
  ['all', '', 'whole'],
])('under %s "%s" is %s', (question, text, ending) => {
  expect(endingOf(text, question, names)).toBe(ending)
})
