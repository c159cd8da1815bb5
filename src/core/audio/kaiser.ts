/** Modified Bessel function of the first kind, order 0, by its series; exact to doubles for |x| < 20. */
function bessel0(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/**
 * A low-pass of odd length, symmetric around its middle, gain 1 at zero. `cutoff` is the -6 dB point as a share
 * of the sampling rate (0..0.5); `beta` trades the width of the edge for depth (8: 80 dB).
 */
export function kaiserLowpass(taps: number, cutoff: number, beta: number): Float64Array {
  if (taps % 2 === 0) throw new Error('a symmetric filter needs an odd number of taps')
  const middle = (taps - 1) / 2
  const kernel = new Float64Array(taps)
  let sum = 0
  for (let i = 0; i < taps; i++) {
    const t = i - middle
    const sinc = t === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * t) / (Math.PI * t)
    const window = bessel0(beta * Math.sqrt(1 - (t / (middle + 1)) ** 2)) / bessel0(beta)
    const tap = sinc * window
    kernel[i] = tap
    sum += tap
  }
  return kernel.map((tap) => tap / sum)
}
