import { expect, it } from 'vitest'
import { pathWarnings } from './path-warnings.ts'

const path = (text: string) =>
  text === ''
    ? []
    : text.split(', ').map((part) => {
        const [action = '', distance = ''] = part.split(': ')
        return { action, distance }
      })

it.each([
  ['', []],
  ['start: 6, turn left: 8, end: 0', []],
  ['start: 6, turn left: 8', [/no end/]],
  ['turn left: 8, end: 0', [/first step is not start/]],
  ['start: 6, end: 0, turn left: 8', [/after the end/]],
  ['start: 6, turn left: 0, turn right: 8, end: 0', [/Two turns/]],
  ['start: 6, turn left: 1, turn right: 8, end: 0', []],
  ['start: 300, end: 0', []],
  ['start: 300, go ahead: 1, end: 0', [/longer than 300/]],
  ['start: 6, turn left: far, end: 0', [/readable distance/]],
  ['walk: 301', [/not start/, /no end/, /longer/]],
])('%j', (text, expected) => {
  const found = pathWarnings(path(text))
  expect(found).toHaveLength(expected.length)
  for (const [at, words] of expected.entries()) expect(found[at]).toMatch(words)
})
