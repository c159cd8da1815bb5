import { parseArgs } from 'node:util'
import { understand } from '../src/core/language/understand.ts'
import {
  type CorpusLine,
  corpusNames,
  judge,
  type Outcome,
  outcomes,
  readCorpus,
} from '../test/fixtures/corpus.ts'
import { type Figure, printFigures, printMachine, times } from './figures.ts'

/**
 * What written sentences of shoppers mean to the product, held against what people say they mean (test/corpus). Prints
 * shares by question for the part that rules are written by and the part that only measures; `--verbose` lists the
 * faults of the first. Sentences of the second are never printed.
 */
const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

type Count = Record<Outcome, number>
const emptyCount = (): Count => ({ right: 0, again: 0, half: 0, nothing: 0, wrong: 0, harmful: 0 })
const casesOf = (count: Count) => outcomes.reduce((sum, outcome) => sum + count[outcome], 0)

function countUp(lines: readonly CorpusLine[], fault: (line: CorpusLine, told: string) => void) {
  const counts = new Map<string, Count>([['all', emptyCount()]])
  for (const line of lines) {
    const { outcome, taken } = judge(line)
    for (const group of ['all', line.question]) {
      const count = counts.get(group) ?? emptyCount()
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
    console.log(`${part.padEnd(7)} ${group.padEnd(14)} ${shares.join('  ')} % of ${casesOf(count)}`)
    return group === 'all'
      ? outcomes.map((outcome): Figure => [`${part}-${outcome}`, shareOf(outcome), '%'])
      : []
  })
}

printMachine()
const built = readCorpus('built')
const listed = (line: CorpusLine, told: string) => {
  const right = line.expected.map((way) => way.map(({ name }) => name).join(' + ')).join(' | ')
  if (values.verbose) console.log(`${line.question}\t${line.text}\t[${right}]\t${told}`)
}
const figures = [
  ...print('built', countUp(built, listed)),
  ...print(
    'unseen',
    countUp(readCorpus('unseen'), () => {}),
  ),
]
const tookMs = built.map(({ text, question }) => {
  const began = performance.now()
  understand({ text, question, source: 'spoken', names: corpusNames })
  return performance.now() - began
})
printFigures([...figures, ...times('sentence', tookMs)])
