import * as z from 'zod/mini'
import { isRate } from '../audio/resample.ts'
import { camelKeys } from '../contract/live.ts'

/** One thing that a service's frame says. A frame may say several; their order here is the order they act in. */
export type ServiceEvent =
  | { type: 'setupComplete' }
  /** Words of the user, a piece at a time; `finished` is often never true. */
  | { type: 'heard'; text: string; finished: boolean }
  /** Words of the model, a piece at a time. */
  | { type: 'spoken'; text: string }
  /** base64 of s16le mono. */
  | { type: 'sound'; data: string; rateHz: number }
  /** The user spoke over the model: what it was saying is to be thrown away. */
  | { type: 'interrupted' }
  /** The model has made all it has to say; `turnComplete` may wait until it would have been heard. */
  | { type: 'generationComplete' }
  | { type: 'turnComplete' }
  | { type: 'calls'; calls: readonly ServiceCall[] }
  /** The calls with these ids are no longer wanted. */
  | { type: 'callsCancelled'; ids: readonly string[] }
  | { type: 'handle'; handle: string | undefined; resumable: boolean }
  /** The connection ends in so many milliseconds. */
  | { type: 'goAway'; inMs: number }

export interface ServiceCall {
  id: string | undefined
  name: string
  args: Readonly<Record<string, unknown>>
}

const transcriptionSchema = z.object({ text: z.optional(z.string()), finished: z.optional(z.boolean()) })

const partSchema = z.object({
  inlineData: z.optional(z.object({ mimeType: z.optional(z.string()), data: z.string() })),
})

const contentSchema = z.object({
  modelTurn: z.optional(z.object({ parts: z.optional(z.array(partSchema)) })),
  turnComplete: z.optional(z.boolean()),
  interrupted: z.optional(z.boolean()),
  generationComplete: z.optional(z.boolean()),
  inputTranscription: z.optional(transcriptionSchema),
  outputTranscription: z.optional(transcriptionSchema),
})

const callSchema = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  args: z.optional(z.record(z.string(), z.unknown())),
})

/** Unknown keys are left out: the service may say new things at any time. */
const frameSchema = z.object({
  setupComplete: z.optional(z.looseObject({})),
  serverContent: z.optional(contentSchema),
  toolCall: z.optional(z.object({ functionCalls: z.optional(z.array(callSchema)) })),
  toolCallCancellation: z.optional(z.object({ ids: z.optional(z.array(z.string())) })),
  goAway: z.optional(z.object({ timeLeft: z.optional(z.string()) })),
  sessionResumptionUpdate: z.optional(
    z.object({ newHandle: z.optional(z.string()), resumable: z.optional(z.boolean()) }),
  ),
})

/**
 * Milliseconds of a protobuf duration ("50s", "1.500s"); unreadable is 0: better to leave early than too late.
 * @internal A table of durations is tried on it.
 */
export function durationMs(text: string): number {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text)?.[1]
  return seconds === undefined ? 0 : Number(seconds) * 1000
}

const OUT_RATE_HZ = 24_000
const rateOf = (mimeType: string) => Number(/rate=(\d{1,9})/.exec(mimeType)?.[1] ?? OUT_RATE_HZ)

/** Of a turn no more is looked up: who asks for thousands of things at once has lost its way. */
const MOST_CALLS = 4

function* contentEvents(content: z.infer<typeof contentSchema>): Generator<ServiceEvent> {
  const { inputTranscription, outputTranscription, modelTurn } = content
  if (inputTranscription?.text || inputTranscription?.finished) {
    yield {
      type: 'heard',
      text: inputTranscription.text ?? '',
      finished: inputTranscription.finished ?? false,
    }
  }
  if (outputTranscription?.text) yield { type: 'spoken', text: outputTranscription.text }
  for (const { inlineData } of modelTurn?.parts ?? []) {
    // Text parts are the model's thoughts when sound was asked for; they are for nobody.
    const { mimeType = 'audio/pcm', data } = inlineData ?? {}
    if (data === undefined || !mimeType.startsWith('audio/pcm')) continue
    const rateHz = rateOf(mimeType)
    if (isRate(rateHz)) yield { type: 'sound', data, rateHz }
  }
  if (content.interrupted) yield { type: 'interrupted' }
  if (content.generationComplete) yield { type: 'generationComplete' }
  if (content.turnComplete) yield { type: 'turnComplete' }
}

