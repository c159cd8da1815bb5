import { parseArgs } from 'node:util'
import { spokenNames } from '../src/core/language/spoken-names.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { understandTurn } from '../src/server/engine/understand-turn.ts'
import {
  type CorpusLine,
  corpusProducts,
  judge,
  noOutcomes,
  type Outcome,
  outcomes,
  partSchema,
  readCorpus,
} from '../test/fixtures/corpus.ts'
import { createVoice, type VoiceName, voices } from '../test/fixtures/voice.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { listen } from './speech/listen.ts'
import { inNoise } from './speech/sound.ts'
import { wordErrors } from './speech/word-errors.ts'

/**
 * `npm run bench -- spoken [--part built|unseen|strangers|strangers-unseen] [--every N] [--from K] [--verbose]`: sentences of shoppers (test/corpus) said by flite's three
 * voices in a quiet room, heard by the whole ear under their question, and held against what people say they mean. `same`: the
 * outcome is that of the written sentence, or better. Of flite's voices rms alone did not teach the phone head. Sentences of the unseen parts are never printed.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'unseen' },
    every: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
})
const part = partSchema.parse(values.part)
const mayPrint = part === 'built' || part === 'strangers'
const lines = readCorpus(part).filter((_, i) => i % Number(values.every) === Number(values.from))
const names = spokenNames(corpusProducts)
/** Samples of a quiet room around the words. */
const AROUND = 16_000

type Count = Record<Outcome, number> & { same: number; words: number; faults: number; of: number }
const countOf = (): Count => ({
  ...noOutcomes(),
  ...{ same: 0, words: 0, faults: 0, of: 0 },
})
const counts = Object.fromEntries(voices.map((voice) => [voice, countOf()])) as Record<VoiceName, Count>
const rankOf = (outcome: Outcome) => outcomes.indexOf(outcome)

printMachine()
const hearing = createHearing({ log: (line) => console.error(line) })
const speak = await createVoice()
await hearing.ready()

async function play(line: CorpusLine, voice: VoiceName): Promise<void> {
  const pcm = await speak(line.text, voice)
  const scene = inNoise(
    Float32Array.from(pcm, (sample) => sample / 32_768),
    undefined,
    1,
    AROUND,
    AROUND,
  )
  const heard = await listen(hearing, scene, line.question, names, false)
  const { outcome, taken } = judge(line, heard, understandTurn)
  const written = judge(line, line, understandTurn)
  const count = counts[voice]
  count[outcome] += 1
  count.of += 1
  if (rankOf(outcome) <= rankOf(written.outcome)) count.same += 1
  count.words += line.text.split(' ').length
  count.faults += wordErrors(line.text, heard.text)
  if (values.verbose && mayPrint && outcome !== 'right')
    console.log(`${voice} ${line.question}\t${line.text}\theard "${heard.text}"\t${outcome}: ${taken}`)
}

const work = lines.flatMap((line) => voices.map((voice) => ({ line, voice })))
async function playRest(): Promise<void> {
  for (let job = work.pop(); job; job = work.pop()) await play(job.line, job.voice)
}
await Promise.all([playRest(), playRest()])
await hearing.close()

const figures = voices.flatMap((voice): Figure[] => {
  const { same, words, faults, of, ...rest } = counts[voice]
  const share = (count: number) => (100 * count) / of
  const shares = outcomes.map((outcome) => `${outcome} ${share(rest[outcome]).toFixed(1).padStart(5)}`)
  const wrongWords = (100 * faults) / words
  console.log(
    `${voice}  ${shares.join('  ')}  same ${share(same).toFixed(1)}  word errors ${wrongWords.toFixed(1)} % of ${of}`,
  )
  return [
    ...outcomes.map((outcome): Figure => [`${voice}-${outcome}`, share(rest[outcome]), '%']),
    [`${voice}-same`, share(same), '%'],
    [`${voice}-word-errors`, wrongWords, '%'],
  ]
})
printFigures(figures)
