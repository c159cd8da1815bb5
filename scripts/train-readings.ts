import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { DEFAULT_LANGUAGE } from '../src/core/contract/language.ts'
import { inEnglish } from '../src/core/language/hi/in-english.ts'
import type { Sentence } from '../src/core/language/learned/features.ts'
import { packModel } from '../src/core/language/learned/learned-model.ts'
import { inDoubtName, nameOfRead, readingName } from '../src/core/language/learned/reading-names.ts'
import { toWeigh } from '../src/core/language/learned/weigh.ts'
import { meaningName, wordOf } from '../src/core/language/meaning.ts'
import { plainWords } from '../src/core/language/plain-words.ts'
import { grammarToSample, sampleSentence } from '../src/core/language/sample-sentences.ts'
import { ASKED } from '../src/core/language/spoken-text.ts'
import { understand } from '../src/core/language/understand.ts'
import { seeded } from '../src/core/random.ts'
import { openSentenceVectors } from '../src/server/engine/sentence-vectors.ts'
import {
  type CorpusLine,
  corpusNames,
  type Expected,
  namesOf,
  readCorpus,
  readOverheard,
} from '../test/fixtures/corpus.ts'
import { taughtByVectors } from './train-readings/by-vectors.ts'
import { taughtByWords } from './train-readings/by-words.ts'

/**
 * `node --import tsx scripts/train-readings.ts [en | hi]`: teaches what people mean by their words, and how far the rules are
 * to be believed, from the sentences that rules are written by (en/said and en/strangers; hi/said), and in English from more
 * of them (train-readings/strangers) and from what the ear mistook some for (train-readings/misheard). Writes
 * src/core/language/<language>/readings.bin; the same sentences and rules give the same file. English takes half an hour of
 * one core, Hindi one and a half minutes: it has no vectors.
 *
 * Our own sentences taught the rules, which are nearly always right about them: what the rules read is told of every
 * seventh alone. Of strangers' sentences, and of those of the grammar, each is learnt twice, with the rules and without.
 * Weights under the least are left out: English's from 0.31 on make 3.9 MB, compressed, those from 0.28 on 4.2.
 */
const LEAST_WEIGHT = { en: 5 / 16, hi: 3 / 16 } as const
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
  const { text, question, language } = line
  const { meaning, verdict } = understand({
    ...{ text, question, language },
    source: 'spoken',
    far: false,
    names: corpusNames,
  })
  const words = plainWords(language === 'hi-IN' ? inEnglish(text) : text)
  const { sentence } = toWeigh({ words, text, language, question, names: corpusNames })
  const read = withRules ? nameOfRead(meaning, language) : undefined
  return {
    sentence: { ...sentence, question, read, isSure: verdict === 'act' },
    right: [...new Set(line.expected.flatMap(([first]) => (first ? namesIn(first, line) : [])))],
  }
}

/** A word that is to be asked back as it was said is learnt by a name of its own. */
function namesIn({ name, certainty }: Expected, { question, language }: CorpusLine): string[] {
  const names = namesOf(name, question)
    .slice(0, 1)
    .map((one) => readingName(one, language))
  return certainty === 'ask' && wordOf(name) ? names.map(inDoubtName) : names
}

/** What the product listens for under a question, which means what the rules read in it: plainly or, where they ask back, either way. */
function ofGrammar(question: (typeof ASKED)[number]): CorpusLine[] {
  const source = grammarToSample(question)
  const sampled = Array.from({ length: OF_THE_GRAMMAR }, () => sampleSentence(source, random).join(' '))
  return [...new Set(sampled)].flatMap((text) => {
    const { meaning, verdict } = understand({ text, question, source: 'spoken', names: corpusNames })
    if (!meaning) return []
    const certainties = verdict === 'act' ? (['act'] as const) : (['act', 'ask'] as const)
    const expected = certainties.map((certainty) => [{ name: meaningName(meaning), certainty }])
    return [{ text, question, language: DEFAULT_LANGUAGE, expected }]
  })
}

const both = (line: CorpusLine) => [exampleOf(line, true), exampleOf(line, false)]

/** What people say to each other, whatever is asked. */
function ofOthers(overheard: readonly string[], lines: readonly CorpusLine[]): CorpusLine[] {
  return overheard.map((text, at) => ({
    ...(lines[(at * 7919) % lines.length] ?? { question: 'checking', language: DEFAULT_LANGUAGE }),
    ...{ text, expected: [[{ name: 'nothing', certainty: 'act' }]] },
  }))
}

function ofEnglish(): Example[] {
  const strangers = [...readCorpus('strangers'), ...readCorpus('taught')].sort((one, other) =>
    one.question.localeCompare(other.question),
  )
  const overheard = [...readOverheard('strangers'), ...readOverheard('taught')]
  return [
    ...readCorpus('built').map((line) => exampleOf(line, random() < TOLD_OF_OWN)),
    ...[...strangers, ...readCorpus('misheard'), ...ofOthers(overheard, strangers)].flatMap(both),
    ...ASKED.flatMap(ofGrammar).flatMap(both),
  ]
}

function ofHindi(): Example[] {
  const said = readCorpus('hindi')
  return [...said, ...ofOthers(readOverheard('hindi'), said)].flatMap(both)
}

const language = process.argv[2] === 'hi' ? 'hi' : 'en'
const examples = language === 'hi' ? ofHindi() : ofEnglish()
const names = [...new Set(examples.flatMap(({ right }) => right))].sort()
const nameIndex = new Map(names.map((name, at) => [name, at]))
const lessons = examples.map(({ sentence, right }) => ({
  sentence,
  right: right.flatMap((name) => nameIndex.get(name) ?? []),
}))
const course = { lessons, readings: names.length, random }
const words = taughtByWords(course)
const layers = language === 'en' ? taughtByVectors(course, await openSentenceVectors()) : undefined
const bytes = brotliCompressSync(packModel({ names, words, layers }, LEAST_WEIGHT[language]))
writeFileSync(new URL(`../src/core/language/${language}/readings.bin`, import.meta.url), bytes)
console.log(`${examples.length} examples, ${names.length} readings, ${bytes.length} bytes`)
