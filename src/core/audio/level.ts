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
