/** Signed 16-bit samples to -1..1. */
export function toFloat(pcm: Int16Array): Float32Array {
  const float = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) float[i] = (pcm[i] ?? 0) / 32768
  return float
}

/** -1..1 to signed 16-bit samples; what is louder is clipped, what is no number becomes silence. */
export function toPcm(float: Float32Array): Int16Array {
  const pcm = new Int16Array(float.length)
  for (let i = 0; i < float.length; i++) {
    const sample = Math.round((float[i] ?? 0) * 32768)
    pcm[i] = sample > 32767 ? 32767 : sample < -32768 ? -32768 : sample
  }
  return pcm
}

/** Little-endian bytes of a socket or a file to samples. A trailing odd byte is dropped; the bytes are copied. */
export function pcmFromBytes(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pcm = new Int16Array(bytes.byteLength >> 1)
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(i * 2, true)
  return pcm
}

/** Samples to little-endian bytes. */
export function pcmToBytes(pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(pcm.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < pcm.length; i++) view.setInt16(i * 2, pcm[i] ?? 0, true)
  return bytes
}

/** Many arrays in order in one, which is as long as all of them. */
function joinedIn<Samples extends Int16Array | Float32Array>(joined: Samples, parts: readonly Samples[]) {
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const lengthOf = (parts: readonly { length: number }[]) =>
  parts.reduce((total, part) => total + part.length, 0)

export const joinPcm = (parts: readonly Int16Array[]) => joinedIn(new Int16Array(lengthOf(parts)), parts)
export const joinFloat = (parts: readonly Float32Array[]) =>
  joinedIn(new Float32Array(lengthOf(parts)), parts)

/** What stands for the level of perfect silence: below the quantisation of 16-bit audio. */
const SILENCE_DB = -100

/** Root mean square of samples in -1..1; 0 for none. */
export function rms(float: Float32Array): number {
  let sum = 0
  for (let i = 0; i < float.length; i++) {
    const sample = float[i] ?? 0
    sum += sample * sample
  }
  return float.length === 0 ? 0 : Math.sqrt(sum / float.length)
}

/** Decibels of an amplitude where 1 is full scale; never below SILENCE_DB. */
export function decibels(amplitude: number): number {
  return amplitude > 0 ? Math.max(SILENCE_DB, 20 * Math.log10(amplitude)) : SILENCE_DB
}

/** Level of samples in -1..1, in dB below full scale. */
export function levelDb(float: Float32Array): number {
  return decibels(rms(float))
}
