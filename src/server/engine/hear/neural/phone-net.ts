import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../network.ts'
import { type Encoded, FEATURES, loadSpeechEncoder } from '../speech-encoder.ts'

/** The project's own: scripts/train-ear says how it was made. */
const HEAD = fileURLToPath(new URL('./phone-head.onnx', import.meta.url))

const NOTHING = new Float32Array()

/** An utterance, and the sounds in it. */
interface PhonesHeard {
  encoded: Encoded
  /** Natural logarithms, frames x 40: the 39 of `PHONES`, then the blank. */
  logProbs: Float32Array
}

/** Hears sounds, not words: how probable each phone is, every 24 ms. */
export interface PhoneNet {
  /** `samples` is one whole utterance, 16 kHz mono, -1..1. */
  hear(samples: Float32Array): Promise<PhonesHeard>
}

/** Opens both networks once for a thread. Rejects when the package's file is not the one that the head knows. */
export async function loadPhoneNet(): Promise<PhoneNet> {
  const [encode, head] = await Promise.all([loadSpeechEncoder(), openNetwork(HEAD)])
  return {
    async hear(samples) {
      if (samples.length === 0) return { encoded: { frames: 0, values: NOTHING }, logProbs: NOTHING }
      const encoded = await encode(samples)
      const { frames, values } = encoded
      const { log_probs } = await head.run({ features: new Tensor('float32', values, [1, frames, FEATURES]) })
      if (!(log_probs?.data instanceof Float32Array)) throw new Error('the phone head gave no numbers')
      return { encoded, logProbs: log_probs.data }
    },
  }
}
