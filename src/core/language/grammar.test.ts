import { describe, expect, it } from 'vitest'
import { listenForSchema } from '../contract/modes.ts'
import { grammarFor, grammarWords, phrasesFor } from './grammar.ts'

const all = listenForSchema.options

describe('the vocabulary', () => {
  it.each<[(typeof all)[number], string[]]>([
    [
      'introduction',
      ['continue', 'yes', 'tour', 'required', 'not required', 'no', 'biscuits', 'dairy', 'breads'],
    ],
    ['place', ['store', 'shop', 'here', 'home', 'house']],
    ['section', ['biscuit', 'snack', 'snacks', 'cookie', 'dairy', 'milk', 'cheese', 'bread', 'bakery']],
    ['entrance', ['entrance', 'yes', 'door', 'not there', 'there', 'no', 'inside']],
    ['walking', ['next', 'how many left', 'where am i', "i'm here", 'lost', 'cash', 'counter']],
    [
      'checking',
      ['date', 'use by', 'expiry', 'yes', 'cash', 'counter', 'thank', 'thank you', 'shorter', 'ingredients'],
    ],
    ['checking', ['allergens', 'nutrition']],
    ['buy_more', ['buy more', 'more', 'yes', 'next time', 'time', 'no']],
    ['keep_app', ['save', 'later', 'yes', 'thank', 'thank you', 'no']],
    ['confirm', ['yes', 'no', 'back']],
    ['all', ['continue', 'home', 'not there', 'how many left', 'buy more', 'later', 'ingredients']],
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
      'skip',
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
