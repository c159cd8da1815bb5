import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { grpc, protobuf } from 'google-gax'
import type { Clock } from '../../src/core/clock.ts'

/** Limits of the service (Cloud Speech-to-Text v1 quotas), in its own time. */
const MOST_BYTES = 25_000
const STREAM_MS = 305_000
const TIMEOUT_MS = 10_000
/** Samples a millisecond. */
const RATE = 16
export const TIMEOUT =
  'Audio Timeout Error: Long duration elapsed without audio. Audio should be sent close to real time.'

export interface SpeechRequest {
  streamingConfig?: { config?: { encoding?: string; sampleRateHertz?: number; languageCode?: string } }
  audioContent?: Uint8Array
}

export interface PeerStream {
  config: SpeechRequest['streamingConfig']
  /** Bytes of each piece of sound. */
  sizes: number[]
  /** Samples that were not silence. */
  loud: number
  startedAt: number
  endedAt: number | undefined
  call: { destroyed: boolean }
}

export interface SpeechPeerOptions {
  /** Its time: the limits are counted in it. */
  clock: Clock
  /** What a sample value says. */
  words: readonly string[]
  /** Refuses a new stream: code and words. */
  refuse?: (stream: number) => { code: number; details: string } | undefined
}

const root = protobuf.Root.fromJSON(
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@google-cloud/speech/build/protos/protos.json'),
      'utf8',
    ),
  ),
)
const requestType = root.lookupType('google.cloud.speech.v1.StreamingRecognizeRequest')
const replyType = root.lookupType('google.cloud.speech.v1.StreamingRecognizeResponse')

const definition = {
  streamingRecognize: {
    path: '/google.cloud.speech.v1.Speech/StreamingRecognize',
    requestStream: true,
    responseStream: true,
    requestSerialize: () => Buffer.alloc(0),
    requestDeserialize: (bytes: Buffer) => requestType.toObject(requestType.decode(bytes)) as SpeechRequest,
    responseSerialize: (reply: object) => Buffer.from(replyType.encode(replyType.fromObject(reply)).finish()),
    responseDeserialize: () => ({}),
  },
} as const

const duration = (ms: number) => ({ seconds: Math.floor(ms / 1000), nanos: Math.round((ms % 1000) * 1e6) })

/**
 * Cloud Speech as its client sees it over gRPC, strict about what it is sent: the config first and only first, 25 KB a
 * request, 305 s a stream, sound in time. A run of one sample value is a word; silence ends it.
 */
export async function openSpeechPeer(options: SpeechPeerOptions) {
  const streams: PeerStream[] = []
  const { clock } = options

  function recognise(call: grpc.ServerDuplexStream<SpeechRequest, object>) {
    const stream: PeerStream = {
      config: undefined,
      sizes: [],
      loud: 0,
      startedAt: clock.now(),
      endedAt: undefined,
      call,
    }
    streams.push(stream)
    let word = 0
    let heardMs = 0
    let over = false
    const fail = (code: number, details: string) => {
      if (over) return
      end()
      call.emit('error', { code, details })
    }
    let cancelLate = () => {}
    const expectSound = () => {
      cancelLate()
      cancelLate = clock.after(TIMEOUT_MS, () => fail(11, TIMEOUT))
    }
    const cancelEnd = clock.after(STREAM_MS, () =>
      fail(11, 'Exceeded maximum allowed stream duration of 305 seconds.'),
    )
    function end() {
      over = true
      stream.endedAt = clock.now()
      cancelLate()
      cancelEnd()
    }
    expectSound()

    const reply = (transcript: string, isFinal: boolean) =>
      call.write({
        results: [
          { alternatives: [{ transcript, confidence: 0.9 }], isFinal, resultEndTime: duration(heardMs) },
        ],
      })
    const finish = () => {
      if (word !== 0) reply(options.words[word - 1] ?? '', true)
      word = 0
    }

    function sample(value: number) {
      if (value !== 0) stream.loud += 1
      if (value !== word) {
        finish()
        word = value
        if (word !== 0) reply(options.words[word - 1] ?? '', false)
      }
      heardMs += 1 / RATE
    }

    function sound(bytes: Uint8Array) {
      stream.sizes.push(bytes.length)
      if (bytes.length > MOST_BYTES) return fail(3, 'Request payload size exceeds the limit: 25600 bytes.')
      expectSound()
      for (let at = 0; at + 1 < bytes.length; at += 2) sample((bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0))
    }

    const refusal = options.refuse?.(streams.length)
    if (refusal) return fail(refusal.code, refusal.details)
    call.on('data', (request: SpeechRequest) => {
      if (over) return
      if (request.streamingConfig) {
        if (stream.config) return fail(3, 'Malordered Data Received. Expected audio_content.')
        stream.config = request.streamingConfig
        return
      }
      if (!stream.config) return fail(3, 'Malordered Data Received. Expected streaming_config.')
      sound(request.audioContent ?? new Uint8Array())
    })
    call.on('end', () => {
      if (over) return
      finish()
      end()
      call.end()
    })
    call.on('cancelled', end)
  }

  const server = new grpc.Server()
  server.addService(definition, { streamingRecognize: recognise as grpc.UntypedHandleCall })
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  return { port, streams, close: () => server.forceShutdown() }
}
