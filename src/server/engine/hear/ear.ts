import { joinFloat, levelDb, toFloat } from '../../../core/audio/pcm.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import {
  createEndpoint,
  endpointRule,
  LONGEST_PAUSE_WINDOWS,
  type Utterance,
  WINDOW_MS,
  WINDOW_SAMPLES,
} from '../../../core/hearing/endpoint.ts'
import { createHeldEndpoint } from '../../../core/hearing/hold.ts'
import { hearRaw } from '../../../core/hearing/mixing.ts'
import { worthDecoding } from '../../../core/hearing/rejection.ts'
import { wasQuiet } from '../../../core/hearing/second-opinion.ts'
import { gainFor } from '../../../core/hearing/starting-mean.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'
import { createConclusions, endingSoFar, isAllTo } from './conclude.ts'
import type { Denoiser } from './denoiser.ts'
import { type HearingEvent, NOTHING_SAID } from './hearing.ts'
import { type SecondEar, transcriptOf } from './neural/second-ear.ts'
import type { AskedOf } from './neural/word-ear.ts'
import type { Decoding, Open } from './open-utterance.ts'
import type { Recogniser, Recognition } from './recogniser.ts'
import { createTape } from './tape.ts'
import type { Transcribe } from './transcriber/transcripts.ts'
import type { VoiceActivity } from './voice-activity.ts'

const samplesOf = (ms: number) => (ms * AUDIO_IN.rateHz) / 1000
/** The decoder hears the words and little around them: babble before and after ruins a right answer. */
const BEFORE_SAMPLES = samplesOf(300)
const AFTER_SAMPLES = samplesOf(130)
/**
 * In noise the neural ear hears more of the room around them: with the decoder's little it took short words in babble
 * for silence. In quiet more makes nothing easier. Figures: docs/hearing.md, "Both ears".
 */
const ROOM_BEFORE_SAMPLES = samplesOf(800)
const ROOM_AFTER_SAMPLES = samplesOf(350)
/** How much of an utterance is heard before its level is judged: raw or denoised, how loud, out of what noise. */
const CHOICE_WINDOWS = 8
/** Nothing in the vocabulary takes longer to say; what does is talk among people. */
const LONGEST_DECODED_SAMPLES = samplesOf(8000)
/** After so many windows of quiet, when its last sound is on the tape, what was said so far is listened to. */
const LISTEN_AFTER_WINDOWS = 5
/** … and after so many where the grammar's decoder has a sentence on which nothing follows: then the end is known sooner. */
const LISTEN_EARLY_WINDOWS = 3
/** From the end of speech to its final, by whether more has to follow: 352, 640 and 1216 ms. */
const QUIET_WINDOWS = { whole: endpointRule.offWindows, open: 20, hangs: LONGEST_PAUSE_WINDOWS } as const
/** What begins so soon behind words that ended early may be their last ones. */
const BEHIND_WINDOWS = 24
/** Utterances of one session that may wait for the decoder. */
const MOST_WAITING = 2

const atLevel = (sound: Float32Array, gain: number) => sound.map((sample) => sample * gain)

export interface EarParts {
  activity: VoiceActivity
  denoiser: Denoiser
  recogniser: Recogniser
  /** Undefined where it could not be loaded. */
  second: SecondEar | undefined
  transcribe: Transcribe
  emit: (event: HearingEvent) => void
}

/** One session within a thread. Calls must not overlap: each waits for the one before. */
export interface Ear {
  audio(pcm: Int16Array): Promise<void>
  listenFor(vocabulary: ListenFor): void
  setNames(names: SpokenNames): void
  hold(on: boolean, sinceMs: number): void
  end(): void
  close(): void
}

