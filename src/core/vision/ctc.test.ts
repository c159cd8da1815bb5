import { describe, expect, it } from 'vitest'
import { decodeCtc, latinAlphabet } from './ctc.ts'

const list = ['疗', 'A', 'B', '1', 'é']
const alphabet = latinAlphabet(list)
const all = ['', ...list, ' ']

/** One step an entry: the character and its probability; everything else gets next to nothing. */
function steps(...entries: [character: string, probability: number][]): Float32Array {
  const values = new Float32Array(entries.length * all.length).fill(0.001)
  entries.forEach(([character, probability], step) => {
    values[step * all.length + all.indexOf(character)] = probability
  })
  return values
}

it('looks at the blank, Latin print and the space only', () => {
  expect(alphabet.characters).toEqual(['', 'A', 'B', '1', 'é', ' '])
  expect(alphabet.columns).toEqual([0, 2, 3, 4, 5, 6])
  expect(alphabet.stepWidth).toBe(7)
})

describe('decodeCtc', () => {
  it.each<[string, [string, number][], string, number]>([
    ['nothing', [], '', 0],
    [
      'blanks',
      [
        ['', 0.9],
        ['', 0.9],
      ],
      '',
      0,
    ],
    [
      'a repeat once',
      [
        ['A', 0.9],
        ['A', 0.7],
        ['B', 0.7],
      ],
      'AB',
      0.8,
    ],
    [
      'a double letter parted by a blank',
      [
        ['A', 0.9],
        ['', 0.9],
        ['A', 0.9],
      ],
      'AA',
      0.9,
    ],
    [
      'a space',
      [
        ['A', 0.9],
        [' ', 0.6],
        ['1', 0.9],
      ],
      'A 1',
      0.8,
    ],
    [
      'no ideograph',
      [
        ['疗', 0.99],
        ['A', 0.9],
      ],
      'A',
      0.9,
    ],
  ])('reads %s', (_, entries, text, confidence) => {
    const decoded = decodeCtc(steps(...entries), alphabet)
    expect(decoded.text).toBe(text)
    expect(decoded.confidence).toBeCloseTo(confidence)
  })
})

it('tells how nearly a figure was another one, and nothing of what is no figure', () => {
  const figures = latinAlphabet(['3', '9', 'A', 'B'])
  const wavering = Float32Array.of(0, 0.6, 0.3, 0, 0, 0, 0, 0.05, 0, 0.5, 0.4, 0)
  expect(decodeCtc(wavering, figures)).toMatchObject({ text: '3A', rival: 0.5 })
  expect(decodeCtc(wavering.slice(6), figures).rival).toBe(0)
})
