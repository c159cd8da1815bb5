import type { Transcript } from '../../../core/hearing/transcript.ts'
import type { AskedOf, WordsHeard } from './neural/word-ear.ts'
import type { Recognition } from './recogniser.ts'

/** One utterance on its way through the decoder. */
export interface Decoding {
  /** Undefined when too many wait, or it went on for too long. */
  recognition: Recognition | undefined
  raw: boolean
  /** Whether the neural ear is to hear the room around the words. */
  noisy: boolean
  gain: number
  /** All of it so far as it came, with the room before it, at the decoder's level: the neural ear was taught in noise. */
  sound: Float32Array[]
}

/** An utterance under way; the question that was open when the words began is the one they answer. */
export interface Open extends AskedOf {
  /** Said while the shopper holds to talk. */
  held: boolean
  /** With which it was told of; undefined for a hold that began in silence. */
  atMs: number | undefined
  /** It began right behind words that had ended early. */
  isBehind: boolean
  /** Undefined until enough was heard to choose it. */
  decoding: Decoding | undefined
  /** Sample number up to which the decoder was fed. */
  cursor: number
  startSample: number
  /** What the neural ear heard up to the pause that is open, and whether nothing can follow. */
  soFar:
    | {
        endWindow: number
        neural: Promise<WordsHeard>
        isAll: boolean
        /** Not asked where nothing can follow: those are sure. */
        transcript?: Promise<Transcript | undefined> | undefined
      }
    | undefined
}
