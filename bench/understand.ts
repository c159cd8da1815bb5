import { parseArgs } from 'node:util'
import { DEFAULT_LANGUAGE, type Language } from '../src/core/contract/language.ts'
import { ASKED } from '../src/core/language/spoken-text.ts'
import { understandTurn } from '../src/server/engine/understand-turn.ts'
import {
  type CorpusLine,
  type CorpusPart,
  corpusNames,
  judge,
  noOutcomes,
  type Outcome,
  outcomes,
  readCorpus,
  readOverheard,
  someOf,
} from '../test/fixtures/corpus.ts'
import { type Figure, printFigures, printMachine, times } from './figures.ts'

/**
 * What written sentences of shoppers mean to the product, held against what people say they mean (test/corpus). Prints
 * shares by question for the parts that rules are written by and those that only measure, of our own sentences, of
 * strangers' and of Hindi ones; `--verbose` lists the faults of the first. Sentences that only measure are never printed.
 */
const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

/** One sentence takes some 9 ms: of those that are many only every so many are asked about. */
const EVERY = { strangers: 4, overheard: 6, timed: 8 }

type Count = Record<Outcome, number>
const casesOf = (count: Count) => outcomes.reduce((sum, outcome) => sum + count[outcome], 0)

function countUp(lines: readonly CorpusLine[], fault: (line: CorpusLine, told: string) => void) {
  const counts = new Map<string, Count>([['all', noOutcomes()]])
  for (const line of lines) {
    const { outcome, taken } = judge(line, line, understandTurn)
    for (const group of ['all', line.question]) {
      const count = counts.get(group) ?? noOutcomes()
      counts.set(group, count)
      count[outcome] += 1
    }
    if (outcome !== 'right') fault(line, `${outcome}: ${taken}`)
  }
  return counts
}

function print(part: string, counts: ReadonlyMap<string, Count>): Figure[] {
  return [...counts].flatMap(([group, count]) => {
    const shareOf = (outcome: Outcome) => (100 * count[outcome]) / casesOf(count)
    const shares = outcomes.map((outcome) => `${outcome} ${shareOf(outcome).toFixed(1).padStart(5)}`)
    console.log(`${part.padEnd(17)} ${group.padEnd(14)} ${shares.join('  ')} % of ${casesOf(count)}`)
    return group === 'all'
      ? outcomes.map((outcome): Figure => [`${part}-${outcome}`, shareOf(outcome), '%'])
      : []
  })
}

/** Of sentences that were meant for somebody else, how many do something: by question, as if they were said near the phone. */
function actedUpon(part: CorpusPart, language: Language = DEFAULT_LANGUAGE): Figure[] {
  const sentences = someOf(readOverheard(part), language === DEFAULT_LANGUAGE ? EVERY.overheard : 1)
  const shares = ASKED.map((question) => {
    const acts = (text: string) =>
      understandTurn({ text, question, language, source: 'spoken', far: false, names: corpusNames })
        .verdict === 'act'
    return { question, share: (100 * sentences.filter(acts).length) / sentences.length }
  })
  const told = shares.map(({ question, share }) => `${question} ${share.toFixed(1)}`)
  console.log(`${part.padEnd(17)} others acted upon  ${told.join('  ')} % of ${sentences.length}`)
  return shares.map(({ question, share }): Figure => [`${part}-others-${question}`, share, '%'])
}

printMachine()
const listed = (line: CorpusLine, told: string) => {
  const right = line.expected.map((way) => way.map(({ name }) => name).join(' + ')).join(' | ')
  if (values.verbose) console.log(`${line.question}\t${line.text}\t[${right}]\t${told}`)
}
const silently = () => {}
const built = readCorpus('built')
const figures = [
  ...print('built', countUp(built, listed)),
  ...print('unseen', countUp(readCorpus('unseen'), silently)),
  ...print('strangers', countUp(someOf(readCorpus('strangers'), EVERY.strangers), listed)),
  ...print('strangers-unseen', countUp(readCorpus('strangers-unseen'), silently)),
  ...print('hindi', countUp(readCorpus('hindi'), listed)),
  ...print('hindi-unseen', countUp(readCorpus('hindi-unseen'), silently)),
  ...actedUpon('strangers'),
  ...actedUpon('strangers-unseen'),
  ...actedUpon('hindi-unseen', 'hi-IN'),
]
const tookMs = someOf(built, EVERY.timed).map(({ text, question }) => {
  const began = performance.now()
  understandTurn({ text, question, source: 'spoken', names: corpusNames })
  return performance.now() - began
})
printFigures([...figures, ...times('sentence', tookMs)])
