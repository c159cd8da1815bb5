import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { meaningName, wordOf } from './meaning.ts'
import { understand } from './understand.ts'

const names = [
  { id: 'mb', spoken: ['milk bikis'] },
  { id: 'nx', spoken: ['next'] },
]
const nameOf = (text: string, question: 'checking' | 'all' | 'walking' | 'section') => {
  const { meaning } = understand({ text, question, source: 'spoken', names })
  return meaning ? meaningName(meaning) : null
}

describe('a sentence that is an answer and something else', () => {
  it.each([
    // Somebody who is lost is led back, not told about products.
    ['checking', 'where am i i am lost', 'lost'],
    ['checking', 'i am lost', 'lost'],
    // What was asked about products stays what was asked.
    ['checking', 'is there sugar in the next one', 'sugar'],
    ['checking', 'tell me about the lost city', 'describe'],
    // A product of that name was named.
    ['checking', 'next', 'describe'],
    ['checking', 'where is the milk', 'available'],
    // No journey is open: its words mean nothing.
    ['all', 'i am lost', null],
    ['all', 'no', 'no'],
    // Products are not asked about here.
    ['walking', 'does milk bikis contain nuts', null],
    ['section', 'milk bikis', 'dairy'],
  ] as const)('under %s, "%s" means %s', (question, text, meaning) => {
    expect(nameOf(text, question)).toBe(meaning)
  })
})

describe('the name of a meaning', () => {
  it.each([
    ['does it contain nuts', 'contains nuts'],
    ['is it vegan', 'diet vegan'],
    ['can a diabetic eat this', 'advice'],
    ['tell me about milk bikis', 'describe'],
    ['what are the ingredients', 'ingredients'],
    ['what is this', 'whatIsThis'],
    ['when does it expire', 'date'],
    ['take me to the cash counter', 'counter'],
    ['play some music', null],
  ])('"%s": %s', (text, name) => {
    expect(nameOf(text, 'checking')).toBe(name)
  })

  it.each([
    ['counter', 'counter'],
    ['whatIsThis', 'whatIsThis'],
    ['contains nuts', undefined],
    ['constructor', undefined],
    [null, undefined],
  ] as const)('%s is the word %s', (name, word) => expect(wordOf(name)).toBe(word))
})

describe('a bare answer that is asked answers nothing', () => {
  it.each(['confirm', 'entrance', 'checking', 'introduction', 'keep_app'] as const)('%s', (question) => {
    for (const text of ['sure?', 'Yes?', 'okay ?']) {
      const word = wordIn(text, question)
      expect(word === undefined || word === 'repeat').toBe(true)
      expect(wordIn(text.replace('?', ''), question)).not.toBe('repeat')
    }
  })
})

function wordIn(text: string, question: ListenFor) {
  const { meaning } = understand({ text, question, source: 'spoken', names: [] })
  return meaning?.type === 'word' ? meaning.word : undefined
}
