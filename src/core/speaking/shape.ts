/** Sound under this, over 5 ms, is the voice's own silence: flite's lies at -62 dB, its quietest sounds at -45. */
const SILENCE_DB = -52
const WINDOW_MS = 5
/** Kept around the words, so that a soft first or last sound is whole. */
const KEEP_BEFORE_MS = 25
const KEEP_AFTER_MS = 60
const FADE_MS = 10
/** Level of the words themselves, pauses left out: what the page's gain and compressor are set for. */
const SPOKEN_LEVEL_DB = -20
const PEAK = 0.95 * 32767

const amplitude = (db: number) => 32768 * 10 ** (db / 20)

/** Root mean square of each 5 ms window, in units of a sample. */
function windowLevels(pcm: Int16Array, size: number): number[] {
  const levels: number[] = []
  for (let at = 0; at < pcm.length; at += size) {
    let sum = 0
    const end = Math.min(pcm.length, at + size)
    for (let i = at; i < end; i++) sum += (pcm[i] ?? 0) ** 2
    levels.push(Math.sqrt(sum / (end - at)))
  }
  return levels
}

/**
 * Makes a rendered sentence ready to be joined to others: silence around the words cut (flite puts 250 ms before
 * them, which a listener would wait for), words at an even level without clipping, 10 ms fades at both ends.
 * Nothing but silence gives no samples.
 */
export function shapeSentence(pcm: Int16Array, rateHz: number): Int16Array {
  const size = Math.round((rateHz * WINDOW_MS) / 1000)
  const levels = windowLevels(pcm, size)
  const silence = amplitude(SILENCE_DB)
  const spoken = levels.filter((level) => level > silence)
  if (spoken.length === 0) return new Int16Array(0)
  const first = levels.findIndex((level) => level > silence)
  const last = levels.findLastIndex((level) => level > silence)
  const start = Math.max(0, first * size - (rateHz * KEEP_BEFORE_MS) / 1000)
  const end = Math.min(pcm.length, (last + 1) * size + (rateHz * KEEP_AFTER_MS) / 1000)
  const words = pcm.slice(Math.round(start), Math.round(end))
  const level = Math.sqrt(spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length)
  const peak = words.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  const gain = Math.min(amplitude(SPOKEN_LEVEL_DB) / level, PEAK / peak)
  return fadeEnds(
    words.map((sample) => Math.round(sample * gain)),
    rateHz,
  )
}

/** Fades the first and last 10 ms in place, so that no cut clicks. */
export function fadeEnds(pcm: Int16Array, rateHz: number): Int16Array {
  const length = Math.min(Math.round((rateHz * FADE_MS) / 1000), pcm.length >> 1)
  for (let i = 0; i < length; i++) {
    const share = i / length
    const back = pcm.length - 1 - i
    pcm[i] = Math.round((pcm[i] ?? 0) * share)
    pcm[back] = Math.round((pcm[back] ?? 0) * share)
  }
  return pcm
}
