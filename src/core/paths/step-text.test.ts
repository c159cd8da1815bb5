import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSteps, parseSteps } from './step-text.ts'

describe('written', () => {
  it.each([
    [[{ action: 'start', distance: '6' }], 'start: 6'],
    [[{ action: ' turn left ', distance: '12 steps' }], 'turn left: 12'],
    [[{ action: 'end', distance: '' }], 'end: 0'],
    [[{ action: 'go straight', distance: 'far' }], 'go straight: far'],
    [
      [
        { action: 'start', distance: '1' },
        { action: 'end', distance: '0' },
      ],
      'start: 1\nend: 0',
    ],
    [[], ''],
  ])('%j', (steps, text) => expect(formatSteps(steps)).toBe(text))
})

describe('read', () => {
  it.each([
    ['start: 6', [{ action: 'start', distance: '6' }]],
    ['  turn left :  4  ', [{ action: 'turn left', distance: '4' }]],
    ['start: 6\r\n\r\nend:0', ['start 6', 'end 0'].map(step)],
    ['at 10:30 shelf: 2', [{ action: 'at 10:30 shelf', distance: '2' }]],
    ['', []],
  ])('%j', (text, steps) => expect(parseSteps(text)).toEqual({ steps }))

  it.each([
    ['start 6', 'Invalid step format', 1],
    ['start: 6\nturn left', 'Invalid step format', 2],
    ['start:', 'Invalid step format', 1],
    [': 4', 'Invalid step format', 1],
    ['?: 4', 'Invalid step format', 1],
    ['start: 6\n\nturn left: -4', 'Distance must be a non-negative integer', 3],
    ['start: 6\n🛒: 4', 'Invalid step format', 2],
    ['मुड़ें: 4', 'The voice cannot read "म", character 1 of "मुड़ें". Please write it in Latin letters.', 1],
    ['start: 1.5', 'Distance must be a non-negative integer', 1],
    ['start: many', 'Distance must be a non-negative integer', 1],
  ])('refuses %j', (text, error, line) => expect(parseSteps(text)).toEqual({ error, line }))
})

it('gives back what was written', () => {
  const action = fc.stringMatching(/^[a-z][a-z :]{0,20}[a-z]$/)
  const steps = fc.array(fc.record({ action, distance: fc.nat(999).map(String) }))
  fc.assert(
    fc.property(steps, (given) => {
      expect(parseSteps(formatSteps(given))).toEqual({ steps: given })
    }),
  )
})

function step(text: string) {
  const [action = '', distance = ''] = text.split(' ')
  return { action, distance }
}
