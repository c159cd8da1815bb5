import { joinPcm, pcmFromBytes } from '../../core/audio/pcm.ts'
import { createResampler } from '../../core/audio/resample.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'
import { samplesOf } from './sent-media.ts'

const SLOWEST_HZ = 8000
const FASTEST_HZ = 48_000

const refused = (code: string, message: string) => new SocketRefusal(code, message, CLOSE.badPayload)

export type MediaType = { kind: 'audio'; rateHz: number } | { kind: 'jpeg' }

/** Reads a MIME type: `audio/pcm` with `rate=` from 8000 to 48000 (16000 without), or `image/jpeg`. */
export function mediaType(mimeType: string): MediaType {
  const [type = '', ...parameters] = mimeType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (type === 'image/jpeg') return { kind: 'jpeg' }
  if (type !== 'audio/pcm') throw refused('unsupported_media', 'Send audio/pcm or image/jpeg.')
  const value = (name: string) =>
    parameters.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
  const rateHz = Number(value('rate') ?? AUDIO_IN.rateHz)
  if (!Number.isInteger(rateHz) || rateHz < SLOWEST_HZ || rateHz > FASTEST_HZ) {
    throw refused('unsupported_rate', `Sound must have ${SLOWEST_HZ} to ${FASTEST_HZ} samples a second.`)
  }
  if (Number(value('channels') ?? 1) !== 1) throw refused('unsupported_media', 'Sound must have one channel.')
  return { kind: 'audio', rateHz }
}

/**
 * One stream of s16le bytes at any rate to 16 kHz samples. A sample may be cut in two between chunks; another
 * rate than before begins anew.
 */
export function createAudioIntake() {
  let rateHz: number = AUDIO_IN.rateHz
  let resampler = createResampler(rateHz, AUDIO_IN.rateHz)
  let half = new Uint8Array(0)

  /** Nothing is held back and nothing would be: so many bytes are samples as they are. */
  const isAsSent = (bytes: number, hz: number) =>
    hz === AUDIO_IN.rateHz && hz === rateHz && half.length === 0 && bytes % 2 === 0

  return {
    isAsSent,
    push(bytes: Uint8Array, hz: number): Int16Array {
      if (isAsSent(bytes.length, hz)) return samplesOf(bytes)
      const parts: Int16Array[] = []
      if (hz !== rateHz) {
        parts.push(resampler.flush())
        resampler = createResampler(hz, AUDIO_IN.rateHz)
        rateHz = hz
        half = new Uint8Array(0)
      }
      const whole = half.length === 0 ? bytes : Buffer.concat([half, bytes])
      half = whole.length % 2 === 1 ? Uint8Array.of(whole[whole.length - 1] ?? 0) : new Uint8Array(0)
      parts.push(resampler.push(pcmFromBytes(whole)))
      return joinPcm(parts)
    },
    /** The stream ends: what the filter held back. */
    end(): Int16Array {
      half = new Uint8Array(0)
      return resampler.flush()
    },
  }
}
