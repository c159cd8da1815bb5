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

/** Only while somebody speaks, and compressed. */
export function createPhoneLine(): PhoneLine {
  const gate = createSoundGate()
  const encoder = new Encoder({ channels: 1, sample_rate: AUDIO_IN.rateHz, application: 'voip' })
  encoder.ctl(SET_BITRATE, BITS_A_SECOND)
  encoder.ctl(SET_COMPLEXITY, 5)
  const decoder = createOpusDecoder()
  let bytes = 0
  return {
    push(piece) {
      const { pieces, ends } = gate.push(piece)
      const heard = pieces.map((one) => {
        const packet = encoder.encode(pcmToBytes(one))
        bytes += packet.length
        return decoder.push(packet)
      })
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
