import { MODEL_VOICE, SPEECH_LANGUAGE } from '../constants.ts'
import type { ServiceKind } from './service-kind.ts'

/** A function that the model may call, as the service declares them. */
export interface ToolDeclaration {
  name: string
  description: string
  parameters: object
}

export interface ServiceSetupOptions {
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
