import { AUDIO_IN } from '../../../core/constants.ts'
import type { Language } from '../../../core/contract/language.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { NO_PATH_Z } from '../../../core/hearing/rejection.ts'
import { startingMean } from '../../../core/hearing/starting-mean.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'
import type { DecoderPair } from './decoder.ts'
import type { Grammars } from './grammars.ts'

/** Frames of 10 ms, the decoder's unit of scores. */
const FRAME_SAMPLES = AUDIO_IN.rateHz / 100
/** Fed at most before other sessions of the thread get their turn. */
const SLICE_SAMPLES = AUDIO_IN.rateHz / 2
/** Slices that are heard at once for who asks what was recognised so far: as it comes, hardly anything is left. */
const MOST_CAUGHT_UP = 3
const PARTIAL_EVERY_SAMPLES = AUDIO_IN.rateHz / 3

interface Recognised {
  text: string
  z: number
}

const NOTHING: Recognised = { text: '', z: NO_PATH_Z }

/** One utterance on its way through the decoders. */
export interface Recognition {
  feed(samples: Float32Array): void
  /** What is recognised in all that was fed; nothing while another has the decoders, or much is left to be heard. */
  soFar(): Recognised
  /** All was fed: `done` is called, later if others are before it. */
  finish(done: (recognised: Recognised) => void): void
  /** `done` is never called. */
  cancel(): void
}

interface RecognitionOptions {
  listenFor: ListenFor
  names: SpokenNames
  language?: Language | undefined
  /** How far the speech stands out of the noise, in dB. */
  standsOutDb: number
  partial: (text: string) => void
}

export interface Recogniser {
  open(options: RecognitionOptions): Recognition
}

interface Job extends RecognitionOptions {
  /** All of its sound: a preempted utterance is decoded anew. */
  sound: Float32Array[]
  fed: number
  fedSamples: number
  partialAtSamples: number
  partialText: string
  done: ((recognised: Recognised) => void) | undefined
}

/**
 * Lends one decoder pair to one utterance at a time, from its start to its final. What is spoken meanwhile is kept
 * and decoded whole; a finished utterance takes the pair from one that is still being spoken, so that nobody waits
 * for somebody else's babble. `later` runs a piece of work after what is already waiting for the thread.
 */
export function createRecogniser(
  { grammar, loop }: DecoderPair,
  grammars: Grammars,
  later: (work: () => void) => void,
): Recogniser {
  const jobs: Job[] = []
  let holder: Job | undefined
  let pumping = false

  const lend = (job: Job) => {
    holder = job
    job.fed = 0
    job.fedSamples = 0
    grammars.use(job.listenFor, job.names, job.language)
    const mean = startingMean(job.standsOutDb)
    grammar.start(mean)
    loop.start(mean)
  }
  const takeBack = () => {
    grammar.stop()
    loop.stop()
    holder = undefined
  }
  const remove = (job: Job) => {
    const at = jobs.indexOf(job)
    if (at >= 0) jobs.splice(at, 1)
    if (holder === job) takeBack()
  }

  const tellPartial = (job: Job) => {
    if (job.fedSamples - job.partialAtSamples < PARTIAL_EVERY_SAMPLES) return
    job.partialAtSamples = job.fedSamples
    const text = grammar.text()
    if (text === '' || text === job.partialText) return
    job.partialText = text
    job.partial(text)
  }

  const feedSlice = (job: Job) => {
    for (let samples = 0; samples < SLICE_SAMPLES && job.fed < job.sound.length; job.fed++) {
      const piece = job.sound[job.fed]
      if (piece === undefined) break
      grammar.feed(piece)
      loop.feed(piece)
      samples += piece.length
      job.fedSamples += piece.length
    }
  }

  const recognised = ({ fedSamples }: Job): Recognised => {
    const text = grammar.text()
    const frames = Math.max(1, fedSamples / FRAME_SAMPLES)
    return text === '' ? NOTHING : { text, z: (grammar.score() - loop.score()) / frames }
  }

  const conclude = (job: Job) => {
    const { done } = job
    remove(job)
    done?.(recognised(job))
  }

  const pump = () => {
    pumping = false
    const finished = jobs.find((job) => job.done !== undefined)
    if (holder !== undefined && holder.done === undefined && finished !== undefined) takeBack()
    const job = holder ?? finished ?? jobs[0]
    if (job === undefined) return
    if (holder === undefined) lend(job)
    feedSlice(job)
    if (job.fed < job.sound.length) return schedule()
    if (job.done === undefined) return tellPartial(job)
    conclude(job)
    if (jobs.length > 0) schedule()
  }
  const schedule = () => {
    if (pumping) return
    pumping = true
    later(pump)
  }

  return {
    open(options) {
      const job: Job = {
        ...options,
        sound: [],
        fed: 0,
        fedSamples: 0,
        partialAtSamples: 0,
        partialText: '',
        done: undefined,
      }
      jobs.push(job)
      return {
        feed(samples) {
          if (samples.length === 0) return
          job.sound.push(samples)
          schedule()
        },
        soFar() {
          if (holder === undefined && jobs.every(({ done }) => done === undefined)) lend(job)
          if (job !== holder) return NOTHING
          for (let slice = 0; slice < MOST_CAUGHT_UP; slice++) feedSlice(job)
          return job.fed < job.sound.length ? NOTHING : recognised(job)
        },
        finish(done) {
          job.done = done
          schedule()
        },
        cancel() {
          remove(job)
          if (jobs.length > 0) schedule()
        },
      }
    },
  }
}
