import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../network.ts'
import { FEATURES, loadSpeechEmbedding } from './speech-embedding.ts'

/** The project's own: scripts/train-ear says how it was made. */
const HEAD = fileURLToPath(new URL('./phone-head.onnx', import.meta.url))

/** Hears sounds, not words: how probable each phone is, every 20 ms. */
export interface PhoneNet {
  /**
   * `samples` is one whole utterance, 16 kHz mono, -1..1. Natural logarithms, frames x 40: the 39 of `PHONES`, then the
   * blank; two frames for each begun 40 ms.
   */
  logProbs(samples: Float32Array): Promise<Float32Array>
}

/** Opens the three networks once for a thread. Rejects when the package's files are not those that the head knows. */
export async function loadPhoneNet(): Promise<PhoneNet> {
  const [featuresOf, head] = await Promise.all([loadSpeechEmbedding(), openNetwork(HEAD)])
  return {
    async logProbs(samples) {
      if (samples.length === 0) return new Float32Array()
      const { frames, values } = await featuresOf(samples)
      const features = new Tensor('float32', values, [1, frames, FEATURES])
      const { log_probs } = await head.run({ features })
      if (!(log_probs?.data instanceof Float32Array)) throw new Error('the phone head gave no numbers')
      return log_probs.data
    },
  }
}
