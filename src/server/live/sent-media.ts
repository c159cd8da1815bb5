import type { Media } from '../engine/engine.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

/** Where base64 is decoded to see whether it is that: memory of its own for each message costs more than the check. */
let scratch = Buffer.allocUnsafeSlow(128_000)

/** How many bytes padded base64 stands for. Throws `SocketRefusal` for what a lenient decoder would skip over. */
export function base64Bytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = (base64.length / 4) * 3 - padding
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(bytes)
  if (base64.length % 4 !== 0 || scratch.write(base64, 'base64') !== bytes) {
    throw new SocketRefusal('invalid_base64', 'Sound or picture data is not base64.', CLOSE.badPayload)
  }
  return bytes
}

export const decodeBase64 = (base64: string): Uint8Array => Buffer.from(base64, 'base64')

/** A copy of whole samples; every machine that Node runs on is little-endian, which is what the wire has. */
export const samplesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)

/** A picture that is forwarded as it came, and decoded for whoever looks at it. */
export const pictureAsSent = (base64: string): Media<Uint8Array> => ({
  base64: () => base64,
  decoded: () => decodeBase64(base64),
})

/** The same for sound that is 16 kHz s16le already. */
export const soundAsSent = (base64: string): Media<Int16Array> => ({
  base64: () => base64,
  decoded: () => samplesOf(decodeBase64(base64)),
})

/** Samples as an engine takes them. */
export const soundOf = (pcm: Int16Array): Media<Int16Array> => ({
  base64: () => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64'),
  decoded: () => pcm,
})
