import { describe, expect, it } from 'vitest'
import { type CorpusLine, judge, readCorpus, readOverheard } from '../../../test/fixtures/corpus.ts'
import { meaningName } from '../../core/language/meaning.ts'
import { grammarToSample, sampleSentence } from '../../core/language/sample-sentences.ts'
import { ASKED } from '../../core/language/spoken-text.ts'
import { understand } from '../../core/language/understand.ts'
import { understandTurn } from './understand-turn.ts'

const SAMPLED = 300
/** Every so many of strangers' sentences: one takes some 9 ms. */
const EVERY = 8
/** Shares of strangers' sentences of which nothing may fall behind: a hundredth beside what was reached. */
const LEAST_RIGHT = 0.742
const MOST_WRONG = 0.035
const MOST_OF_OTHERS = 0.074

describe('what was written down without sight of the rules', () => {
  it('is understood as well as it was', () => {
    const outcomes = readCorpus('strangers')
      .filter((_, at) => at % EVERY === 0)
      .map((line: CorpusLine) => judge(line, line, understandTurn).outcome)
    const share = (...wanted: readonly string[]) =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length / outcomes.length
    expect(share('right')).toBeGreaterThanOrEqual(LEAST_RIGHT)
    expect(share('wrong', 'harmful')).toBeLessThanOrEqual(MOST_WRONG)
  }, 120_000)

  it('does nothing where it was meant for somebody else', () => {
    const said = readOverheard('strangers').filter((_, at) => at % EVERY === 0)
    const acts = said.filter(
      (text) => understandTurn({ text, question: 'checking', source: 'spoken', names: [] }).verdict === 'act',
    )
    expect(acts.length / said.length).toBeLessThanOrEqual(MOST_OF_OTHERS)
  })
})

it.each(ASKED)('takes what is listened for under %s as the rules do', (question) => {
  const source = grammarToSample(question)
  let seed = 0
  // The same sentences every time.
  const random = () => {
    seed = (seed * 9301 + 49297) % 233280
    return seed / 233280
  }
  const sampled = new Set(Array.from({ length: SAMPLED }, () => sampleSentence(source, random).join(' ')))
  const readingsBy = (reader: typeof understandTurn) =>
    [...sampled].map((text) => {
      const { meaning, verdict } = reader({ text, question, source: 'spoken', names: [] })
      return { text, meaning: meaning && meaningName(meaning), verdict }
    })
  const [both, rules] = [readingsBy(understandTurn), readingsBy(understand)]
  const isRead = (_: unknown, at: number) => rules[at]?.meaning !== undefined
  expect(both.filter(isRead)).toEqual(rules.filter(isRead))
  // What the rules do not read ("this product") may be asked back.
  expect(both.filter(({ verdict }, at) => !isRead(both[at], at) && verdict === 'act')).toEqual([])
})
