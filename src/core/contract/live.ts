import * as z from 'zod/mini'
import { listenForSchema } from './modes.ts'
import { keptProductSchema } from './product.ts'
import { serverCallSchema } from './staff-call.ts'

/**
 * The live socket's messages: what both sides say, and the server's frame; `client-frame.ts` has the client's. On the
 * wire snake_case and camelCase are both spoken; `camelKeys` folds the first into the second, so each message has one
 * schema.
 */

export const partSchema = z.object({
  text: z.optional(z.string()),
  inlineData: z.optional(z.object({ mimeType: z.string(), data: z.string() })),
})

/** Ids are texts or numbers on the wire and texts from here on. */
export const idSchema = z.union([
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
export const resumeSchema = z.object({
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
 * How sound, words and pictures travel. Asked for in `setup` by a client that can, answered with what this server agrees
 * to: without an answer it is PCM without a pause. The one thing that needs no answer is `takesOpus`.
 */
export const mediaTermsSchema = z.object({
  /** Sound may come as `audio/opus`, one packet a chunk. */
  sendsOpus: z.optional(z.boolean()),
  /** Sound may come only while somebody speaks; `audio_stream_end` stands for each silence. */
  pauses: z.optional(z.boolean()),
  /** Speech may be sent as `audio/opus`. */
  takesOpus: z.optional(z.boolean()),
  /** Pictures may come as binary messages (`picture-message.ts`); each is answered by `seen`. */
  pictureBytes: z.optional(z.boolean()),
  /** Those may be WebP as well as JPEG. */
  webp: z.optional(z.boolean()),
  /** What the phone's own recogniser heard may come as `words`: it is understood as what the ear hears. */
  words: z.optional(z.boolean()),
})
export type MediaTerms = z.infer<typeof mediaTermsSchema>

/** A sign of life that a page can see; a socket's own pings it cannot. */
export const aliveSchema = z.looseObject({})

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

/** Replies of the speech socket. `final` with an empty message: something was said that is not understood. */
export const speechReplySchema = z.object({
  type: z.enum(['partial', 'final', 'error']),
  message: z.string(),
})
export type SpeechReply = z.infer<typeof speechReplySchema>
