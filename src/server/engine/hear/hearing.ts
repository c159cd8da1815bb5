import * as z from 'zod/mini'
import { type Language, languageSchema } from '../../../core/contract/language.ts'
import { type ListenFor, listenForSchema } from '../../../core/contract/modes.ts'
import { NO_PATH_Z } from '../../../core/hearing/rejection.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'
import { askedSchema, transcriptSchema } from './transcriber/transcriber.ts'

export type { SpokenNames }

export interface HearingOptions {
  listenFor: ListenFor
  names: SpokenNames
  /** What the visit is in: another than English has a grammar of its own, with the English words in it. */
  language?: Language | undefined
  /** Where the sound comes from: addresses are heard in turn. */
  address?: string | undefined
  /** Called whenever all sound so far has been taken: for whoever sends faster than anybody speaks. */
  caughtUp?: () => void
}

const hearingEventSchema = z.discriminatedUnion('type', [
  /** Speech began, `atMs` into the session's sound; sent once the voice detector is sure (three 32 ms windows). */
  z.object({ type: z.literal('speechStart'), atMs: z.optional(z.number()) }),
  /** The best words so far; may change. */
  z.object({ type: z.literal('partial'), text: z.string() }),
  /** Speech ended and its words are being worked out: a final follows. Without words to be expected only that comes. */
  z.object({ type: z.literal('speechEnd') }),
  /**
   * Speech ended. `text` is lower case without punctuation, '' when what was said is not in the vocabulary.
   * `score` is z of docs/hearing.md (higher is surer), `speechMs` the length of the speech, `quietMs` how long ago it
   * ended, `atMs` as when it began. `doubtful`: the words may be
   * others; `far`: quieter than who is near the phone; `held`: said while the shopper held to talk.
   */
  z.object({
    type: z.literal('final'),
    atMs: z.optional(z.number()),
    text: z.string(),
    score: z.number(),
    speechMs: z.number(),
    quietMs: z.optional(z.number()),
    doubtful: z.optional(z.boolean()),
    far: z.optional(z.boolean()),
    held: z.optional(z.boolean()),
  }),
])
export type HearingEvent = z.infer<typeof hearingEventSchema>

/** The final of what had no words. */
export const NOTHING_SAID = { type: 'final', text: '', score: NO_PATH_Z, speechMs: 0 } as const

/** One shopper's ear. Nothing is emitted after `close`. */
export interface HearingSession {
  /** 16 kHz mono, any chunk length. */
  audio(pcm: Int16Array): void
  listenFor(vocabulary: ListenFor): void
  setNames(names: SpokenNames): void
  /**
   * The shopper holds to talk, since so many milliseconds: until the hold ends all that is said is one utterance, and
   * one final follows. A hold of 12 s ends by itself.
   */
  hold(on: boolean, sinceMs: number): void
  /** The stream ends here: a running utterance is brought to its final at once. */
  end(): void
  close(): void
}

/** The sense of hearing: voice activity, noise suppression and grammar recognition in a pool of workers. */
export interface Hearing {
  ready(): Promise<void>
  healthy(): boolean
  open(options: HearingOptions, emit: (event: HearingEvent) => void): HearingSession
  close(): Promise<void>
}

/** The service failed: `text` is for the page, which knows 'Audio Timeout' and 'destroyed' by their words. */
interface SpeechToTextFault {
  type: 'error'
  text: string
}

export type SpeechToTextEvent = HearingEvent | SpeechToTextFault

/**
 * Writes down speech for `/stt`. The embedded sense of hearing is one; a cloud's service is another. `end` brings what
 * is being said to its final; sound after it begins anew.
 */
export interface SpeechToText {
  open(options: HearingOptions, emit: (event: SpeechToTextEvent) => void): HearingSession
}

/** What passes between the server's thread and a hearing thread. `id` names a session within its thread. */

const namesSchema = z.object({ version: z.string(), names: z.readonly(z.array(z.string())) })
const id = z.number()

export const toEarSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    id,
    listenFor: listenForSchema,
    names: namesSchema,
    language: z.optional(languageSchema),
  }),
  z.object({ type: z.literal('audio'), id, pcm: z.instanceof(Int16Array) }),
  z.object({ type: z.literal('listenFor'), id, listenFor: listenForSchema }),
  z.object({ type: z.literal('names'), id, names: namesSchema }),
  z.object({ type: z.literal('hold'), id, on: z.boolean(), sinceMs: z.number() }),
  z.object({ type: z.literal('end'), id }),
  z.object({ type: z.literal('close'), id }),
  /** The answer to `transcribe`; without a transcript there is none. */
  z.object({ type: z.literal('transcribed'), id, job: z.string(), transcript: z.optional(transcriptSchema) }),
])
export type ToEar = z.infer<typeof toEarSchema>

export const fromEarSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('event'), id, event: hearingEventSchema }),
  /** Samples that the thread is done with: what is under way is bounded by the sender. */
  z.object({ type: z.literal('taken'), id, samples: z.number() }),
  /** An utterance of the session for the transcriber, which all threads share. */
  z.object({ type: z.literal('transcribe'), id, job: z.string(), asked: askedSchema }),
])
export type FromEar = z.infer<typeof fromEarSchema>
