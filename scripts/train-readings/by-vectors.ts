import { circumstancesOf } from '../../src/core/language/learned/features.ts'
import {
  type SentenceLayers,
  shares,
  VECTOR_SCALE,
  type VectorOf,
} from '../../src/core/language/learned/learned-model.ts'
import { VECTOR_DIMENSIONS } from '../../src/server/engine/sentence-vectors.ts'
import { taughtByAdam } from './adam.ts'
import { type Course, shuffled, wanted } from './lessons.ts'
import { product, productOfColumns, productOfRows, sumOfRows } from './products.ts'

const [HIDDEN, BATCH, EPOCHS, RATE] = [512, 128, 12, 1e-3]
/** What part of the inner layer is left out at a time, so that no number of it is relied on alone. */
const DROPOUT = 0.3

interface Row {
  vector: Float32Array
  /** Places of what is told beside it. */
  told: readonly number[]
  right: readonly number[]
}

/** Two layers over a sentence's vector and what is told beside it. */
export function taughtByVectors({ lessons, readings, random }: Course, vectorOf: VectorOf): SentenceLayers {
  const vectors = new Map<string, Float32Array>()
  const vectorFor = (words: string) => {
    const vector = vectors.get(words) ?? vectorOf(words)
    vectors.set(words, vector)
    return vector
  }
  const circumstances = [...new Set(lessons.flatMap(({ sentence }) => circumstancesOf(sentence)))].sort()
  const inputs = VECTOR_DIMENSIONS + circumstances.length
  const rows = lessons.map(({ sentence, right }): Row => {
    const told = circumstancesOf(sentence).map((one) => VECTOR_DIMENSIONS + circumstances.indexOf(one))
    return { vector: vectorFor(sentence.words), told, right }
  })
  const weights = (count: number) =>
    taughtByAdam(Float32Array.from({ length: count }, () => (random() - 0.5) * 0.1))
  const [inner, innerBias] = [weights(inputs * HIDDEN), taughtByAdam(new Float32Array(HIDDEN))]
  const [outer, outerBias] = [weights(HIDDEN * readings), taughtByAdam(new Float32Array(readings))]

  /** The inner layer, in place: nothing below 0, and some of it left out. */
  function activate(inside: Float32Array): void {
    for (const at of inside.keys()) {
      const value = (inside[at] ?? 0) + (innerBias.weights[at % HIDDEN] ?? 0)
      inside[at] = value > 0 && random() >= DROPOUT ? value / (1 - DROPOUT) : 0
    }
  }

  /** Scores as how far they are from what is right, in place. */
  function compare(scores: Float32Array, some: readonly Row[]): void {
    for (const [row, { right }] of some.entries()) {
      const own = scores.subarray(row * readings, (row + 1) * readings)
      const share = shares(Float64Array.from(own, (score, name) => score + (outerBias.weights[name] ?? 0)))
      const aim = wanted(share, right)
      for (const name of own.keys()) own[name] = ((share[name] ?? 0) - (aim[name] ?? 0)) / some.length
    }
  }

  function learn(some: readonly Row[], rate: number): void {
    const given = givenOf(some, inputs)
    const inside = product(given, inner.weights, [some.length, inputs, HIDDEN])
    activate(inside)
    const errors = product(inside, outer.weights, [some.length, HIDDEN, readings])
    compare(errors, some)
    const back = productOfRows(errors, outer.weights, [some.length, readings, HIDDEN])
    for (const at of back.keys()) back[at] = inside[at] === 0 ? 0 : (back[at] ?? 0) / (1 - DROPOUT)
    outer.learn(productOfColumns(inside, errors, [some.length, HIDDEN, readings]), rate)
    outerBias.learn(sumOfRows(errors, readings), rate)
    inner.learn(productOfColumns(given, back, [some.length, inputs, HIDDEN]), rate)
    innerBias.learn(sumOfRows(back, HIDDEN), rate)
  }

  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(rows, random)
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (let from = 0; from < order.length; from += BATCH) learn(order.slice(from, from + BATCH), rate)
  }
  return {
    ...{ circumstances, dimensions: VECTOR_DIMENSIONS, hidden: HIDDEN },
    ...{ inner: inner.weights, innerBias: innerBias.weights },
    ...{ outer: outer.weights, outerBias: outerBias.weights },
  }
}

function givenOf(rows: readonly Row[], inputs: number): Float32Array {
  const given = new Float32Array(rows.length * inputs)
  for (const [row, { vector, told }] of rows.entries()) {
    for (const [at, value] of vector.entries()) given[row * inputs + at] = value * VECTOR_SCALE
    for (const at of told) given[row * inputs + at] = 1
  }
  return given
}
