import { describe, expect, it } from 'vitest'
import { readCorpus, readOverheard } from '../../../test/fixtures/corpus.ts'
import { listenForSchema } from '../contract/modes.ts'
import { substances } from './en/spoken/checking.ts'
import { ASKED, PRODUCT, SUBSTANCE, spokenSentences, spokenWords } from './spoken-text.ts'

const said = {
  to: new Map(
    ASKED.map((asked) => [
      asked,
      readCorpus('built')
        .filter(({ question }) => question === asked)
        .map(({ text }) => text),
    ]),
  ),
  overheard: readOverheard('strangers'),
}
const known = new Set([...spokenWords(said), PRODUCT, SUBSTANCE])

describe.each(listenForSchema.options)('what is said to %s', (question) => {
  const sentences = spokenSentences(question, said)

  it('is the same every time, of words that can be heard', () => {
    expect(spokenSentences(question, said)).toEqual(sentences)
    expect([...new Set(sentences.flatMap(({ words }) => words))].filter((word) => !known.has(word))).toEqual(
      [],
    )
    expect(sentences.filter(({ words }) => words.length === 0)).toEqual([])
  })

  it('has what is always heard, and talk that is meant for nobody', () => {
    const texts = new Set(sentences.map(({ words }) => words.join(' ')))
    expect(['repeat', 'help', 'what is this', 'happy', 'station'].filter((text) => !texts.has(text))).toEqual(
      [],
    )
  })
})

it('has names and substances as classes while products are checked', () => {
  const words = spokenSentences('checking', said).flatMap((sentence) => sentence.words)
  expect(words.filter((word) => word === PRODUCT).length).toBeGreaterThan(100)
  expect(words.filter((word) => word === SUBSTANCE).length).toBeGreaterThan(100)
  expect(new Set(substances).size).toBe(substances.length)
})
