import { describe, expect, it } from 'vitest'
import { bareText, substringEdits, wordSimilarity } from './similarity.ts'

it.each([
  ['Good Day', 'GOODDAY'],
  ['50-50 Sweet & Salty', '5050SWEETSALTY'],
  ['Äpple, mellanmjölk', 'APPLEMELLANMJOLK'],
  ['₹ 20', '20'],
])('bares %s', (text, bare) => {
  expect(bareText(text)).toBe(bare)
})

it.each([
  ['BUTTER', 'RICHBUTTERCOOKIES', 0],
  ['BUTTER', 'RICHBUTERCOOKIES', 1],
  ['BUTTER', 'XXX', 6],
  ['BUTTER', '', 6],
  ['', 'ANY', 0],
])('counts the edits that put %s into %s', (word, text, edits) => {
  expect(substringEdits(word, text)).toBe(edits)
})

describe('wordSimilarity', () => {
  it.each([
    ['whole', 'PISTA', 'GOODDAYPISTA', 1],
    ['one letter off', 'CHOCOLATE', 'CHOC0LATECREAM', 8 / 9],
    ['too far off', 'PISTA', 'PESTO', 0],
    ['a short word must be exact', 'JIM', 'TREATJIN', 0],
    ['a short word that is', 'JIM', 'TREATJIMJAM', 1],
    ['figures taken for letters', '5050', 'SOSOSWEET', 0.95],
    ['but not letters for figures', 'SOSO', '5050SWEET', 0],
    ['text far too short for it', 'STRAWBERRY', 'STRA', 0],
  ])('%s', (_, word, text, similarity) => {
    expect(wordSimilarity(word, text)).toBeCloseTo(similarity)
  })
})
