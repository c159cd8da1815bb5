import { featuresOf } from '../../src/core/language/learned/features.ts'
import { shares, type WordWeights } from '../../src/core/language/learned/learned-model.ts'
import { type Course, shuffled, wanted } from './lessons.ts'

const [EPOCHS, RATE, DECAY] = [6, 0.25, 3e-5]
/** A feature that stands in fewer sentences teaches nothing. */
const LEAST_SENTENCES = 3
/** Smaller errors move nothing. */
const LEAST_ERROR = 1e-4

/** A weight for each feature of a sentence and reading, by AdaGrad. */
export function taughtByWords({ lessons, readings, random }: Course): WordWeights {
  const told = lessons.map(({ sentence, right }) => ({ all: featuresOf(sentence), right }))
  const features = frequent(told.map(({ all }) => all))
  const indexOf = new Map([...features].map((one, at) => [one, at]))
  const rows = told.map(({ all, right }) => ({ known: all.flatMap((one) => indexOf.get(one) ?? []), right }))
  const weights = new Float32Array(features.length * readings)
  const errors = new Float64Array(readings)
  const slopes = new Float32Array(features.length * readings).fill(1e-6)

  function scoresOf(known: readonly number[]): Float64Array {
    const scores = new Float64Array(readings)
    for (const one of known)
      for (let name = 0; name < readings; name++)
        scores[name] = (scores[name] ?? 0) + (weights[one * readings + name] ?? 0)
    return scores
  }

  function step(feature: number): void {
    for (let name = 0; name < readings; name++) {
      const error = errors[name] ?? 0
      if (Math.abs(error) < LEAST_ERROR) continue
      const where = feature * readings + name
      const slope = error + DECAY * (weights[where] ?? 0)
      slopes[where] = (slopes[where] ?? 0) + slope * slope
      weights[where] = (weights[where] ?? 0) - (RATE * slope) / Math.sqrt(slopes[where] ?? 1)
    }
  }

  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { known, right } of shuffled(rows, random)) {
      const share = shares(scoresOf(known))
      const aim = wanted(share, right)
      for (let name = 0; name < readings; name++) errors[name] = (share[name] ?? 0) - (aim[name] ?? 0)
      for (const one of known) step(one)
    }
  }
  return { features, weights }
}

/** Features that stand in enough sentences, ascending. */
function frequent(sentences: readonly (readonly number[])[]): Uint32Array {
  const counts = new Map<number, number>()
  for (const one of sentences.flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
  return Uint32Array.from(
    [...counts].filter(([, count]) => count >= LEAST_SENTENCES).map(([one]) => one),
  ).sort()
}
