import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, languageSchema } from '../texts/language.ts'
import { clientNoteSchema } from './field.ts'
import { listenForSchema, modalitySchema, modeSchema } from './modes.ts'
import { keptProductSchema } from './product.ts'
import { clientCallSchema, serverCallSchema } from './staff-call.ts'

/**
 * The live socket's messages. On the wire snake_case and camelCase are both spoken; `camelKeys` folds the first
 * into the second, so each message has one schema.
 */

const partSchema = z.object({
  text: z.optional(z.string()),
  inlineData: z.optional(z.object({ mimeType: z.string(), data: z.string() })),
})

/** Ids are texts or numbers on the wire and texts from here on. */
const idSchema = z.union([
  z.string(),
  z.pipe(
    z.number(),
    z.transform((id: number) => String(id)),
  ),
])

/** What a look is to read. */
export const lookForSchema = z.enum(['name', 'date'])
export type LookFor = z.infer<typeof lookForSchema>

/** What the latest look told, for who says afterwards that it is wrong. */
const toldSchema = z.union([
  z.object({
    look: z.literal('name'),
    productId: idSchema,
    source: z.enum(['barcode', 'words']),
    atMs: z.number(),
    /** It was called wrong, and nothing was seen since that could confirm it. */
    unseen: z.optional(z.literal(true)),
  }),
  z.object({
    look: z.literal('date'),
    date: z.object({
      year: z.int().check(z.gte(2000), z.lte(2099)),
      month: z.int().check(z.gte(1), z.lte(12)),
      day: z.nullable(z.int().check(z.gte(1), z.lte(31))),
    }),
    atMs: z.number(),
    unseen: z.optional(z.literal(true)),
  }),
])
export type Told = z.infer<typeof toldSchema>

/**
 * What a product check goes on with on another connection, on whichever node: told by the server as it changes, given
 * back as it came. It grants nothing and holds no word of anybody, so it needs neither a signature nor a place to be
 * kept. What another version knows besides is left out.
 */
const resumeSchema = z.object({
  /** The product that "this" means. */
  lastProductId: z.optional(idSchema),
  /** When it was looked at, in milliseconds since 1970; without it, nobody knows how long ago. */
  lastSeenAtMs: z.optional(z.number()),
  /** The product before it, for who compares the two. */
  beforeProductId: z.optional(idSchema),
  /** A look that was under way. */
  lookFor: z.catch(z.optional(lookForSchema), undefined),
  /** The products that such a look for a name is to find among others. */
  find: z.optional(z.array(idSchema)),
  /** "Shall I read the use by date?" was not answered yet. */
  dateOffered: z.optional(z.boolean()),
  told: z.catch(z.optional(toldSchema), undefined),
})
export type Resume = z.infer<typeof resumeSchema>

/**
 * How sound and pictures travel. Asked for in `setup` by a client that can, answered with what this server agrees
 * to: without an answer it is PCM without a pause. The one thing that needs no answer is `takesOpus`.
 */
const mediaTermsSchema = z.object({
  /** Sound may come as `audio/opus`, one packet a chunk. */
  sendsOpus: z.optional(z.boolean()),
  /** Sound may come only while somebody speaks; `audio_stream_end` stands for each silence. */
  pauses: z.optional(z.boolean()),
  /** Speech may be sent as `audio/opus`. */
  takesOpus: z.optional(z.boolean()),
  /** Pictures may come as binary messages (`live/picture-message.ts`); each is answered by `seen`. */
  pictureBytes: z.optional(z.boolean()),
  /** Those may be WebP as well as JPEG. */
  webp: z.optional(z.boolean()),
})
export type MediaTerms = z.infer<typeof mediaTermsSchema>

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

/** A sign of life that a page can see; a socket's own pings it cannot. */
const aliveSchema = z.looseObject({})

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
  /** No picture can come for this look: the phone has no camera to give. */
  noCamera: z.optional(z.object({ lookId: z.string().check(z.maxLength(80)) })),
  /** A shopper calls staff, or needs them no more. */
  staffCall: z.optional(clientCallSchema),
  /** Something to be counted; what is not known is not. */
  field: z.catch(z.optional(clientNoteSchema), undefined),
  alive: z.optional(aliveSchema),
})
export type ClientFrame = z.infer<typeof clientFrameSchema>

