import { createLatest } from '../../latest.ts'
import { circumstancesOf, featuresOf, type Sentence } from './features.ts'

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
function scoresOf(layers: SentenceLayers, vector: Float32Array, told: readonly string[]): Float64Array {
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

/** How probable each reading of a sentence is, taught by scripts/train-readings.ts. */
export interface LearnedModel {
  /** Names of the readings, by `readingName`. */
  names: readonly string[]
  /** The share of each name, in their order; together 1. */
  sharesOf(sentence: Sentence): Float64Array
}

/** A sentence as numbers that stand near each other where sentences mean alike. */
export type VectorOf = (words: string) => Float32Array

/** A model as it was taught: by the sentence's words, and by its vector where its language has vectors. */
interface TaughtModel {
  names: readonly string[]
  words: WordWeights
  layers?: SentenceLayers | undefined
}

/** A weight for each feature and name, 0 where there is none. */
export interface WordWeights {
  /** `featuresOf`, ascending. */
  features: Uint32Array
  /** As many as names for each feature. */
  weights: Float32Array
}

/** Words and vector are each sure of themselves: their sum would be too sure, their mean not enough. */
const OF_BOTH = 0.7

/** A sentence is weighed under several questions, and as it was read: its vector, the dear part, is the same. */
const VECTORS_KEPT = 8

/** Weights of words are kept in steps of this, in a byte: up to 7.9 either way. */
const STEP = 1 / 16
const MOST = 127

interface Head {
  names: readonly string[]
  features: number
  entries: number
  layers?: LayersHead
}

type LayersHead = Pick<SentenceLayers, 'circumstances' | 'dimensions' | 'hidden'> & {
  innerStep: number
  outerStep: number
}

/**
 * A model as bytes, weights of words under `least` left out: the length of the head (4 bytes, little-endian), the head as
 * JSON padded to four, the features, where the entries of each end, the biases of the layers, the name and the weight of each
 * entry, and both layers in steps that the head tells.
 */
export function packModel({ names, words, layers }: TaughtModel, least: number): Uint8Array {
  const { features, weights } = words
  const entries: { name: number; weight: number }[] = []
  const ends = new Uint32Array(features.length)
  for (const at of features.keys()) {
    for (const name of names.keys()) {
      const weight = weights[at * names.length + name] ?? 0
      if (Math.abs(weight) >= least) entries.push({ name, weight: inSteps(weight, STEP) })
    }
    ends[at] = entries.length
  }
  const told = headOf({
    ...{ names, features: features.length, entries: entries.length },
    ...(layers && { layers: layersHead(layers) }),
  })
  const parts: ArrayBufferView[] = [
    Uint32Array.of(told.length),
    told,
    features,
    ends,
    ...(layers ? [layers.innerBias, layers.outerBias] : []),
    Uint8Array.from(entries, ({ name }) => name),
    Int8Array.from(entries, ({ weight }) => weight),
    ...(layers ? [layers.inner, layers.outer].map(packLayer) : []),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

function headOf(head: Head): Uint8Array {
  const json = JSON.stringify(head)
  // Names are plain letters.
  return Uint8Array.from(json.padEnd(Math.ceil(json.length / 4) * 4), (letter) => letter.charCodeAt(0))
}

const layersHead = ({ circumstances, dimensions, hidden, inner, outer }: SentenceLayers): LayersHead => ({
  ...{ circumstances, dimensions, hidden },
  ...{ innerStep: stepFor(inner), outerStep: stepFor(outer) },
})

function packLayer(layer: Float32Array): Int8Array {
  const step = stepFor(layer)
  return Int8Array.from(layer, (one) => inSteps(one, step))
}

const inSteps = (weight: number, step: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight / step)))
const stepFor = (weights: Float32Array) =>
  weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST || 1

/** Reads what `packModel` wrote. Without `vectorOf` sentences are weighed by their words alone. */
export function readModel(bytes: Uint8Array, vectorOf?: VectorOf): LearnedModel {
  const whole = bytes.slice().buffer
  const [headLength = 0] = new Uint32Array(whole, 0, 1)
  let at = 4
  const take = (length: number) => {
    at += length
    return at - length
  }
  const head: Head = JSON.parse(String.fromCharCode(...new Uint8Array(whole, take(headLength), headLength)))
  const { names, features: known, entries } = head
  const hidden = head.layers?.hidden ?? 0
  const features = new Uint32Array(whole, take(4 * known), known)
  const ends = new Uint32Array(whole, take(4 * known), known)
  const innerBias = new Float32Array(whole, take(4 * hidden), hidden)
  const outerNames = head.layers ? names.length : 0
  const outerBias = new Float32Array(whole, take(4 * outerNames), outerNames)
  const ofEntry = new Uint8Array(whole, take(entries), entries)
  const weights = new Int8Array(whole, take(entries), entries)

  function scoresByWords(sentence: Sentence): Float64Array {
    const scores = new Float64Array(names.length)
    for (const feature of featuresOf(sentence)) {
      const found = indexOf(features, feature)
      if (found < 0) continue
      for (let entry = found === 0 ? 0 : (ends[found - 1] ?? 0); entry < (ends[found] ?? 0); entry++) {
        const name = ofEntry[entry] ?? 0
        scores[name] = (scores[name] ?? 0) + (weights[entry] ?? 0) * STEP
      }
    }
    return scores
  }
  if (!vectorOf || !head.layers) return { names, sharesOf: (sentence) => shares(scoresByWords(sentence)) }

  const { circumstances, dimensions, innerStep, outerStep } = head.layers
  const layer = (length: number, step: number) =>
    Float32Array.from(new Int8Array(whole, take(length), length), (weight) => weight * step)
  const layers: SentenceLayers = {
    ...{ circumstances, dimensions, hidden, innerBias, outerBias },
    inner: layer((dimensions + circumstances.length) * hidden, innerStep),
    outer: layer(hidden * names.length, outerStep),
  }
  const mixed = (ones: Float64Array, others: Float64Array) =>
    ones.map((one, at) => OF_BOTH * (one + (others[at] ?? 0)))
  const vectors = createLatest<string, Float32Array>(VECTORS_KEPT)
  const keptVector = (words: string): Float32Array => {
    const vector = vectors.get(words) ?? vectorOf(words)
    vectors.set(words, vector)
    return vector
  }
  return {
    names,
    sharesOf(sentence) {
      const byVector = scoresOf(layers, keptVector(sentence.words), circumstancesOf(sentence))
      return shares(mixed(scoresByWords(sentence), byVector))
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
