import { expect, it } from 'vitest'
import { type CorpusLine, judge, readCorpus } from '../../../test/fixtures/corpus.ts'

/** Share of the corpus' built part that is right, and shares that nothing may fall behind: a hundredth below what was reached. */
const LEAST_RIGHT = 0.941
const MOST_WRONG = 0.018
const MOST_HARMFUL = 0.003

const lines = readCorpus('built')
const share = (wanted: (line: CorpusLine) => boolean) => lines.filter(wanted).length / lines.length

it('understands what shoppers say as well as it did', () => {
  const outcomes = new Map(lines.map((line) => [line, judge(line).outcome]))
  expect(lines.length).toBeGreaterThan(1000)
  expect(share((line) => outcomes.get(line) === 'right')).toBeGreaterThanOrEqual(LEAST_RIGHT)
  expect(share((line) => ['wrong', 'harmful'].includes(outcomes.get(line) ?? ''))).toBeLessThanOrEqual(
    MOST_WRONG,
  )
  expect(share((line) => outcomes.get(line) === 'harmful')).toBeLessThanOrEqual(MOST_HARMFUL)
})