/**
 * A product that an answer is about, as the list has it now, and the allergens that its pack names: what the page needs
 * to say first what concerns its shopper, which only the page knows (docs/needs.md).
 */
const aboutSchema = z.object({
  product: keptProductSchema,
  pack: z.optional(z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) })),
  /** Whether the answer says that what was asked for is in there; felt and heard with it. */
  sign: z.optional(z.catch(z.optional(z.enum(['contains', 'unsure'])), undefined)),
})
export type AnswerAbout = z.infer<typeof aboutSchema>

/** Beside the frames that carry it. `turn` counts the server's answers; `last`: all its sound is here. */
const utteranceSchema = z.object({
  id: z.string(),
  owner: z.enum(['page', 'check']),
  turn: z.number(),
  last: z.optional(z.boolean()),
  /** With the first frame of an answer. One that this version cannot read is a product without a record. */
  about: z.optional(z.array(z.catch(z.nullable(aboutSchema), null))),
})
export type NamedUtterance = z.infer<typeof utteranceSchema>

const verdictSchema = z.enum(['act', 'confirm', 'askAgain', 'nothing'])
/** What follows from a turn: see docs/conversation.md. */
export type Verdict = z.infer<typeof verdictSchema>

const heardSchema = z.object({
  text: z.string(),
  /** As `meaningName` writes it; null: not understood. */
  meaning: z.nullable(z.string()),
  verdict: verdictSchema,
  question: listenForSchema,
  /** The `question.id` of the client's that was open as the turn began. */
  questionId: z.optional(z.number()),
  /** It was said over the product's voice. */
  overVoice: z.optional(z.boolean()),
})
export type Heard = z.infer<typeof heardSchema>

/** A server's frame. */
export const serverFrameSchema = z.object({
  setupComplete: z.optional(z.looseObject({})),
  serverContent: z.optional(
    z.object({
      modelTurn: z.optional(z.object({ parts: z.array(partSchema) })),
      inputTranscription: z.optional(z.object({ text: z.string() })),
      outputTranscription: z.optional(z.object({ text: z.string() })),
      interrupted: z.optional(z.boolean()),
      turnComplete: z.optional(z.boolean()),
    }),
  ),
  utterance: z.optional(utteranceSchema),
  heard: z.optional(heardSchema),
  /** Somebody speaks, as far as the server can hear; a verdict follows. */
  speech: z.optional(z.object({ on: z.boolean() })),
  look: z.optional(
    z.object({
      open: z.boolean(),
      id: z.string(),
      /** With one that opens: a pack's name is read from a smaller picture than a date. */
      for: z.catch(z.optional(lookForSchema), undefined),
    }),
  ),
  shopperSession: z.optional(
    z.object({ resume: z.optional(resumeSchema), media: z.optional(mediaTermsSchema) }),
  ),
  sessionResumptionUpdate: z.optional(
    z.object({ newHandle: z.optional(z.string()), resumable: z.optional(z.boolean()) }),
  ),
  /** How the call to staff stands; to who made one. */
  staffCall: z.optional(serverCallSchema),
  alive: z.optional(aliveSchema),
  /** To who leads, with each picture of a look that decided nothing: how near its print is to being readable, 0 to 1. */
  aim: z.optional(z.object({ readable: z.number() })),
  /** A picture was looked at, or another took its place: there is room for one more. */
  seen: z.optional(z.looseObject({})),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
})
export type ServerFrame = z.infer<typeof serverFrameSchema>

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Folds snake_case keys of plain JSON into camelCase, at most `depth` levels deep. Values are untouched. */
export function camelKeys(value: unknown, depth = 8): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => camelKeys(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [camel(key), camelKeys(item, depth - 1)]),
  )
}
