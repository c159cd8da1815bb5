import { joinPcm, pcmFromBytes } from '../../core/audio/pcm.ts'
import { createResampler } from '../../core/audio/resample.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import type { MediaChunk } from '../../core/contract/client-frame.ts'
import type { EngineSession } from '../engine/engine.ts'
import { createOpusDecoder } from './opus.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

/** A microphone that is exchanged has another rate; none is exchanged so often. */
const MOST_CHANGES = 8
const SLOWEST_HZ = 8000
const FASTEST_HZ = 48_000

/** Of a type with all that it says besides. */
const LONGEST_TYPE = 60

const refused = (code: string, message: string) => new SocketRefusal(code, message, CLOSE.badPayload)

/** Where base64 is decoded: memory of its own for each message costs more than all that is done with it. */
let scratch = Buffer.allocUnsafeSlow(128_000)

/**
 * The bytes of padded base64, good until the next call. Throws `SocketRefusal` for what a lenient decoder skips over.
 * @internal A table of texts is tried on it.
 */
export function decodeBase64(base64: string): Uint8Array {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = (base64.length / 4) * 3 - padding
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(bytes)
  if (base64.length % 4 !== 0 || scratch.write(base64, 'base64') !== bytes) {
    throw refused('invalid_base64', 'Sound or picture data is not base64.')
  }
  return new Uint8Array(scratch.buffer, scratch.byteOffset, bytes)
}

export type MediaType = { kind: 'audio'; rateHz: number } | { kind: 'jpeg' } | { kind: 'opus' }

/**
 * Reads a MIME type: `audio/pcm` with `rate=` from 8000 to 48000 (16000 without), `audio/opus`, or `image/jpeg`.
 * @internal A table of types is tried on it.
 */
export function mediaType(mimeType: string): MediaType {
  if (mimeType.length > LONGEST_TYPE)
    throw refused('unsupported_media', `A type may have ${LONGEST_TYPE} characters.`)
  const [type = '', ...parameters] = mimeType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (type === 'image/jpeg') return { kind: 'jpeg' }
  if (type === 'audio/opus') return { kind: 'opus' }
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
  let changes = 0

  /** Nothing is held back and nothing would be: so many bytes are samples as they are. */
  const isAsSent = (bytes: number, hz: number) =>
    hz === AUDIO_IN.rateHz && hz === rateHz && half.length === 0 && bytes % 2 === 0

  return {
    isAsSent,
    push(bytes: Uint8Array, hz: number): Int16Array {
      // Every machine that Node runs on is little-endian, which is what the wire has.
      if (isAsSent(bytes.length, hz)) return new Int16Array(new Uint8Array(bytes).buffer)
      const parts: Int16Array[] = []
      if (hz !== rateHz) {
        changes += 1
        if (changes > MOST_CHANGES)
          throw refused('unsupported_rate', 'The rate of the sound changed too often.')
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

/**
 * After the end of a stream the voice detector still waits for silence to hear that the words are over: 0.8 s,
 * twice its hangover for questions.
 */
const CLOSING_SILENCE = new Int16Array(0.8 * AUDIO_IN.rateHz)

/** Packets of a client that it was agreed with. */
function createPacketIntake() {
  let decoder: ReturnType<typeof createOpusDecoder> | undefined
  return {
    agree() {
      decoder = createOpusDecoder()
    },
    push(packet: Uint8Array): Int16Array {
      if (!decoder) throw refused('unsupported_media', 'Send audio/pcm or image/jpeg.')
      try {
        return decoder.push(packet)
      } catch {
        throw refused('invalid_sound', 'The sound is no Opus packet.')
      }
    },
  }
}

/** Hands a client's pieces of sound and pictures to a session, sound at 16 kHz. */
export function createMediaIntake() {
  const sound = createAudioIntake()
  const packets = createPacketIntake()
  return {
    /** From here on sound may come as Opus. */
    agreeOnOpus: packets.agree,
    take(to: EngineSession, { mimeType, data, lookId }: MediaChunk): void {
      const type = mediaType(mimeType)
      const bytes = decodeBase64(data)
      if (bytes.length === 0) return
      if (type.kind === 'jpeg') to.frame(bytes, lookId, data)
      else if (type.kind === 'opus') to.audio(packets.push(bytes))
      else if (sound.isAsSent(bytes.length, type.rateHz))
        to.audio(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2), data)
      else to.audio(sound.push(bytes, type.rateHz))
    },
    end(to: EngineSession): void {
      to.audio(sound.end())
      if (to.audioEnd) to.audioEnd()
      else to.audio(CLOSING_SILENCE)
    },
  }
}

/** Shorter messages cost nothing to read as any other. */
const LEAST_BYTES = 2000
/** Everything before and behind the data lies within so many bytes. */
const HEAD_BYTES = 200
const TAIL_BYTES = 160

const HEAD = new RegExp(
  String.raw`^\{"realtime_?[iI]nput":\{"media_?[cC]hunks":\[\{"mime_?[tT]ype":"([\w/;=. -]{1,${LONGEST_TYPE}})","data":"`,
)
const TAIL = /"(?:,"look_?[iI]d":"([\w.-]{1,80})")?\}\]\}\}$/

/**
 * Reads the one message that comes over and over, a single piece of sound or picture as the page writes it, without
 * parsing its 80 kB as JSON; undefined for any other, which is parsed. It is read as JSON would read it: what stands
 * between has no quote and no escape, as some clients write `+`, `/` and `=`.
 */
export function readMediaFrame(data: Uint8Array): MediaChunk | undefined {
  if (data.length < LEAST_BYTES) return undefined
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const head = HEAD.exec(bytes.toString('latin1', 0, HEAD_BYTES))
  const tail = head && TAIL.exec(bytes.toString('latin1', bytes.length - TAIL_BYTES))
  if (!head || !tail) return undefined
  const [opening, mimeType = ''] = head
  const [closing, lookId] = tail
  const base64 = bytes.toString('latin1', opening.length, bytes.length - closing.length)
  if (base64.includes('"') || base64.includes('\\')) return undefined
  return { mimeType, data: base64, ...(lookId !== undefined && { lookId }) }
}
