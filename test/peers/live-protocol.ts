import * as z from 'zod/mini'

/**
 * The client's side of the published protocol, to the letter: every object is strict, so that an unknown or a
 * deprecated key is refused as the service refuses it. Written from Google's public reference, not from this product.
 */

const base64 = z.string().check(z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/))
const empty = z.strictObject({})
const blob = (type: RegExp) => z.strictObject({ mimeType: z.string().check(z.regex(type)), data: base64 })
const part = z.strictObject({ text: z.string() })
const content = z.strictObject({ role: z.optional(z.enum(['user', 'model'])), parts: z.array(part) })

const declaration = z.strictObject({
  name: z.string().check(z.regex(/^[A-Za-z_][\w.-]{0,62}$/)),
  description: z.string(),
  parameters: z.optional(z.looseObject({ type: z.literal('OBJECT') })),
})

export const setupSchema = z.strictObject({
  model: z
    .string()
    .check(
      z.regex(/^(models\/[\w.-]+|projects\/[\w-]+\/locations\/[\w-]+\/publishers\/google\/models\/[\w.-]+)$/),
    ),
  generationConfig: z.optional(
    z.strictObject({
      responseModalities: z.optional(z.array(z.literal('AUDIO')).check(z.length(1))),
      speechConfig: z.optional(
        z.strictObject({
          languageCode: z.optional(z.string()),
          voiceConfig: z.optional(
            z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) }),
          ),
        }),
      ),
      mediaResolution: z.optional(z.string()),
    }),
  ),
  systemInstruction: z.optional(content),
  tools: z.optional(z.array(z.strictObject({ functionDeclarations: z.array(declaration) }))),
  realtimeInputConfig: z.optional(z.looseObject({})),
  inputAudioTranscription: z.optional(empty),
  outputAudioTranscription: z.optional(empty),
  sessionResumption: z.optional(z.strictObject({ handle: z.optional(z.string()) })),
  contextWindowCompression: z.optional(
    z.strictObject({
      triggerTokens: z.optional(z.number()),
      slidingWindow: z.optional(z.strictObject({ targetTokens: z.optional(z.number()) })),
    }),
  ),
})
export type PeerSetup = z.infer<typeof setupSchema>

const exactlyOne = z.refine((input: unknown) => Object.keys(input as object).length === 1, 'exactly one key')

export const clientMessageSchema = z
  .strictObject({
    setup: z.optional(setupSchema),
    clientContent: z.optional(
      z.strictObject({ turns: z.optional(z.array(content)), turnComplete: z.optional(z.boolean()) }),
    ),
    realtimeInput: z.optional(
      z
        .strictObject({
          audio: z.optional(blob(/^audio\/pcm;rate=\d+$/)),
          video: z.optional(blob(/^image\/jpeg$/)),
          text: z.optional(z.string()),
          audioStreamEnd: z.optional(z.literal(true)),
          activityStart: z.optional(empty),
          activityEnd: z.optional(empty),
        })
        .check(exactlyOne),
    ),
    toolResponse: z.optional(
      z.strictObject({
        functionResponses: z.array(
          z.strictObject({ id: z.optional(z.string()), name: z.string(), response: z.looseObject({}) }),
        ),
      }),
    ),
  })
  .check(exactlyOne)
export type PeerMessage = z.infer<typeof clientMessageSchema>

export interface Refused {
  code: number
  reason: string
}

/** What the service would close with, or the message. */
export function readMessage(text: string): PeerMessage | Refused {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { code: 1007, reason: 'Invalid JSON payload received.' }
  }
  if (/"(?:media_chunks|mediaChunks)":/.test(text)) {
    return { code: 1007, reason: 'media_chunks is deprecated. Use audio, video, or text instead.' }
  }
  const parsed = clientMessageSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return { code: 1007, reason: `Invalid value at ${issue?.path.join('.')}: ${issue?.message}`.slice(0, 120) }
}

export const isRefused = (message: PeerMessage | Refused): message is Refused => 'code' in message
