import { AUDIO_IN, MODEL_REGION, MODEL_VOICE, SPEECH_LANGUAGE } from '../constants.ts'

/** The two services with the same protocol: Vertex AI (a cloud project's own) and the Gemini API. */
type ServiceKind = 'vertex' | 'gemini'

/** Read from the path, which names the RPC service; a host tells nothing about a test's or a company's relay. */
export function serviceKindOf(path: string): ServiceKind {
  return path.includes('LlmBidiService') ? 'vertex' : 'gemini'
}

const REGION = /^([a-z0-9-]+?)-aiplatform\.|^aiplatform\.([a-z]+)\.rep\./

/** Where the models of a Vertex AI host are; a host that does not tell, such as a relay's, counts as the usual region. */
export function locationOf(hostname: string): string {
  if (hostname.startsWith('aiplatform.googleapis.')) return 'global'
  return REGION.exec(hostname)?.slice(1).find(Boolean) ?? MODEL_REGION
}

/**
 * A model's name as the service wants it: `models/X`, or with Vertex AI
 * `projects/P/locations/L/publishers/google/models/X`. A name that is already a path stays as it is.
 */
export function modelPath(
  model: string,
  kind: ServiceKind,
  place: { project: string | undefined; location: string },
): string {
  if (model.startsWith('projects/')) return model
  const name = model.replace(/^(publishers\/google\/)?models\//, '')
  if (kind === 'gemini' || place.project === undefined) return `models/${name}`
  return `projects/${place.project}/locations/${place.location}/publishers/google/models/${name}`
}

/**
 * Models from the third generation on take `clientContent` for the history before the first turn only and close with
 * 1007 on any later one: their text turns go as `realtimeInput.text`. Older ones take a whole turn as content.
 * @internal A test asks it of many names.
 */
export function takesTextAsInput(model: string): boolean {
  const generation = /gemini-(?:live-)?(\d+)/.exec(model)?.[1]
  return generation !== undefined && Number(generation) >= 3
}

/** A function that the model may call, as the service declares them. */
export interface ToolDeclaration {
  name: string
  description: string
  parameters: object
}

interface ServiceSetupOptions {
  kind: ServiceKind
  /** As `modelPath` gives it. */
  model: string
  systemInstruction: string
  voice?: string | undefined
  languageCode?: string | undefined
  tools: readonly ToolDeclaration[]
  /** Of the last `sessionResumptionUpdate`; undefined begins a new conversation. */
  handle: string | undefined
}

/**
 * The first frame to the service. Sound is always asked for, with both transcriptions: today's models refuse TEXT,
 * which is served from what the model said. Resumption and compression are always asked for too: without them a
 * conversation with pictures ends after two minutes.
 */
export function serviceSetup(options: ServiceSetupOptions): { setup: object } {
  const { kind, tools, handle } = options
  return {
    setup: {
      model: options.model,
      generationConfig: {
        responseModalities: ['AUDIO'],
        speechConfig: {
          // Models of the Gemini API choose the language themselves and refuse to be told.
          ...(kind === 'vertex' && { languageCode: options.languageCode ?? SPEECH_LANGUAGE }),
          voiceConfig: { prebuiltVoiceConfig: { voiceName: options.voice ?? MODEL_VOICE } },
        },
      },
      systemInstruction: { parts: [{ text: options.systemInstruction }] },
      ...(tools.length > 0 && { tools: [{ functionDeclarations: tools }] }),
      inputAudioTranscription: {},
      outputAudioTranscription: {},
      sessionResumption: handle === undefined ? {} : { handle },
      contextWindowCompression: { slidingWindow: {} },
    },
  }
}

/** What is sent to the service after the set-up: one key a frame, and one kind of input in it. */

const AUDIO_TYPE = `audio/pcm;rate=${AUDIO_IN.rateHz}`

/**
 * A frame around base64, whose alphabet needs no escaping. As text: bytes of our own would be copied once more by the
 * socket, which masks them in place only if it made them.
 */
const mediaFrame = (key: 'audio' | 'video', mimeType: string) => {
  const before = `{"realtimeInput":{"${key}":{"mimeType":"${mimeType}","data":"`
  return (base64: string) => `${before}${base64}"}}}`
}

/** Around base64 of 16 kHz s16le mono. */
export const audioFrame = mediaFrame('audio', AUDIO_TYPE)
/** Around base64 of a JPEG. */
export const pictureFrame = mediaFrame('video', 'image/jpeg')

/** No more sound comes: what was said is to be answered. */
export const audioEndFrame = () => JSON.stringify({ realtimeInput: { audioStreamEnd: true } })

/** A whole turn of the user in words. */
export function textFrame(text: string, model: string): string {
  if (takesTextAsInput(model)) return JSON.stringify({ realtimeInput: { text } })
  return JSON.stringify({
    clientContent: { turns: [{ role: 'user', parts: [{ text }] }], turnComplete: true },
  })
}

interface ToolAnswer {
  id: string | undefined
  name: string
  response: object
}

export function toolAnswerFrame(answers: readonly ToolAnswer[]): string {
  const functionResponses = answers.map(({ id, name, response }) => ({
    ...(id !== undefined && { id }),
    name,
    response,
  }))
  return JSON.stringify({ toolResponse: { functionResponses } })
}
