/** Weights that follow their slopes by Adam (Kingma and Ba 2015, with its own constants). */
export function taughtByAdam(weights: Float32Array) {
  const [mean, square] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  let steps = 0
  return {
    weights,
    learn(slopes: Float32Array, rate: number) {
      steps++
      const [ofMean, ofSquare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
      for (let at = 0; at < weights.length; at++) {
        const slope = slopes[at] ?? 0
        mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
        square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
        const size = Math.sqrt((square[at] ?? 0) / ofSquare) + 1e-8
        weights[at] = (weights[at] ?? 0) - (rate * (mean[at] ?? 0)) / ofMean / size
      }
    },
  }
}
