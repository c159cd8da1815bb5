import { expect, it } from 'vitest'
import { describePath, pathWarnings } from './describe-path.ts'
import { parseSteps } from './step-text.ts'

it.each([
  [
    'start: 6, turn left: 8, turn right: 4, end: 0',
    'From the start: 6 steps ahead; then turn left, 8 steps ahead; then turn right, 4 steps ahead. The end lies 8 steps to the left and 10 steps ahead of where it begins. 18 steps in all, about 1 minute.',
  ],
  [
    'start: 1',
    'From the start: 1 step ahead. The end lies 1 step ahead of where it begins. 1 step in all, about 1 minute.',
  ],
  [
    'turn right: 3',
    'From the start: turn right, 3 steps ahead. The end lies 3 steps to the right of where it begins. 3 steps in all, about 1 minute.',
  ],
  [
    'turn left: 0',
    'From the start: turn left, no steps. The end lies where it begins. 0 steps in all, about 1 minute.',
  ],
  [
    'turn left: 0, turn left: 200',
    'From the start: turn left, no steps; then turn left, 200 steps ahead. The end lies 200 steps behind where it begins. 200 steps in all, about 3 minutes.',
  ],
  ['end: 0', 'Nothing is drawn yet.'],
])('%s', (text, expected) => {
  const parsed = parseSteps(text.replaceAll(', ', '\n'))
  expect('steps' in parsed && describePath(parsed.steps)).toBe(expected)
})

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
  ['start: 6, turn left 🛒: 8, end: 0', [/signs/]],
  ['start: 6, go on, shelf at 5° – “milk” & ₹20 packs: 8, end: 0', []],
  ['walk: 301', [/not start/, /no end/, /longer/]],
])('%j', (text, expected) => {
  const found = pathWarnings(path(text))
  expect(found).toHaveLength(expected.length)
  for (const [at, words] of expected.entries()) expect(found[at]).toMatch(words)
})
