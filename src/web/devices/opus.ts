import { pcmToBytes, toPcm } from '../../core/audio/pcm.ts'
import { AUDIO_IN, AUDIO_OUT } from '../../core/constants.ts'

/** The browser's own Opus codecs: false until it is known that it has them. */
export interface OpusCodec {
  encodes(): boolean
  decodes(): boolean
  /** Whether it plays compressed files. */
  playsFiles(): boolean
  /** A whole file; rejects what it cannot read. */
  readFile(bytes: Uint8Array<ArrayBuffer>): Promise<{ pcm: Int16Array; rateHz: number }>
  /** 16 kHz mono in, a packet for each 100 ms out, in order. `onFault`: none comes any more. */
  openEncoder(
    onPacket: (packet: Uint8Array) => void,
    onFault: () => void,
  ): { push(pcm: Int16Array): void; close(): void }
  /** Packets in, sound out, in order; `flush` resolves when all of it is out. */
  openDecoder(
    onSound: (pcm: Int16Array, rateHz: number) => void,
    onFault: () => void,
  ): { push(packet: Uint8Array): void; flush(): Promise<void>; close(): void }
}

/** Words are heard as well as without compression from 16 on: docs/benchmarks.md, "What a visit sends". */
const BITS_A_SECOND = 24_000
/** One piece of the microphone's, one packet. */
const PIECE_US = 100_000

const sent = {
  codec: 'opus',
  sampleRate: AUDIO_IN.rateHz,
  numberOfChannels: 1,
  bitrate: BITS_A_SECOND,
  opus: { frameDuration: PIECE_US, application: 'voip', signal: 'voice', complexity: 5 },
} as const
const taken = { codec: 'opus', sampleRate: AUDIO_OUT.rateHz, numberOfChannels: 1 } as const

/** The browser's own codecs, where it has them: asked once, known a moment later. */
export function createOpusCodec(): OpusCodec {
  let encodes = false
  let decodes = false
  const supported = (answer: Promise<{ supported?: boolean }>) =>
    answer.then(
      (config) => config.supported === true,
      () => false,
    )
  if ('AudioEncoder' in globalThis)
    void supported(AudioEncoder.isConfigSupported(sent)).then((is) => {
      encodes = is
    })
  if ('AudioDecoder' in globalThis)
    void supported(AudioDecoder.isConfigSupported(taken)).then((is) => {
      decodes = is
    })

  return {
    encodes: () => encodes,
    decodes: () => decodes,
    playsFiles: () => new Audio().canPlayType('audio/ogg; codecs=opus') !== '',
    async readFile(bytes) {
      // Without a loudspeaker: a context may be opened only after a tap, and at the recordings' own rate nothing is lost.
      const { rateHz } = AUDIO_OUT
      const sound = await new OfflineAudioContext(1, 1, rateHz).decodeAudioData(bytes.buffer)
      return { pcm: toPcm(sound.getChannelData(0)), rateHz }
    },
    openEncoder(onPacket, onFault) {
      let atUs = 0
      const encoder = new AudioEncoder({
        output(chunk) {
          const packet = new Uint8Array(chunk.byteLength)
          chunk.copyTo(packet)
          onPacket(packet)
        },
        error() {
          encodes = false
          onFault()
        },
      })
      encoder.configure(sent)
      return {
        push(pcm) {
          const data = pcmToBytes(pcm).slice()
          const { rateHz: sampleRate } = AUDIO_IN
          const shape = { sampleRate, numberOfFrames: pcm.length, numberOfChannels: 1, timestamp: atUs }
          atUs += PIECE_US
          const sound = new AudioData({ format: 's16', ...shape, data })
          encoder.encode(sound)
          sound.close()
        },
        close: () => encoder.state !== 'closed' && encoder.close(),
      }
    },
    openDecoder(onSound, onFault) {
      let atUs = 0
      const decoder = new AudioDecoder({
        output(sound) {
          const samples = new Float32Array(sound.numberOfFrames)
          sound.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
          onSound(toPcm(samples), sound.sampleRate)
          sound.close()
        },
        error() {
          decodes = false
          onFault()
        },
      })
      decoder.configure(taken)
      return {
        push(packet) {
          decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: atUs, data: packet.slice() }))
          atUs += PIECE_US
        },
        flush: () => decoder.flush(),
        close: () => decoder.state !== 'closed' && decoder.close(),
      }
    },
  }
}
