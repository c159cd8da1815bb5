import { pcmFromBytes, pcmToBytes } from './pcm.ts'

const HEADER_BYTES = 44
const PCM_FORMAT = 1
const EXTENSIBLE_FORMAT = 0xfffe

export interface Wav {
  /** Mono. */
  pcm: Int16Array
  rateHz: number
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A 16-bit mono WAV file. */
export function encodeWav(pcm: Int16Array, rateHz: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + pcm.length * 2)
  const view = new DataView(bytes.buffer)
  bytes.set(ascii('RIFF'), 0)
  view.setUint32(4, bytes.length - 8, true)
  bytes.set(ascii('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM_FORMAT, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  bytes.set(ascii('data'), 36)
  view.setUint32(40, pcm.length * 2, true)
  bytes.set(pcmToBytes(pcm), HEADER_BYTES)
  return bytes
}

function mono(pcm: Int16Array, channels: number): Int16Array {
  if (channels === 1) return pcm
  const mixed = new Int16Array(Math.floor(pcm.length / channels))
  for (let i = 0; i < mixed.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += pcm[i * channels + channel] ?? 0
    mixed[i] = sum / channels
  }
  return mixed
}

/**
 * Reads a 16-bit PCM WAV file; channels are mixed to one, `channels` is how many they were. A `data` length longer
 * than the file (streamed writers leave it open) means up to the end. Throws with the reason on anything else.
 */
export function decodeWav(bytes: Uint8Array): Wav & { channels: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('not a WAV file')
  let channels = 0
  let rateHz = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (tag(at) === 'fmt ' && body + 16 <= bytes.length) {
      const format = view.getUint16(body, true)
      const bits = view.getUint16(body + 14, true)
      if ((format !== PCM_FORMAT && format !== EXTENSIBLE_FORMAT) || bits !== 16) {
        throw new Error('not a 16-bit PCM WAV file')
      }
      channels = view.getUint16(body + 2, true)
      rateHz = view.getUint32(body + 4, true)
    } else if (tag(at) === 'data') {
      if (channels === 0) throw new Error('a WAV file without a format')
      const end = Math.min(bytes.length, body + size)
      return { pcm: mono(pcmFromBytes(bytes.subarray(body, end)), channels), rateHz, channels }
    }
    at = body + size + (size % 2)
  }
  throw new Error('a WAV file without sound')
}
