import { AUDIO_IN } from '../../../core/constants.ts'
import type { Language } from '../../../core/contract/language.ts'
import type { SpeechEndpoint } from '../../config/service-fields.ts'

/** One result of the service. `endMs`: how much of the stream it tells of. */
export interface SpeechResult {
  text: string
  isFinal: boolean
  endMs: number
}

interface StreamEvents {
  result(result: SpeechResult): void
  /** gRPC status code and the service's own words. Nothing follows. */
  failed(code: number, message: string): void
  /** Ended in order after `end`. */
  done(): void
}

/** One streaming recognition. */
export interface SpeechStream {
  /** At most 100 ms of s16le mono at 16 kHz. */
  write(pcm: Int16Array): void
  /** Chunks that wait to be sent. */
  waiting(): number
  /** No more sound: the rest of the results come, then `done`. */
  end(): void
  /** Ends it at once; no event follows. */
  destroy(): void
}

export interface SpeechService {
  /** Resolves when streams can be opened; loads the client on the first call. */
  ready(): Promise<void>
  /** After `ready` has resolved. `language` is what is spoken, `phrases` are the words that are likely. */
  stream(language: Language, phrases: readonly string[], on: StreamEvents): SpeechStream
  close(): Promise<void>
}

/** The service takes 5000 phrases of 100 characters and 100,000 characters in all. */
const MOST_PHRASES = 500
const LONGEST_PHRASE = 100

const msOf = (time: { seconds?: unknown; nanos?: unknown } | null | undefined) =>
  Number(time?.seconds ?? 0) * 1000 + Number(time?.nanos ?? 0) / 1e6

/**
 * Google Cloud Speech-to-Text (v1) through its official client, which is loaded when it is first needed. To another
 * machine always over TLS with the platform's credentials; a plain endpoint gets neither.
 */
export function createSpeechService({ host, port, plain }: SpeechEndpoint): SpeechService {
  type Client = InstanceType<typeof import('@google-cloud/speech').SpeechClient>
  let client: Client | undefined
  let opening: Promise<void> | undefined

  async function open() {
    const [{ SpeechClient }, gax] = await Promise.all([import('@google-cloud/speech'), import('google-gax')])
    client = new SpeechClient({
      apiEndpoint: host,
      port,
      // Signing in would ask the platform who it is, and a token must not go out unencrypted.
      ...(plain && {
        sslCreds: gax.grpc.credentials.createInsecure(),
        authClient: new gax.googleAuthLibrary.PassThroughClient(),
      }),
    })
    await client.initialize()
  }

  return {
    ready() {
      opening ??= open().catch((error: unknown) => {
        // What failed once is tried again by who comes next.
        opening = undefined
        throw error
      })
      return opening
    },
    stream(language, phrases, on) {
      if (!client) throw new Error('the speech service is not ready')
      let over = false
      const stream = client.streamingRecognize({
        config: {
          encoding: 'LINEAR16',
          sampleRateHertz: AUDIO_IN.rateHz,
          languageCode: language,
          speechContexts: [
            { phrases: phrases.filter(({ length }) => length <= LONGEST_PHRASE).slice(0, MOST_PHRASES) },
          ],
        },
        interimResults: true,
      })
      stream.on('data', (response: StreamingResponse) => {
        if (over) return
        for (const { alternatives, isFinal, resultEndTime } of response.results ?? []) {
          const text = alternatives?.[0]?.transcript ?? ''
          on.result({ text, isFinal: isFinal ?? false, endMs: msOf(resultEndTime) })
        }
      })
      stream.on('error', (error: Error & { code?: number }) => {
        if (over) return
        over = true
        on.failed(error.code ?? 2, error.message)
      })
      stream.on('end', () => {
        if (over) return
        over = true
        on.done()
      })
      return {
        write: (pcm) => void stream.write(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)),
        waiting: () => stream.writableLength,
        end: () => void stream.end(),
        destroy() {
          over = true
          stream.destroy()
        },
      }
    },
    async close() {
      await opening?.catch(() => undefined)
      await client?.close()
    },
  }
}

type StreamingResponse =
  import('@google-cloud/speech').protos.google.cloud.speech.v1.IStreamingRecognizeResponse
