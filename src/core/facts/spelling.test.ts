import { expect, it } from 'vitest'
import { english } from '../texts/answer-texts.ts'
import { spellSentences } from './spelling.ts'

it.each([
  ['Bourbon', ['B, O, U, R, B, O, N.']],
  ['Good Day', ['G, O, O, D.', 'D, A, Y.']],
  ['50-50 Sweet & Salty', ['50.', '50.', 'S, W, E, E, T.', 'and.', 'S, A, L, T, Y.']],
  ['Café 100%', ['C, A, F, É.', '100.', 'percent.']],
  ['NutriChoice 5', ['N, U, T, R, I, C, H, O, I, C, E.', '5.']],
  ['', []],
])('%s', (name, said) => {
  expect(spellSentences(name, english)).toEqual(said)
})
