import { writeFileSync } from 'node:fs'
import type { Sentence } from '../src/core/language/learned/features.ts'
import { packModel } from '../src/core/language/learned/learned-model.ts'
import { nameOfRead, readingName } from '../src/core/language/learned/reading-names.ts'
import { toWeigh } from '../src/core/language/learned/weigh.ts'
import { meaningName } from '../src/core/language/meaning.ts'
import { plainWords } from '../src/core/language/plain-words.ts'
import { grammarToSample, sampleSentence } from '../src/core/language/sample-sentences.ts'
import { ASKED } from '../src/core/language/spoken-text.ts'
import { understand } from '../src/core/language/understand.ts'
import { seeded } from '../src/core/random.ts'
import { DEFAULT_LANGUAGE } from '../src/core/texts/language.ts'
import { openSentenceVectors } from '../src/server/engine/sentence-vectors.ts'
import { type CorpusLine, corpusNames, namesOf, readCorpus, readOverheard } from '../test/fixtures/corpus.ts'
import { taughtByVectors } from './train-readings/by-vectors.ts'
import { taughtByWords } from './train-readings/by-words.ts'

/**
 * `node --import tsx scripts/train-readings.ts`: teaches what people mean by their words, and how far the rules are to be
 * believed, from the sentences that rules are written by (en/said, en/strangers). Writes
 * src/core/language/en/readings.bin; the same sentences and rules give the same file. 40 minutes on two cores.
 *
 * Our own sentences taught the rules, which are nearly always right about them: what the rules read is told of every
 * seventh alone. Of strangers' sentences, and of those of the grammar, each is learnt twice, with the rules and without.
 * Weights under LEAST_WEIGHT (six steps of `packModel`) are left out: with those from 0.2 on the file has 5.7 MB, and reads no better.
 */
const LEAST_WEIGHT = 5.5 / 16
const TOLD_OF_OWN = 0.15
/** Sentences of the grammar for each question. */
const OF_THE_GRAMMAR = 1500

const random = seeded(1)

interface Example {
  sentence: Sentence
  /** Every reading that is right. */
  right: readonly string[]
}

function exampleOf(line: CorpusLine, withRules: boolean): Example {
  const { text, question } = line
  const { meaning, verdict } = understand({
    text,
    question,
    source: 'spoken',
    far: false,
    names: corpusNames,
  })
  const { words } = toWeigh(plainWords(text), corpusNames)
  const read = withRules ? nameOfRead(meaning) : undefined
  return {
    sentence: { words, question, read, isSure: verdict === 'act' },
    right: [
      ...new Set(
        line.expected
          .flatMap(([first]) => (first ? namesOf(first.name, question).slice(0, 1) : []))
          .map(readingName),
      ),
    ],
  }
}

/** What the product listens for under a question, which means what the rules read in it. */
function ofGrammar(question: (typeof ASKED)[number]): CorpusLine[] {
  const source = grammarToSample(question)
  const sampled = Array.from({ length: OF_THE_GRAMMAR }, () => sampleSentence(source, random).join(' '))
  return [...new Set(sampled)].flatMap((text) => {
    const { meaning } = understand({ text, question, source: 'spoken', names: corpusNames })
    return meaning
      ? [
          {
            text,
            question,
            language: DEFAULT_LANGUAGE,
            expected: [[{ name: meaningName(meaning), certainty: 'act' }]],
          },
        ]
      : []
  })
}

const strangers = readCorpus('strangers')
const overheard = readOverheard('strangers').map((text, at): CorpusLine => {
  const { question } = strangers[(at * 7919) % strangers.length] ?? { question: 'checking' }
  return { text, question, language: DEFAULT_LANGUAGE, expected: [[{ name: 'nothing', certainty: 'act' }]] }
})
const examples = [
  ...readCorpus('built').map((line) => exampleOf(line, random() < TOLD_OF_OWN)),
  ...[...strangers, ...overheard].flatMap((line) => [exampleOf(line, true), exampleOf(line, false)]),
  ...ASKED.flatMap(ofGrammar).flatMap((line) => [exampleOf(line, true), exampleOf(line, false)]),
]

const names = [...new Set(examples.flatMap(({ right }) => right))].sort()
const nameIndex = new Map(names.map((name, at) => [name, at]))
const lessons = examples.map(({ sentence, right }) => ({
  sentence,
  right: right.flatMap((name) => nameIndex.get(name) ?? []),
}))
const course = { lessons, readings: names.length, random }
const words = taughtByWords(course)
const layers = taughtByVectors(course, await openSentenceVectors())
const bytes = packModel({ names, words, layers }, LEAST_WEIGHT)
writeFileSync(new URL('../src/core/language/en/readings.bin', import.meta.url), bytes)
console.log(`${examples.length} examples, ${names.length} readings, ${bytes.length} bytes`)
