import { expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'

it.each([
  ['ढाई सौ ग्राम का है क्या', 'checking', 'weight'],
  ['क्या ये डेढ़ किलो का पैकेट है', 'checking', 'weight'],
  ['साढ़े सात सौ ग्राम वज़न है क्या', 'checking', 'weight'],
  ['पचास रुपये का है क्या', 'checking', 'price'],
  ['pandrah kadam ho gaye', 'walking', 'next'],
  ['pachas gram mein kitni chini', 'checking', 'sugar'],
  ['आठ नौ शून्य एक शून्य छह तीन शून्य एक शून्य एक एक छह', 'checking', 'code'],
] as const)('"%s" under %s is %s', (text, question, expected) =>
  expect(taken(text, question, { language: 'hi-IN' })).toBe(expected),
)

it.each(['नौ दस ग्यारह', 'ग्यारह बारह तेरह', 'gyarah barah terah chaudah', 'बीस तीस चालीस'])(
  'who counts their steps aloud tells nothing, however likely others meant "next": %s',
  (text) => {
    const learned = { names: ['next'], sharesOf: () => Float64Array.of(0.95) }
    expect(taken(text, 'walking', { language: 'hi-IN', learned: { 'hi-IN': learned } })).not.toBe('next')
  },
)
