import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const meaningOf = (text: string, question: 'checking' | 'confirm' | 'walking') => {
  const { meaning } = understand({ text, question, source: 'spoken', names: [] })
  return meaning?.type === 'word' ? meaning.word : meaning?.topic.name
}

it.each([
  'That is wrong.',
  "No, it's not that.",
  'You are mistaken',
  'wrong',
  'no that is not right',
  'this is something else',
  'that is the wrong product',
  'the date is wrong',
])('%s: an answer is taken back', (text) => {
  expect(meaningOf(text, 'checking')).toBe('wrong')
})

it.each([
  ['no', 'checking', 'no'],
  ['that is wrong', 'confirm', 'no'],
  ['this is not right', 'walking', 'lost'],
  ['is this the wrong section', 'checking', 'changeSection'],
  ['what is wrong with it', 'checking', undefined],
] as const)('but not %s under %s', (text, question, meaning) => {
  expect(meaningOf(text, question)).toBe(meaning)
})
