/** Two layers that read a sentence's meaning from its vector, taught by scripts/train-readings.ts. */
export interface SentenceLayers {
  /** What may be told of a sentence beside its vector: the open question, what the rules read. */
  circumstances: readonly string[]
  /** Numbers in a sentence's vector. */
  dimensions: number
  hidden: number
  /** `hidden` for each dimension, then for each circumstance. */
  inner: Float32Array
  innerBias: Float32Array
  /** One for each reading for each of `hidden`. */
  outer: Float32Array
  outerBias: Float32Array
}

/** Vectors have a length of 1: times this their numbers are of a size with a circumstance's. */
export const VECTOR_SCALE = 8

/** A score for each reading. */
export function scoresOf(
  layers: SentenceLayers,
  vector: Float32Array,
  told: readonly string[],
): Float64Array {
  const { circumstances, dimensions, hidden, inner, innerBias, outer, outerBias } = layers
  const inside = Float64Array.from(innerBias)
  const add = (row: number, share: number) => {
    const from = row * hidden
    for (let at = 0; at < hidden; at++) inside[at] = (inside[at] ?? 0) + share * (inner[from + at] ?? 0)
  }
  for (const [row, share] of vector.entries()) add(row, share * VECTOR_SCALE)
  for (const one of told) {
    const at = circumstances.indexOf(one)
    if (at >= 0) add(dimensions + at, 1)
  }
  const scores = Float64Array.from(outerBias)
  for (const [row, value] of inside.entries()) {
    if (value <= 0) continue
    const from = row * scores.length
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] ?? 0) + value * (outer[from + at] ?? 0)
  }
  return scores
}
