import { expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { understand } from './understand.ts'

const names = [{ id: 'g', spoken: ['good day', 'britannia good day'], section: 'biscuits and snacks' }]
const meaningOf = (text: string, question: ListenFor) => {
  const { meaning } = understand({ text, question, source: 'spoken', names })
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

const asked = ['introduction', 'place', 'section', 'entrance', 'walking', 'buy_more', 'keep_app'] as const

it.each(asked)('under %s, long after the answer, too', (question) => {
  for (const text of [
    'that is wrong',
    'you are mistaken',
    'the date is wrong',
    'no that was the wrong product',
  ])
    expect([text, meaningOf(text, question)]).toEqual([text, 'wrong'])
})

it.each([...asked, 'confirm', 'checking'] as const)(
  'under %s "this is not Good Day" is no answer',
  (question) => {
    for (const text of ['this is not Good Day', 'no that is not Britannia Good Day'])
      expect([text, meaningOf(text, question)]).toEqual([text, 'isNot'])
  },
)

it('a yes or no is not asked for what names the product or the date', () => {
  expect(meaningOf('the date is wrong', 'confirm')).toBe('wrong')
  expect(meaningOf('wrong product', 'confirm')).toBe('wrong')
})
