import { describe, expect, it } from 'vitest'
import { listenForSchema } from '../contract/modes.ts'
import { grammarFor, grammarWords } from './grammar.ts'
import { phrasesFor } from './vocabulary.ts'

const all = listenForSchema.options

describe('the vocabulary', () => {
  it.each<[(typeof all)[number], string[]]>([
    ['introduction', ['continue', 'required', 'not required', 'skip', 'biscuits']],
    ['place', ['store', 'shop', 'home', 'house', 'here']],
    ['section', ['biscuit', 'snacks', 'cookie', 'dairy', 'milk', 'cheese', 'bread', 'bakery']],
    ['entrance', ['entrance', 'door', 'not there', 'inside', 'yes']],
    ['walking', ['next', 'where am i', 'lost', 'cash', 'counter']],
    [
      'checking',
      ['date', 'use by', 'expiry', 'thank you', 'shorter', 'ingredients', 'allergens', 'nutrition'],
    ],
    ['buy_more', ['buy more', 'more', 'next time']],
    ['keep_app', ['save', 'later', 'thank you']],
    ['confirm', ['yes', 'no', 'back']],
  ])('%s hears %s', (question, phrases) => {
    const grammar = grammarFor(question, [])
    for (const phrase of phrases) expect(grammar).toMatch(new RegExp(`[^a-z]${phrase}[^a-z]`))
  })
  it.each(all)('%s hears what is always heard', (question) => {
    const phrases = phrasesFor(question)
    const always = [
      'repeat',
      'help',
      'stop',
      'pause',
      'back',
      'slower',
      'faster',
      'what is this',
      'start again',
      'call staff',
    ]
    expect(phrases).toEqual(expect.arrayContaining(always))
    expect(new Set(phrases).size).toBe(phrases.length)
  })
})

describe('the grammar', () => {
  it.each(all)('of %s has every bracket closed and only lower case words', (question) => {
    const grammar = grammarFor(question, ['good day'])
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
    ] as const) {
      expect(grammar.split(open).length).toBe(grammar.split(close).length)
    }
    for (const word of grammarWords(grammar)) expect(word).toMatch(/^[a-z']+$/)
  })
  it('holds product names only where products are asked about', () => {
    expect(grammarFor('checking', ['jim jam'])).toContain('<product> = jim jam;')
    expect(grammarFor('section', ['jim jam'])).not.toContain('jim jam')
  })
  it('does not say a name of one word by itself', () => {
    expect(grammarFor('all', ['tiger']).split('public')[1]).not.toContain('tiger')
    expect(grammarFor('all', ['jim jam']).split('public')[1]).toContain('jim jam')
  })
})