export function createEar(parts: EarParts, { listenFor, names, language }: AskedOf): Ear {
  const { activity, denoiser, recogniser, second, transcribe, emit } = parts
  const tape = createTape(denoiser)
  const endpoint = createHeldEndpoint(createEndpoint())
  const waiting = new Set<Recognition>()
  let asked = listenFor
  let spoken = names
  const prepare = () => second?.prepare({ listenFor: asked, names: spoken, language })
  const conclude = createConclusions(second, emit)
  let rest = new Float32Array(0)
  let open: Open | undefined
  /** Up to where words were heard: the next utterance's room begins behind them. */
  let said = 0
  /** Index after the last window of words that ended early. */
  let allSaid = Number.NEGATIVE_INFINITY
  /** While the shopper holds to talk, until it is known what was said. */
  let held: AskedOf | undefined

  const begin = (utterance: Utterance, toldAtMs?: number): Open => {
    const atMs = held ? toldAtMs : utterance.startWindow * WINDOW_MS
    if (!held) emit({ type: 'speechStart', atMs })
    const start = utterance.startWindow * WINDOW_SAMPLES
    const cursor = Math.max(0, start - BEFORE_SAMPLES)
    const question = held ?? { listenFor: asked, names: spoken, language }
    const isBehind = !held && utterance.startWindow - allSaid <= BEHIND_WINDOWS
    const heard = { decoding: undefined, cursor, startSample: start, soFar: undefined }
    return { ...question, held: held !== undefined, atMs, isBehind, ...heard }
  }

  const choose = (running: Open, { peakDb, floorDb }: Utterance): Decoding => {
    const { listenFor, names, language, cursor, startSample } = running
    const partial = (text: string) => emit({ type: 'partial', text })
    const options = { listenFor, names, language, standsOutDb: peakDb - floorDb, partial }
    const mayWait = running.held || waiting.size < MOST_WAITING
    const recognition = mayWait ? recogniser.open(options) : undefined
    // A session may begin with a word: without silence before it both ears take its first sound for another.
    const silence = new Float32Array(Math.max(0, BEFORE_SAMPLES - startSample))
    if (recognition) {
      waiting.add(recognition)
      recognition.feed(silence)
    }
    const gain = gainFor(peakDb)
    // Of a room in which nothing was heard before the words nothing is known.
    const noisy = !wasQuiet(peakDb - floorDb) && startSample >= BEFORE_SAMPLES
    const before = Math.max(said, startSample - ROOM_BEFORE_SAMPLES)
    const sound = [noisy ? atLevel(tape.raw(before, cursor), gain) : silence]
    return { recognition, raw: hearRaw(peakDb, floorDb), noisy, gain, sound }
  }

  const drop = (decoding: Decoding) => {
    if (!decoding.recognition) return
    waiting.delete(decoding.recognition)
    decoding.recognition.cancel()
    decoding.recognition = undefined
  }

  const feed = (running: Open, utterance: Utterance) => {
    const { decoding } = running
    const to = Math.min(tape.readyTo(), utterance.endWindow * WINDOW_SAMPLES + AFTER_SAMPLES)
    if (!decoding?.recognition || to <= running.cursor) return
    const raw = atLevel(tape.raw(running.cursor, to), decoding.gain)
    decoding.sound.push(raw)
    decoding.recognition.feed(decoding.raw ? raw : atLevel(tape.mix(running.cursor, to), decoding.gain))
    running.cursor = to
    if (!running.held && to - running.startSample > LONGEST_DECODED_SAMPLES) drop(decoding)
  }

  /** What followed so far, and silence where the stream ended with the words: a last sound is lost without. */
  const lastOf = ({ cursor, decoding }: Open, { endWindow }: Utterance): Float32Array[] => {
    const end = endWindow * WINDOW_SAMPLES
    const after = decoding?.noisy ? ROOM_AFTER_SAMPLES : AFTER_SAMPLES
    const last = atLevel(tape.raw(cursor, end + after), decoding?.gain ?? 1)
    return [last, new Float32Array(Math.max(0, end + AFTER_SAMPLES - cursor - last.length))]
  }

  const soundOf = (running: Open, utterance: Utterance) =>
    joinFloat([...(running.decoding?.sound ?? []), ...lastOf(running, utterance)])

  /**
   * In a pause: listens to what was said so far, which is all of it if nothing follows, and ends the utterance where
   * nothing can, or waits longer where something has to.
   */
  const listenSoFar = async (running: Open, utterance: Utterance, second: SecondEar) => {
    const { endWindow, meanProbability, peakDb, floorDb } = utterance
    const speechMs = (endWindow - utterance.startWindow) * WINDOW_MS
    if (worthDecoding(speechMs, meanProbability)) running.decoding ??= choose(running, utterance)
    feed(running, utterance)
    const recognition = running.decoding?.recognition
    if (!recognition) return
    const sound = soundOf(running, utterance)
    const neural = second.hear(sound, running)
    running.soFar = { endWindow, neural, isAll: false }
    const heard = await neural
    const room = { standsOutDb: peakDb - floorDb, speechMs, held: false }
    const ending = endingSoFar(second, { ...room, grammar: recognition.soFar() }, heard, running)
    running.soFar.isAll = ending === 'all'
    if (ending === 'all') return endSoon()
    // Once a pause: while it hears the first it would refuse the second, which is the one that counts.
    if (utterance.quietWindows >= LISTEN_AFTER_WINDOWS)
      running.soFar.transcript = transcriptOf(transcribe, heard, recognition, running)
    endpoint.waitFor(QUIET_WINDOWS[ending])
  }

  /** Without a pause that was listened in. */
  const hearWhole = (running: Open, utterance: Utterance, recognition: Recognition) => {
    const sound = soundOf(running, utterance)
    const neural = second?.hear(sound, running)
    const transcript = neural?.then((heard) => transcriptOf(transcribe, heard, recognition, running))
    return { neural, transcript }
  }

  const endSoon = () => {
    const ended = endpoint.endSoon()
    if (ended) over(ended)
  }

  const inPause = async (running: Open, utterance: Utterance) => {
    const { quietWindows, endWindow, peakDb, floorDb } = utterance
    if (running.held || !second) return
    const isKnown = running.soFar?.endWindow === endWindow && running.soFar.isAll
    const isDue = quietWindows === LISTEN_AFTER_WINDOWS && !isKnown
    const isEarly = () =>
      wasQuiet(peakDb - floorDb) && isAllTo(running.decoding?.recognition?.soFar().text ?? '', running)
    if (isDue || (quietWindows === LISTEN_EARLY_WINDOWS && isEarly()))
      await listenSoFar(running, utterance, second)
  }

  const goOn = (running: Open, utterance: Utterance) => {
    const windows = utterance.endWindow - utterance.startWindow
    if (windows >= CHOICE_WINDOWS) running.decoding ??= choose(running, utterance)
    feed(running, utterance)
  }

  const finish = (running: Open, utterance: Utterance) => {
    const { held, atMs } = running
    // Whoever holds to talk means to be heard.
    const meanProbability = held ? 1 : utterance.meanProbability
    const speechMs = (utterance.endWindow - utterance.startWindow) * WINDOW_MS
    const worth = worthDecoding(speechMs, meanProbability)
    if (worth) running.decoding ??= choose(running, utterance)
    feed(running, utterance)
    const { decoding } = running
    const recognition = decoding?.recognition
    if (!recognition || !worth) {
      if (decoding) drop(decoding)
      emit({ ...NOTHING_SAID, atMs, speechMs, held })
      return
    }
    const soFar = running.soFar?.endWindow === utterance.endWindow ? running.soFar : undefined
    if (soFar?.isAll) allSaid = utterance.endWindow
    emit({ type: 'speechEnd' })
    conclude({
      asked: running,
      recognition,
      ...(soFar ?? hearWhole(running, utterance, recognition)),
      quietMs: utterance.quietWindows * WINDOW_MS,
      utterance: { ...utterance, meanProbability },
      speechMs,
      atMs,
      held,
      isBehind: running.isBehind,
      isWanted: () => waiting.delete(recognition),
    })
  }

  const over = (utterance: Utterance | undefined) => {
    const ended = open
    const wasHeld = held !== undefined
    open = undefined
    held = undefined
    if (ended && utterance) finish(ended, utterance)
    if (utterance) said = utterance.endWindow * WINDOW_SAMPLES
    else if (wasHeld) emit({ ...NOTHING_SAID, held: true })
  }

  const end = () => over(endpoint.cut())

  /** What is being said goes on as what is held, without its beginning if that was long before. */
  const press = (sinceMs: number) => {
    if (!open) emit({ type: 'speechStart' })
    else if (open.decoding) drop(open.decoding)
    held = { listenFor: asked, names: spoken, language }
    const utterance = endpoint.press(Math.round(sinceMs / WINDOW_MS))
    open = utterance && begin(utterance, open?.atMs)
  }

  const window = async (samples: Float32Array) => {
    tape.append(samples)
    const { kind, utterance } = endpoint.step(await activity.window(samples), levelDb(samples))
    if (kind === 'ended') return over(utterance)
    if (!utterance) return
    if (kind === 'started') open = begin(utterance)
    if (open) goOn(open, utterance)
    if (open) await inPause(open, utterance)
  }

  prepare()
  return {
    async audio(pcm) {
      const samples = joinFloat([rest, toFloat(pcm)])
      const whole = samples.length - (samples.length % WINDOW_SAMPLES)
      for (let at = 0; at < whole; at += WINDOW_SAMPLES) {
        await window(samples.subarray(at, at + WINDOW_SAMPLES))
      }
      rest = samples.slice(whole)
    },
    listenFor(vocabulary) {
      asked = vocabulary
      prepare()
    },
    setNames(next) {
      spoken = next
      prepare()
    },
    hold(on, sinceMs) {
      if (!on) end()
      else if (!held) press(sinceMs)
    },
    end,
    close() {
      for (const recognition of waiting) recognition.cancel()
      waiting.clear()
      open = undefined
      denoiser.close()
    },
  }
}
