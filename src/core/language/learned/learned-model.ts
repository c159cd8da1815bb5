/** How probable each reading of a sentence is: a linear model over `featuresOf`, taught by scripts/train-readings.ts. */
export interface LearnedModel {
  /** Names of the readings, by `readingName`. */
  names: readonly string[]
  /** The share of each name, in their order; together 1. */
  sharesOf(features: readonly number[]): Float64Array
}

/** A model as it was taught: a weight for each feature and name, 0 where there is none. */
interface TaughtModel {
  names: readonly string[]
  /** Ascending. */
  features: Uint32Array
  /** `names.length` for each feature. */
  weights: Float32Array
}

/** Weights are kept in steps of this, in a byte: up to 7.9 either way. */
const STEP = 1 / 16
const MOST = 127

interface Head {
  names: readonly string[]
  features: number
  entries: number
}

/**
 * A model as bytes, weights under `least` left out: the length of the head (4 bytes, little-endian), the head as JSON padded
 * to four, the features, where the entries of each end, and the name and the weight of each entry.
 */
export function packModel({ names, features, weights }: TaughtModel, least: number): Uint8Array {
  const entries: { name: number; weight: number }[] = []
  const ends = new Uint32Array(features.length)
  for (const at of features.keys()) {
    for (const name of names.keys()) {
      const weight = weights[at * names.length + name] ?? 0
      if (Math.abs(weight) >= least)
        entries.push({ name, weight: Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))) })
    }
    ends[at] = entries.length
  }
  const head: Head = { names, features: features.length, entries: entries.length }
  const json = JSON.stringify(head)
  // Names are plain letters.
  const told = Uint8Array.from(json.padEnd(Math.ceil(json.length / 4) * 4), (letter) => letter.charCodeAt(0))
  const parts = [
    new Uint8Array(Uint32Array.of(told.length).buffer),
    told,
    new Uint8Array(features.buffer, features.byteOffset, features.byteLength),
    new Uint8Array(ends.buffer),
    Uint8Array.from(entries, ({ name }) => name),
    new Uint8Array(Int8Array.from(entries, ({ weight }) => weight).buffer),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Reads what `packModel` wrote. */
export function readModel(bytes: Uint8Array): LearnedModel {
  const whole = bytes.slice().buffer
  const [headLength = 0] = new Uint32Array(whole, 0, 1)
  const head: Head = JSON.parse(String.fromCharCode(...new Uint8Array(whole, 4, headLength)))
  const { names } = head
  const from = 4 + headLength
  const features = new Uint32Array(whole, from, head.features)
  const ends = new Uint32Array(whole, from + 4 * head.features, head.features)
  const ofEntry = new Uint8Array(whole, from + 8 * head.features, head.entries)
  const weights = new Int8Array(whole, from + 8 * head.features + head.entries, head.entries)
  return {
    names,
    sharesOf(asked) {
      const scores = new Float64Array(names.length)
      for (const feature of asked) {
        const at = indexOf(features, feature)
        if (at < 0) continue
        for (let entry = at === 0 ? 0 : (ends[at - 1] ?? 0); entry < (ends[at] ?? 0); entry++) {
          const name = ofEntry[entry] ?? 0
          scores[name] = (scores[name] ?? 0) + (weights[entry] ?? 0) * STEP
        }
      }
      return shares(scores)
    },
  }
}

/** Scores as shares of 1, in place. */
export function shares(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (const [at, score] of scores.entries()) {
    scores[at] = Math.exp(score - most)
    sum += scores[at] ?? 0
  }
  for (const [at, share] of scores.entries()) scores[at] = share / sum
  return scores
}

function indexOf(ascending: Uint32Array, wanted: number): number {
  let [low, high] = [0, ascending.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ascending[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
