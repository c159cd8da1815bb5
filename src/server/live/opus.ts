import { setImmediate as turn } from 'node:timers/promises'
// The package's own entry prefers machine code that it brings along; the WebAssembly runs everywhere, and cannot crash us.
import { Decoder, Encoder } from '@evan/opus/wasm/index.mjs'
import { encodeOggOpus } from '../../core/audio/ogg-opus.ts'
import { pcmFromBytes, pcmToBytes } from '../../core/audio/pcm.ts'
import { AUDIO_IN, AUDIO_OUT } from '../../core/constants.ts'

const SET_BITRATE = 4002
const SET_COMPLEXITY = 4010
const GET_LOOKAHEAD = 4027
/** The product’s voice has nothing above 8 kHz; 10 ms of processor time a second of speech. `npm run bench -- recordings`. */
const BITS_A_SECOND = 14_000
const COMPLEXITY = 5
const PACKET_MS = 60
/** Samples of one packet of speech. */
export const PACKET_SAMPLES = (AUDIO_OUT.rateHz * PACKET_MS) / 1000
/** RFC 6716: a packet of 120 ms is no longer than this. */
const LONGEST_PACKET_BYTES = 1275 * 6

/** Packets of one stream, in order, to 16 kHz mono. Throws on what is none. */
export function createOpusDecoder(): { push(packet: Uint8Array): Int16Array } {
  const decoder = new Decoder({ channels: 1, sample_rate: AUDIO_IN.rateHz })
  return {
    push(packet) {
      if (packet.length === 0 || packet.length > LONGEST_PACKET_BYTES) throw new Error('no packet')
      return pcmFromBytes(decoder.decode(packet))
    },
  }
}

/** 24 kHz mono of one sentence to packets of 60 ms, the last one filled with silence. */
export function createOpusEncoder(bitsASecond = BITS_A_SECOND): {
  push(pcm: Int16Array): Uint8Array
  /** Samples that it is behind. */
  lookahead: number
} {
  const encoder = new Encoder({ channels: 1, sample_rate: AUDIO_OUT.rateHz, application: 'voip' })
  encoder.ctl(SET_BITRATE, bitsASecond)
  encoder.ctl(SET_COMPLEXITY, COMPLEXITY)
  return {
    lookahead: encoder.ctl(GET_LOOKAHEAD),
    push(pcm) {
      if (pcm.length === PACKET_SAMPLES) return encoder.encode(pcmToBytes(pcm))
      const whole = new Int16Array(PACKET_SAMPLES)
      whole.set(pcm)
      return encoder.encode(pcmToBytes(whole))
    },
  }
}

/** Packets compressed in one go: the event loop is held for about five milliseconds. */
const PACKETS_A_TURN = 8

/** A whole sentence as an Opus file. */
export async function encodeOpusFile(pcm: Int16Array): Promise<Uint8Array> {
  const encoder = createOpusEncoder()
  const { lookahead } = encoder
  const packets: Uint8Array[] = []
  // What the encoder is behind comes out only when it is pushed.
  for (let at = 0; at < pcm.length + lookahead; at += PACKET_SAMPLES) {
    packets.push(encoder.push(pcm.subarray(at, at + PACKET_SAMPLES)))
    if (packets.length % PACKETS_A_TURN === 0) await turn()
  }
  const { rateHz } = AUDIO_OUT
  return encodeOggOpus({ packets, packetSamples: PACKET_SAMPLES, samples: pcm.length, lookahead, rateHz })
}
