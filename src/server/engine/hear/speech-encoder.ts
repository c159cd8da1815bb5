import { Tensor } from 'onnxruntime-node'
import { openQuantised, type PackagedFile, readPackaged } from './network.ts'

/** The package is a library for pages: only two files of it are read. */
export const moonshineFile = (name: string, sha256: string): PackagedFile => ({
  package: '@moonshine-ai/moonshine-js',
  path: `dist/model/tiny/quantized/${name}`,
  sha256,
})
const ENCODER = moonshineFile(
  'encoder_model.onnx',
  'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
)
/** Numbers of a frame. */
export const FEATURES = 288
/** The network takes no less. */
const LEAST_SAMPLES = 1600

/** An utterance as the network knows it: what is said in it, not yet in sounds or words. */
export interface Encoded {
  frames: number
  /** `frames` x 288. */
  values: Float32Array
}

/**
 * The encoder of Moonshine tiny for English (Useful Sensors, MIT), eight bits a weight, frozen: taught by 200,000 hours of
 * people. `samples`: 16 kHz mono, -1..1; silence is added to less than 0.1 s. Rejects when the file is not the one that is known.
 */
export async function loadSpeechEncoder(): Promise<(samples: Float32Array) => Promise<Encoded>> {
  const session = await openQuantised(readPackaged(ENCODER))
  return async (samples) => {
    const enough = samples.length < LEAST_SAMPLES ? withSilence(samples) : samples
    const { last_hidden_state } = await session.run({
      input_values: new Tensor('float32', enough, [1, enough.length]),
    })
    const [, frames = 0] = last_hidden_state?.dims ?? []
    if (!(last_hidden_state?.data instanceof Float32Array))
      throw new Error('the speech encoder gave no numbers')
    return { frames, values: last_hidden_state.data }
  }
}

function withSilence(samples: Float32Array): Float32Array {
  const enough = new Float32Array(LEAST_SAMPLES)
  enough.set(samples)
  return enough
}
