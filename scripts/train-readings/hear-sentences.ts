import { mkdirSync, writeFileSync } from 'node:fs'
import { listen } from '../../bench/speech/listen.ts'
import { inNoise } from '../../bench/speech/sound.ts'
import type { ListenFor } from '../../src/core/contract/modes.ts'
import { spokenNames } from '../../src/core/language/spoken-names.ts'
import { ASKED } from '../../src/core/language/spoken-text.ts'
import { createHearing } from '../../src/server/engine/hear/create-hearing.ts'
import {
  type CorpusLine,
  corpusProducts,
  readCorpus,
  readOverheard,
  someOf,
} from '../../test/fixtures/corpus.ts'
import { createVoice, type VoiceName } from '../../test/fixtures/voice.ts'

/**
 * `node --import tsx scripts/train-readings/hear-sentences.ts`: what the ear makes of shoppers' sentences and of what others say
 * beside them, where it mistakes a word, with the reading of what was said. Writes misheard/ beside this file, by which the
 * readings are taught as well: what was misheard names goods that nobody named. Twenty minutes on two cores. flite's two
 * voices say it that taught the phone head, so that the third is left to measure by.
 */
const VOICES: readonly VoiceName[] = ['slt', 'awb']
/** Sentences of each question, to the product and to somebody else. */
const SENTENCES: Readonly<Partial<Record<ListenFor, number>>> = { section: 220, walking: 260, checking: 380 }
const OF_OTHERS = 70
/** A shorter one that was misheard is as a rule one that somebody else says. */
const LEAST_WORDS = 3
/** Samples of a quiet room around the words. */
const AROUND = 16_000

const folder = new URL('misheard/', import.meta.url)
const strangers = [...readCorpus('strangers'), ...readCorpus('taught')]
const all = [...readCorpus('built'), ...strangers]
const overheard = [...readOverheard('strangers'), ...readOverheard('taught')]
const known = new Set([...all.map(({ text }) => text), ...overheard])
const names = spokenNames(corpusProducts)
const hearing = createHearing({ log: (line) => console.error(line) })
const speak = await createVoice()
await hearing.ready()

const marks = { act: '', either: '?', ask: '!?' } as const
const writtenReadings = ({ expected }: Pick<CorpusLine, 'expected'>) =>
  expected
    .map((way) => way.map(({ name, certainty }) => `${name}${marks[certainty]}`).join(' + '))
    .join(' | ')

interface ToHear {
  question: ListenFor
  text: string
  readings: string
  voice: VoiceName
}

function sentencesOf(question: ListenFor, at: number): ToHear[] {
  const most = SENTENCES[question] ?? OF_OTHERS
  const own = strangers.filter((line) => line.question === question)
  const toUs = someOf(own, Math.ceil(own.length / most)).map((line) => ({
    text: line.text,
    readings: writtenReadings(line),
  }))
  const toOthers = overheard
    .filter((_, i) => i % ASKED.length === at)
    .slice(0, most)
    .map((text) => ({ text, readings: 'nothing' }))
  return [...toUs, ...toOthers].map((said, i) => ({ ...said, question, voice: VOICES[i % 2] ?? 'slt' }))
}

const misheard = new Map<ListenFor, string[]>(ASKED.map((question) => [question, []]))
async function hear({ question, text, readings, voice }: ToHear): Promise<void> {
  const pcm = await speak(text, voice)
  const sound = Float32Array.from(pcm, (sample) => sample / 32_768)
  const heard = await listen(hearing, inNoise(sound, undefined, 1, AROUND, AROUND), question, names, false)
  if (known.has(heard.text) || heard.text.split(' ').length < LEAST_WORDS) return
  known.add(heard.text)
  misheard.get(question)?.push(`${heard.text}\t${readings}`)
}

const work = ASKED.flatMap(sentencesOf)
async function hearRest(): Promise<void> {
  for (let next = work.pop(); next; next = work.pop()) {
    await hear(next)
    if (work.length % 100 === 0) console.log(`${work.length} left`)
  }
}
await Promise.all([hearRest(), hearRest()])
await hearing.close()
mkdirSync(folder, { recursive: true })
for (const [question, lines] of misheard)
  writeFileSync(new URL(`${question}.tsv`, folder), `${lines.sort().join('\n')}\n`)
console.log(`${[...misheard.values()].flat().length} misheard`)