/**
 * What a frame of the service says, in the order it acts in: words before their sound, an interruption before the
 * turn's end. Throws a zod error for what is no frame. `frame` is parsed JSON, keys in either spelling.
 */
export function readServiceFrame(frame: unknown): ServiceEvent[] {
  const { serverContent, toolCall, ...rest } = frameSchema.parse(camelKeys(frame))
  const events: ServiceEvent[] = []
  if (rest.setupComplete) events.push({ type: 'setupComplete' })
  const update = rest.sessionResumptionUpdate
  if (update) {
    events.push({
      type: 'handle',
      handle: update.newHandle || undefined,
      resumable: update.resumable ?? false,
    })
  }
  if (toolCall?.functionCalls) {
    const calls = toolCall.functionCalls
      .slice(0, MOST_CALLS)
      .map(({ id, name, args = {} }) => ({ id, name, args }))
    events.push({ type: 'calls', calls })
  }
  if (rest.toolCallCancellation?.ids)
    events.push({ type: 'callsCancelled', ids: rest.toolCallCancellation.ids })
  if (serverContent) events.push(...contentEvents(serverContent))
  if (rest.goAway) events.push({ type: 'goAway', inMs: durationMs(rest.goAway.timeLeft ?? '') })
  return events
}

/** How a connection to the service ended. `status`: the HTTP answer when it never became a socket. */
export interface ServiceEnd {
  code: number
  status?: number
  /** The service's own words; may quote what was sent, so it is never logged. */
  reason: string
}

/**
 * What follows: `again` (dropped, overloaded, out of time: resume with the handle) or `never` (the message, the model
 * or the credentials are wrong, and would be wrong again).
 */
export function afterServiceEnd({ code, status }: ServiceEnd): 'again' | 'never' {
  if (status !== undefined) return status === 408 || status === 429 || status >= 500 ? 'again' : 'never'
  return code === 1007 || code === 1008 ? 'never' : 'again'
}

/** A silence of our own measuring: nothing came although something had to. RFC 6455 leaves 4000 to 4999 to us. */
export const SILENT_SERVICE = 4000
/** What came was no frame of the protocol. */
export const BROKEN_SERVICE = 4001
/** Connecting or the first message took too long. */
export const LATE_SERVICE = 4002

/** More than anybody says in a turn; a service that sends words without end fills nothing. */
const MOST_CHARACTERS = 8000

/**
 * Puts the pieces of a transcription together. Pieces carry their own spaces; some services leave them out after a
 * sentence's end.
 */
export function joinPiece(words: string, longPiece: string): string {
  if (words.length > MOST_CHARACTERS) return words
  const piece = longPiece.slice(0, MOST_CHARACTERS)
  const glued = /[.!?]$/.test(words) && /^\p{Lu}/u.test(piece)
  return glued ? `${words} ${piece}` : words + piece
}

/** Words of a speaker brought to one line. */
export const tidyWords = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The slowest and the fastest that clear speech goes, in milliseconds a character, pauses included. */
const FASTEST_MS = 35
const SLOWEST_MS = 160
/** Breath before and after. */
const SPARE_MS = 2500

/**
 * Whether so much sound can be these words and nothing else: more than the slowest voice needs means that something
 * was said which no transcription tells of; less than the fastest means that part of the sound is missing.
 */
export function soundFits(text: string, soundMs: number): boolean {
  const { length } = tidyWords(text)
  return soundMs <= length * SLOWEST_MS + SPARE_MS && soundMs >= length * FASTEST_MS - SPARE_MS
}
