import { levelDb } from '../../../core/audio/level.ts'
import { joinFloat, toFloat } from '../../../core/audio/pcm.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { createEndpoint, type Utterance, WINDOW_MS, WINDOW_SAMPLES } from '../../../core/hearing/endpoint.ts'
import { hearRaw } from '../../../core/hearing/mixing.ts'
import { acceptedText, NO_PATH_Z, worthDecoding } from '../../../core/hearing/rejection.ts'
import { gainFor } from '../../../core/hearing/starting-mean.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'
import type { Denoiser } from './denoiser.ts'
import type { HearingEvent } from './hearing.ts'
import type { Recogniser, Recognition } from './recogniser.ts'
import { createTape } from './tape.ts'
import type { VoiceActivity } from './voice-activity.ts'

const samplesOf = (ms: number) => (ms * AUDIO_IN.rateHz) / 1000
/** The decoder hears the words and little around them: babble before and after ruins a right answer. */
const BEFORE_SAMPLES = samplesOf(300)
const AFTER_SAMPLES = samplesOf(130)
/** How much of an utterance is heard before its level is judged: raw or denoised, how loud, out of what noise. */
const CHOICE_WINDOWS = 8
/** Nothing in the vocabulary takes longer to say; what does is talk among people. */
const LONGEST_DECODED_SAMPLES = samplesOf(8000)
/** Utterances of one session that may wait for the decoder. */
const MOST_WAITING = 2

export interface EarParts {
  activity: VoiceActivity
  denoiser: Denoiser
  recogniser: Recogniser
  emit: (event: HearingEvent) => void
}

/** One session within a thread. Calls must not overlap: each waits for the one before. */
export interface Ear {
  audio(pcm: Int16Array): Promise<void>
  listenFor(vocabulary: ListenFor): void
  setNames(names: SpokenNames): void
  end(): void
  close(): void
}

/** One utterance on its way through the decoder. */
interface Decoding {
  /** Undefined when too many wait, or it went on for too long. */
  recognition: Recognition | undefined
  raw: boolean
  gain: number
}

/** An utterance under way; the question that was open when it began is the one it answers. */
interface Open {
  listenFor: ListenFor
  names: SpokenNames
  /** Undefined until enough was heard to choose it. */
  decoding: Decoding | undefined
  /** Sample number up to which the decoder was fed. */
  cursor: number
  startSample: number
}

export function createEar(parts: EarParts, listenFor: ListenFor, names: SpokenNames): Ear {
  const { activity, denoiser, recogniser, emit } = parts
  const tape = createTape(denoiser)
  const endpoint = createEndpoint()
  const waiting = new Set<Recognition>()
  let asked = listenFor
  let spoken = names
  let rest = new Float32Array(0)
  let open: Open | undefined

  const begin = (utterance: Utterance): Open => {
    emit({ type: 'speechStart' })
    const start = utterance.startWindow * WINDOW_SAMPLES
    const cursor = Math.max(0, start - BEFORE_SAMPLES)
    return { listenFor: asked, names: spoken, decoding: undefined, cursor, startSample: start }
  }

  const choose = ({ listenFor, names, startSample }: Open, { peakDb, floorDb }: Utterance): Decoding => {
    const partial = (text: string) => emit({ type: 'partial', text })
    const options = { listenFor, names, standsOutDb: peakDb - floorDb, partial }
    const recognition = waiting.size < MOST_WAITING ? recogniser.open(options) : undefined
    if (recognition) {
      waiting.add(recognition)
      // A session may begin with a word: without silence before it the decoder takes its first sound for another.
      recognition.feed(new Float32Array(Math.max(0, BEFORE_SAMPLES - startSample)))
    }
    return { recognition, raw: hearRaw(peakDb, floorDb), gain: gainFor(peakDb) }
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
    const sound = decoding.raw ? tape.raw(running.cursor, to) : tape.mix(running.cursor, to)
    decoding.recognition.feed(sound.map((sample) => sample * decoding.gain))
    running.cursor = to
    if (to - running.startSample > LONGEST_DECODED_SAMPLES) drop(decoding)
  }

  const goOn = (running: Open, utterance: Utterance) => {
    const windows = utterance.endWindow - utterance.startWindow
    if (windows >= CHOICE_WINDOWS) running.decoding ??= choose(running, utterance)
    feed(running, utterance)
  }

  const finish = (running: Open, utterance: Utterance) => {
    const { meanProbability } = utterance
    const speechMs = (utterance.endWindow - utterance.startWindow) * WINDOW_MS
    const worth = worthDecoding(speechMs, meanProbability)
    if (worth) running.decoding ??= choose(running, utterance)
    feed(running, utterance)
    const recognition = running.decoding?.recognition
    if (!recognition || !worth) {
      if (running.decoding) drop(running.decoding)
      emit({ type: 'final', text: '', score: NO_PATH_Z, speechMs })
      return
    }
    emit({ type: 'speechEnd' })
    recognition.finish(({ text, z }) => {
      waiting.delete(recognition)
      const accepted = acceptedText({ text, z, speechMs, meanProbability })
      emit({ type: 'final', text: accepted, score: z, speechMs })
    })
  }

  const window = async (samples: Float32Array) => {
    tape.append(samples)
    const step = endpoint.step(await activity.window(samples), levelDb(samples))
    if (!step.utterance) return
    if (step.kind === 'started') open = begin(step.utterance)
    if (!open) return
    if (step.kind === 'ended') {
      const ended = open
      open = undefined
      finish(ended, step.utterance)
    } else {
      goOn(open, step.utterance)
    }
  }

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
    },
    setNames(next) {
      spoken = next
    },
    end() {
      const utterance = endpoint.cut()
      const ended = open
      open = undefined
      if (utterance && ended) finish(ended, utterance)
    },
    close() {
      for (const recognition of waiting) recognition.cancel()
      waiting.clear()
      open = undefined
      denoiser.close()
    },
  }
}
