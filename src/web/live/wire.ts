import { pcmFromBytes, pcmToBytes } from '../../core/audio/pcm.ts'

/** Characters of one `fromCharCode` call: more would overflow the stack of old phones. */
const SLICE = 8192

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  }
  return btoa(text)
}

/** Throws on what is not base64. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

export const pcmToBase64 = (pcm: Int16Array) => toBase64(pcmToBytes(pcm))

export const pcmFromBase64 = (text: string) => pcmFromBytes(fromBase64(text))

/** The rate named in a type such as "audio/pcm;rate=24000". */
export function rateOf(mimeType: string, otherwise: number): number {
  const rate = Number(/;\s*rate=(\d+)/.exec(mimeType)?.[1])
  return rate > 0 ? rate : otherwise
}
