/** Well below any voice; what a microphone switches on with is gone in a twentieth of a second. */
const SLOWEST_HZ = 20

/** Takes away what a microphone adds to every sample: to a gate that is noise as loud as speech, for ever. */
export function createCentring(rateHz: number): (samples: Float32Array) => Float32Array {
  const share = (2 * Math.PI * SLOWEST_HZ) / rateHz
  let middle = 0
  return (samples) =>
    samples.map((sample) => {
      middle += share * (sample - middle)
      return sample - middle
    })
}
