import { mkdirSync, writeFileSync } from 'node:fs'
import { joinFloat, levelDb, toFloat } from '../../src/core/audio/pcm.ts'
import type { ListenFor } from '../../src/core/contract/modes.ts'
import { NO_PATH_Z } from '../../src/core/hearing/rejection.ts'
import { gainFor } from '../../src/core/hearing/starting-mean.ts'
import { FOR_OTHERS } from '../../src/core/language/learned/reading-names.ts'
import { spokenNames } from '../../src/core/language/spoken-names.ts'
import { ASKED } from '../../src/core/language/spoken-text.ts'
import { loadDecoders } from '../../src/server/engine/hear/decoder.ts'
import { loadSecondEar } from '../../src/server/engine/hear/neural/second-ear.ts'
import {
  type CorpusLine,
  corpusProducts,
  readCorpus,
  readOverheard,
  someOf,
} from '../../test/fixtures/corpus.ts'
import { createVoice, type VoiceName } from '../../test/fixtures/voice.ts'

/**
 * `node --import tsx scripts/train-readings/hear-sentences.ts`: what the neural ear makes of shoppers' sentences and of what
 * others say beside them, where it mistakes a word, with the reading of what was said. Writes misheard/ beside this file, by
 * which the readings are taught as well: what was misheard names goods that nobody named. An hour of one core. flite's two
 * voices say it that taught the phone head, so that the third is left to measure by.
 */
const VOICES: readonly VoiceName[] = ['slt', 'awb']
/** Of the sentences of each question, to the product … */
const SENTENCES: Readonly<Partial<Record<ListenFor, number>>> = { section: 500, walking: 700, checking: 1000 }
const OF_OTHERS = 200
/** … and of each so many that are said to somebody else, under which question: those that are open for longest. */
const UNDER: readonly ListenFor[] = [
  ...(['checking', 'checking', 'checking', 'walking', 'walking', 'section', 'section'] as const),
  ...ASKED.filter((question) => !['checking', 'walking', 'section'].includes(question)),
]
/** A shorter one that was misheard is as a rule one that somebody else says. */
const LEAST_WORDS = 3
/** Samples: of a window by which loudness is told, as the ear's, and of silence around the words. */
const WINDOW = 512
const AROUND = 4800
/** A quiet room. */
const STANDS_OUT_DB = 60

const folder = new URL('misheard/', import.meta.url)
const strangers = [...readCorpus('strangers'), ...readCorpus('taught')]
const all = [...readCorpus('built'), ...strangers]
const overheard = [...readOverheard('strangers'), ...readOverheard('taught')]
const known = new Set([...all.map(({ text }) => text), ...overheard])
const names = spokenNames(corpusProducts)
const speak = await createVoice()
const { grammar } = await loadDecoders()
const ear = await loadSecondEar(grammar.soundsOf, console.error)
if (!ear) throw new Error('there is no neural ear')

const marks = { act: '', either: '?', ask: '!?' } as const
const writtenReadings = ({ expected }: Pick<CorpusLine, 'expected'>) =>
  expected
    .map((way) => way.map(({ name, certainty }) => `${name}${marks[certainty]}`).join(' + '))
    .join(' | ')

interface ToHear {
  question: ListenFor
  text: string
  readings: string
}

function toUs(question: ListenFor): ToHear[] {
  const own = strangers.filter((line) => line.question === question)
  return someOf(own, Math.ceil(own.length / (SENTENCES[question] ?? OF_OTHERS))).map((line) => ({
    ...{ question, text: line.text },
    readings: writtenReadings(line),
  }))
}

const toOthers = overheard.map(
  (text, i): ToHear => ({
    ...{ question: UNDER[i % UNDER.length] ?? 'checking', text },
    readings: FOR_OTHERS,
  }),
)

/** At the level that the ear brings all speech to, with silence around it. */
function inSilence(pcm: Int16Array): Float32Array {
  const silence = new Float32Array(AROUND)
  const sound = joinFloat([silence, toFloat(pcm), silence])
  let peakDb = Number.NEGATIVE_INFINITY
  for (let at = 0; at + WINDOW <= sound.length; at += WINDOW)
    peakDb = Math.max(peakDb, levelDb(sound.subarray(at, at + WINDOW)))
  const gain = gainFor(peakDb)
  return sound.map((sample) => sample * gain)
}

const misheard = new Map<ListenFor, string[]>(ASKED.map((question) => [question, []]))
const work = [...ASKED.flatMap(toUs), ...toOthers]
for (const [at, { question, text, readings }] of work.entries()) {
  const asked = { listenFor: question, names }
  const sound = inSilence(await speak(text, VOICES[at % VOICES.length]))
  const room = { standsOutDb: STANDS_OUT_DB, speechMs: sound.length / 16, held: false }
  const heard = ear.judge(
    { ...room, grammar: { text: '', z: NO_PATH_Z } },
    await ear.hear(sound, asked),
    asked,
  )
  if (at % 500 === 499) console.log(`${at + 1} of ${work.length} heard`)
  if (known.has(heard.text) || heard.text.split(' ').length < LEAST_WORDS) continue
  known.add(heard.text)
  misheard.get(question)?.push(`${heard.text}\t${readings}`)
}
mkdirSync(folder, { recursive: true })
for (const [question, lines] of misheard)
  writeFileSync(new URL(`${question}.tsv`, folder), `${lines.sort().join('\n')}\n`)
console.log(`${[...misheard.values()].flat().length} misheard`)
