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
  ['section', 'and', 'open'],
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
  ['place', 'no', 'open'],
  ['confirm', 'yes', 'whole'],
  ['all', '', 'whole'],
])('under %s "%s" is %s', (question, text, ending) => {
  expect(endingOf([text], question, names)).toBe(ending)
})

it.each<[ListenFor, string, Record<string, number>, Ending]>([
  ['section', 'biscuits', { biscuits: -60, 'biscuits and': -61 }, 'open'],
  ['section', 'biscuits', { biscuits: -60, 'biscuits and': -63 }, 'whole'],
  ['section', 'biscuits', { biscuits: -60, 'biscuits snacks': -50 }, 'whole'],
  ['section', 'biscuits', {}, 'whole'],
  ['checking', 'ingredients', { ingredients: -60, 'ingredients and': -55, 'ingredients of': -90 }, 'open'],
  // Nobody who needs help is kept waiting, and no command is.
  ['checking', 'help', { help: -60, 'help the': -50 }, 'whole'],
  ['walking', 'repeat', { repeat: -60, 'repeat the': -50 }, 'whole'],
  ['section', 'vegetables', { vegetables: -60, 'vegetables and': -50 }, 'open'],
])('under %s "%s", whose sound fits as %j, is %s', (question, text, fits, ending) => {
  expect(endingOf([text], question, names, (as) => fits[as])).toBe(ending)
})

it.each<[ListenFor, readonly string[], Ending]>([
  ['walking', ['tell', 'bell', 'help', ''], 'whole'],
  ['walking', ['and', 'help'], 'whole'],
  ['walking', ['to', 'sir', ''], 'open'],
  ['walking', ['cost', 'coast', 'call staff'], 'whole'],
  ['section', ['vegetables', ''], 'open'],
  ['section', ['i want', 'dairy'], 'hangs'],
  ['checking', ['does this one contain', 'does this one contain milk'], 'whole'],
  ['checking', ['does this one contain', 'is it milk'], 'hangs'],
  ['section', ['', 'dairy'], 'whole'],
  ['all', [], 'whole'],
])('under %s the sentences %j are %s', (question, sentences, ending) => {
  expect(endingOf(sentences, question, names)).toBe(ending)
})
