import * as z from 'zod/mini'
import { clientNoteSchema } from './field.ts'
import { DEFAULT_LANGUAGE, languageSchema } from './language.ts'
import { aliveSchema, idSchema, mediaTermsSchema, partSchema, resumeSchema } from './live.ts'
import { listenForSchema, modalitySchema, modeSchema } from './modes.ts'
import { clientCallSchema } from './staff-call.ts'

const shopperSessionSchema = z.object({
  mode: z.optional(modeSchema),
  storeId: z.optional(z.nullable(idSchema)),
  resume: z.optional(resumeSchema),
  /** The client leads the visit: names its utterances, reports what was played, does what belongs to the journey. */
  leads: z.optional(z.boolean()),
  /** Within `setup` only: `alive` is to come every two seconds, and is answered, so that both see a dead line. */
  heartbeat: z.optional(z.boolean()),
  /** Within `setup` only: what the shopper is answered in. What nobody speaks is English. */
  language: z.optional(z.catch(languageSchema, DEFAULT_LANGUAGE)),
  /** Within `setup` only. */
  media: z.optional(mediaTermsSchema),
})
export type ShopperSession = z.infer<typeof shopperSessionSchema>

const setupSchema = z.looseObject({
  model: z.optional(z.string()),
  generationConfig: z.optional(
    z.looseObject({
      responseModalities: z.optional(z.array(modalitySchema)),
      speechConfig: z.optional(z.unknown()),
    }),
  ),
  systemInstruction: z.optional(z.looseObject({ parts: z.optional(z.array(partSchema)) })),
  /** Asks to be told of handles, and goes on with the conversation that one belongs to. */
  sessionResumption: z.optional(z.looseObject({ handle: z.optional(z.string().check(z.maxLength(4096))) })),
  shopperSession: z.optional(shopperSessionSchema),
})
export type Setup = z.infer<typeof setupSchema>

const blobSchema = z.object({ mimeType: z.string(), data: z.string(), lookId: z.optional(z.string()) })
export type MediaChunk = z.infer<typeof blobSchema>

const realtimeInputSchema = z.object({
  mediaChunks: z.optional(z.array(blobSchema)),
  audio: z.optional(blobSchema),
  video: z.optional(blobSchema),
  text: z.optional(z.string()),
  audioStreamEnd: z.optional(z.boolean()),
})

const clientContentSchema = z.object({
  turns: z.optional(
    z.array(z.object({ role: z.optional(z.string()), parts: z.optional(z.array(partSchema)) })),
  ),
  turnComplete: z.optional(z.boolean()),
})

const utteranceId = z.string().check(z.minLength(1), z.maxLength(80))

/** A word for word sentence: `say` asks for it, `saying` tells that the page says it by itself. */
const ownSentenceSchema = z.object({ id: z.optional(utteranceId), text: z.string() })

/** Milliseconds that it was heard; a clock that went wrong gives a negative figure, which counts as none. */
const playedSchema = z.object({
  id: utteranceId,
  ms: z.pipe(
    z.number(),
    z.transform((ms: number) => Math.max(0, ms)),
  ),
  interrupted: z.optional(z.boolean()),
})
export type Played = z.infer<typeof playedSchema>

const LONGEST_SINCE_MS = 1000

/** The shopper holds to talk, or lets go: between the two all that is said is one turn, and said to us. */
const holdSchema = z.object({
  on: z.boolean(),
  /** How long ago it began: a finger that rests is known for one only after a moment. At most a second counts. */
  sinceMs: z.pipe(
    z._default(z.number(), 0),
    z.transform((ms: number) => Math.min(LONGEST_SINCE_MS, Math.max(0, ms))),
  ),
})
export type Hold = z.infer<typeof holdSchema>

/** The client holds its own sound because somebody speaks over it, or goes on. */
const silencedSchema = z.object({ on: z.boolean() })

/** Which opening of a question this is, the meanings that the journey acts on by itself, and the section chosen. */
const openQuestionSchema = z.object({
  id: z.number(),
  own: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60))),
  section: z.optional(z.string().check(z.maxLength(80))),
  /** The shopper wants short answers, from now on. */
  short: z.optional(z.boolean()),
  /** What the phone's screen reader may be saying from now on: new names on the screen, and the one with the focus. */
  labels: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60))),
})
export type OpenQuestion = z.infer<typeof openQuestionSchema>

/** A client's frame, keys already in camelCase. One frame may hold several keys. */
export const clientFrameSchema = z.object({
  bearerToken: z.optional(z.nullable(z.string())),
  serviceUrl: z.optional(z.nullable(z.string())),
  setup: z.optional(setupSchema),
  clientContent: z.optional(clientContentSchema),
  realtimeInput: z.optional(realtimeInputSchema),
  shopperSession: z.optional(shopperSessionSchema),
  say: z.optional(ownSentenceSchema),
  saying: z.optional(ownSentenceSchema),
  played: z.optional(playedSchema),
  listenFor: z.optional(listenForSchema),
  question: z.optional(openQuestionSchema),
  hold: z.optional(holdSchema),
  silenced: z.optional(silencedSchema),
  /** What the phone's own recogniser heard. */
  words: z.optional(z.object({ text: z.string() })),
  /** No picture can come for this look: the phone has no camera to give. */
  noCamera: z.optional(z.object({ lookId: z.string().check(z.maxLength(80)) })),
  /** A shopper calls staff, or needs them no more. */
  staffCall: z.optional(clientCallSchema),
  /** Something to be counted; what is not known is not. */
  field: z.catch(z.optional(clientNoteSchema), undefined),
  alive: z.optional(aliveSchema),
})
export type ClientFrame = z.infer<typeof clientFrameSchema>
