import { Encoder } from '@evan/opus/wasm/index.mjs'
import { pcmToBytes } from '../../src/core/audio/pcm.ts'
import { AUDIO_IN } from '../../src/core/constants.ts'
import { createOpusDecoder } from '../../src/server/live/opus.ts'
import { createSoundGate } from '../../src/web/audio/sound-gate.ts'

/** What `src/web/devices/opus.ts` asks the browser for: libopus is in both. */
const BITS_A_SECOND = 24_000
const SET_BITRATE = 4002
const SET_COMPLEXITY = 4010

/** Pieces of the microphone as the server's ear gets them; `bytes` counts what was sent, as packets. */
export interface PhoneLine {
  push(piece: Int16Array): { pieces: readonly Int16Array[]; ends: boolean }
  bytes(): number
}

/** The browser puts five of them into a packet; this encoder is older. */
const FRAME_SAMPLES = AUDIO_IN.rateHz / 50

const PIECE_SAMPLES = AUDIO_IN.rateHz / 10

/** Only while somebody speaks, and compressed. */
export function createPhoneLine(): PhoneLine {
  const gate = createSoundGate()
  const encoder = new Encoder({ channels: 1, sample_rate: AUDIO_IN.rateHz, application: 'voip' })
  encoder.ctl(SET_BITRATE, BITS_A_SECOND)
  encoder.ctl(SET_COMPLEXITY, 5)
  const decoder = createOpusDecoder()
  let bytes = 0
  return {
    push(last) {
      // A clip ends in the middle of one; a microphone does not.
      const piece = new Int16Array(PIECE_SAMPLES)
      piece.set(last)
      const { pieces, ends } = gate.push(piece)
      const heard = pieces.flatMap((one) =>
        Array.from({ length: one.length / FRAME_SAMPLES }, (_, at) => {
          const packet = encoder.encode(pcmToBytes(one.slice(at * FRAME_SAMPLES, (at + 1) * FRAME_SAMPLES)))
          bytes += packet.length
          return decoder.push(packet)
        }),
      )
      return { pieces: heard, ends }
    },
    bytes: () => bytes,
  }
}

/** As it is. */
export const plainLine = (): PhoneLine => {
  let bytes = 0
  return {
    push(piece) {
      bytes += piece.byteLength
      return { pieces: [piece], ends: false }
    },
    bytes: () => bytes,
  }
}
