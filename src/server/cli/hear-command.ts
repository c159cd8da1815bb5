import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { joinPcm } from '../../core/audio/pcm.ts'
import { resampleWhole } from '../../core/audio/resample.ts'
import { decodeWav } from '../../core/audio/wav.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import type { Verdict } from '../../core/contract/live.ts'
import { type ListenFor, listenForSchema } from '../../core/contract/modes.ts'
import { meaningName } from '../../core/language/meaning.ts'
import type { ProductNames } from '../../core/language/named-products.ts'
import { createHearing } from '../engine/hear/create-hearing.ts'
import type { Hearing, HearingEvent, HearingOptions } from '../engine/hear/hearing.ts'
import { checkEarModel } from '../engine/hear/larger/larger-ear.ts'
import { spawnHereWith } from '../engine/sense-threads.ts'
import { understandTurn } from '../engine/understand-turn.ts'
import { readBounded } from '../files/read-file.ts'
import { answerFiles, type CommandOptions, catalogueOf, whileTelling } from './command.ts'

/** Ten minutes at 48 kHz. */
const MOST_BYTES = 60_000_000
/** A piece as a phone sends it. The next follows once it is taken, so that the decoder keeps up as in a live session. */
const PIECE_SAMPLES = AUDIO_IN.rateHz / 10
const SILENCE_AFTER = new Int16Array(AUDIO_IN.rateHz)
/** The z at which words are as likely as not to have been said, and how fast doubt goes (docs/hearing.md). */
const EVEN_Z = -12
const SPREAD_Z = 4

type Final = Pick<Extract<HearingEvent, { type: 'final' }>, 'text' | 'score' | 'doubtful'>

/** What was heard of one file. `confidence` is 0 to 1, see `confidenceOf`; 0 where no words were heard. */
interface HeardFile {
  text: string
  meaning: string | null
  verdict: Verdict
  confidence: number
}

/**
 * `hear FILE.wav… [--question section] [--products FILE]`: what the ear makes of recordings, and what that means to the
 * open question (`all` without one). A line of JSON for each file.
 */
export async function hearCommand(rest: readonly string[], options: CommandOptions): Promise<0 | 1> {
  const words = readWords(rest)
  if (!words) {
    const questions = listenForSchema.options.join('|')
    options.say('hear takes 16 kHz mono WAV files: npm run cli -- hear a.wav b.wav [--question section]')
    options.say(`[--products products.csv]; the question is one of ${questions}`)
    return 1
  }
  const { files, question } = words
  const { settings, say } = options
  const complain = (line: string) => console.error(line)
  return whileTelling({ name: 'hear', complain }, async (at) => {
    const catalogue = await catalogueOf(words.products, settings.BRAND_NAME)
    const listening = { listenFor: question, names: catalogue.names(undefined) }
    await checkEarModel(settings.EAR_MODEL)
    const spawn = spawnHereWith(settings.EAR_MODEL)
    const hearing = createHearing({ workers: 1, log: complain, spawn })
    try {
      await hearing.ready()
      return await answerFiles(files, { say, complain }, async (file) => {
        at(`listening to ${file}`)
        const finals = await hearWhole(hearing, listening, await soundOf(file))
        return heardFile(finals, question, catalogue.spokenForms)
      })
    } finally {
      await hearing.close()
    }
  })
}

function readWords(rest: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: { question: { type: 'string', default: 'all' }, products: { type: 'string' } },
    })
    const question = listenForSchema.parse(values.question)
    return positionals.length > 0 ? { files: positionals, question, products: values.products } : undefined
  } catch {
    return undefined
  }
}

async function soundOf(file: string): Promise<Int16Array> {
  const { pcm, rateHz, channels } = decodeWav(await readBounded(resolve(file), MOST_BYTES))
  if (channels !== 1) throw new Error(`${channels} channels: not a mono WAV file`)
  return resampleWhole(pcm, rateHz, AUDIO_IN.rateHz)
}

/** Plays a whole recording to a session of its own, silence after it, and waits for all of its finals. */
async function hearWhole(
  hearing: Hearing,
  listening: HearingOptions,
  sound: Int16Array,
): Promise<readonly Final[]> {
  const finals: Final[] = []
  let begun = 0
  let taken = () => {}
  let ended = () => {}
  const session = hearing.open({ ...listening, caughtUp: () => taken() }, (event) => {
    if (event.type === 'speechStart') begun += 1
    if (event.type !== 'final') return
    finals.push(event)
    ended()
  })
  try {
    const whole = joinPcm([sound, SILENCE_AFTER])
    for (let at = 0; at < whole.length; at += PIECE_SAMPLES) {
      // A thread that ended is waited for: what is sent to none is lost, and nobody would tell that it was taken.
      await hearing.ready()
      const caughtUp = new Promise<void>((resolve) => {
        taken = resolve
      })
      session.audio(whole.subarray(at, at + PIECE_SAMPLES))
      await caughtUp
    }
    session.end()
    while (finals.length < begun) {
      await new Promise<void>((resolve) => {
        ended = resolve
      })
    }
    return finals
  } finally {
    session.close()
  }
}

/** One file may hold several utterances: their words are understood together, as surely as the least sure. @internal */
export function heardFile(
  finals: readonly Final[],
  question: ListenFor,
  names: readonly ProductNames[],
): HeardFile {
  const worded = finals.filter(({ text }) => text !== '')
  const text = worded.map((final) => final.text).join(' ')
  const doubtful = worded.some((final) => final.doubtful === true)
  const { meaning, verdict } = understandTurn({ text, question, source: 'spoken', names, doubtful })
  return {
    text,
    meaning: meaning ? meaningName(meaning) : null,
    verdict,
    confidence: worded.length === 0 ? 0 : confidenceOf(Math.min(...worded.map(({ score }) => score))),
  }
}

/** 1 / (1 + e^(-(z + 12) / 4)) in thousandths: z -18 is 0.182, -12 is 0.5, -5 is 0.852, 0 is 0.953. */
const confidenceOf = (z: number) => Math.round(1000 / (1 + Math.exp((EVEN_Z - z) / SPREAD_Z))) / 1000
