import { expect, it } from 'vitest'
import { indexPhrases, phraseLength, phrasesOf, withoutInner } from './phrases.ts'

it('writes out the phrases of a line', () => {
  expect(phrasesOf('(call | get) [the] staff | help')).toEqual([
    'call staff',
    'call the staff',
    'get staff',
    'get the staff',
    'help',
  ])
  expect(() => phrasesOf('<other>')).toThrow('names a rule')
})

it('writes out no line that makes more phrases than threads can hold', () => {
  expect(phrasesOf('[a | b | c] '.repeat(6))).toHaveLength(4096)
  expect(() => phrasesOf('[a | b | c] '.repeat(20))).toThrow('a line makes 1099511627776 phrases')
})

it('finds every phrase, longest first, and leaves out what stands inside a longer one', () => {
  const index = indexPhrases([
    ['time', 'a'],
    ['next time', 'b'],
    ['more', 'c'],
  ])
  const found = index.in('next time more'.split(' '))
  expect(found.map(({ value, start, end }) => [value, start, end])).toEqual([
    ['b', 0, 2],
    ['a', 1, 2],
    ['c', 2, 3],
  ])
  expect(withoutInner(found).map(({ value }) => value)).toEqual(['b', 'c'])
  expect(index.of('next time')).toEqual(['b'])
})

it('measures the longest phrase', () => {
  const lengthIn = phraseLength(['use by [date]'])
  expect(['the use by date', 'use by', 'date'].map(lengthIn)).toEqual([3, 2, 0])
})
