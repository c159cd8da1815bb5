import { expect, it } from 'vitest'
import { meaningName } from './meaning.ts'
import { withoutParts } from './substances-named.ts'
import { understand } from './understand.ts'

it.each([
  ['is milk sugar in it', 'is milk in it'],
  ['egg white protein in this', 'egg white in this'],
  ['whey protein and sugar', 'whey and sugar'],
  ['nuts sugar', 'nuts sugar'],
  ['milk and protein', 'milk and protein'],
  ['how much protein', 'how much protein'],
  ['low fat milk', 'low fat milk'],
])('%s → %s', (words, rest) => {
  expect(withoutParts(words)).toBe(rest)
})

it.each([
  ['milk protein', 'contains milk'],
  ['wheat protein', 'contains wheat'],
  ['egg white protein in this', 'contains egg'],
  ['soya protein', 'contains soya'],
  ['whey protein', 'contains whey'],
  ['peanut protein', 'contains peanut'],
  ['egg protein content', 'contains egg'],
  ['is milk sugar in it', 'contains milk'],
  ['milk sugar', 'contains milk'],
  ['milk fat', 'contains milk'],
  ['दूध प्रोटीन है क्या', 'contains milk'],
  ['how much protein does it have', 'protein'],
  ['low fat milk', 'fat'],
])('%s: a part of an allergen is asked for as the allergen', (text, meant) => {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names: [], language })
  expect(meaning && meaningName(meaning)).toBe(meant)
})
