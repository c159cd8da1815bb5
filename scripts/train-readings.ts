import { writeFileSync } from 'node:fs'
import { featuresOf } from '../src/core/language/learned/features.ts'
import { packModel, shares } from '../src/core/language/learned/learned-model.ts'
import { nameOfRead, readingName } from '../src/core/language/learned/reading-names.ts'
import { toWeigh } from '../src/core/language/learned/weigh.ts'
import { meaningName } from '../src/core/language/meaning.ts'
import { plainWords } from '../src/core/language/plain-words.ts'
import { grammarToSample, sampleSentence } from '../src/core/language/sample-sentences.ts'
import { ASKED } from '../src/core/language/spoken-text.ts'
import { understand } from '../src/core/language/understand.ts'
import { seeded } from '../src/core/random.ts'
import { type CorpusLine, corpusNames, namesOf, readCorpus, readOverheard } from '../test/fixtures/corpus.ts'

/**
 * `node --import tsx scripts/train-readings.ts`: teaches what people mean by their words, and how far the rules are to be
 * believed, from the sentences that rules are written by (en/said, en/strangers). Writes
 * src/core/language/en/readings.bin; the same sentences and rules give the same file. Half a minute.
 *
 * Our own sentences taught the rules, which are nearly always right about them: what the rules read is told of every
 * seventh alone. Of strangers' sentences, and of those of the grammar, each is learnt twice, with the rules and without.
 */
const EPOCHS = 6
const RATE = 0.25
const DECAY = 3e-5
/** A feature that stands in fewer sentences teaches nothing. */
const LEAST_SENTENCES = 3
const LEAST_WEIGHT = 0.2
const TOLD_OF_OWN = 0.15
/** Sentences of the grammar for each question. */
const OF_THE_GRAMMAR = 1500

const random = seeded(1)

interface Example {
  features: readonly number[]
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
    features: featuresOf({ words, question, read, isSure: verdict === 'act' }),
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
    return meaning ? [{ text, question, expected: [[{ name: meaningName(meaning), certainty: 'act' }]] }] : []
  })
}

const strangers = readCorpus('strangers')
const overheard = readOverheard('strangers').map((text, at): CorpusLine => {
  const { question } = strangers[(at * 7919) % strangers.length] ?? { question: 'checking' }
  return { text, question, expected: [[{ name: 'nothing', certainty: 'act' }]] }
})
const examples = [
  ...readCorpus('built').map((line) => exampleOf(line, random() < TOLD_OF_OWN)),
  ...[...strangers, ...overheard].flatMap((line) => [exampleOf(line, true), exampleOf(line, false)]),
  ...ASKED.flatMap(ofGrammar).flatMap((line) => [exampleOf(line, true), exampleOf(line, false)]),
]

const names = [...new Set(examples.flatMap(({ right }) => right))].sort()
const counts = new Map<number, number>()
for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
const features = Uint32Array.from(
  [...counts].filter(([, count]) => count >= LEAST_SENTENCES).map(([one]) => one),
).sort()
const indexOf = new Map([...features].map((one, at) => [one, at]))
const nameIndex = new Map(names.map((name, at) => [name, at]))
const size = names.length
const weights = new Float32Array(features.length * size)
const slopes = new Float32Array(features.length * size).fill(1e-6)
const lessons = examples.map(({ features, right }) => ({
  at: features.flatMap((one) => indexOf.get(one) ?? []),
  right: right.flatMap((name) => nameIndex.get(name) ?? []),
}))

/** One step of AdaGrad towards the readings that are right, each as likely as it is now beside the others. */
function learn({ at, right }: (typeof lessons)[number]): void {
  const scores = new Float64Array(size)
  for (const one of at)
    for (let name = 0; name < size; name++)
      scores[name] = (scores[name] ?? 0) + (weights[one * size + name] ?? 0)
  const share = shares(scores)
  const ofRight = Math.max(
    1e-9,
    right.reduce((sum, name) => sum + (share[name] ?? 0), 0),
  )
  for (let name = 0; name < size; name++) {
    const own = share[name] ?? 0
    const error = own - (right.includes(name) ? own / ofRight : 0)
    if (Math.abs(error) < 1e-4) continue
    for (const one of at) {
      const where = one * size + name
      const slope = error + DECAY * (weights[where] ?? 0)
      slopes[where] = (slopes[where] ?? 0) + slope * slope
      weights[where] = (weights[where] ?? 0) - (RATE * slope) / Math.sqrt(slopes[where] ?? 1)
    }
  }
}

for (let epoch = 0; epoch < EPOCHS; epoch++) for (const lesson of shuffled(lessons)) learn(lesson)

const bytes = packModel({ names, features, weights }, LEAST_WEIGHT)
writeFileSync(new URL('../src/core/language/en/readings.bin', import.meta.url), bytes)
console.log(
  `${examples.length} examples, ${names.length} readings, ${features.length} features, ${bytes.length} bytes`,
)

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [all[at], all[other]]
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
  }
  return all
}
