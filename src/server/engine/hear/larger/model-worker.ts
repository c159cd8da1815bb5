import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { AUDIO_IN } from '../../../../core/constants.ts'
import { doJobs, openInThread } from '../../../workers/in-thread.ts'
import { readModelFolder, runtimeOf } from './model-folder.ts'

/**
 * The process of one recogniser of a larger model: `node model-worker.js <folder>`. The model's native code ends whatever it
 * runs in where a file does not fit, so that it runs in nothing else.
 */

/** What is used of sherpa-onnx-node, which has no types of its own. */
interface Sherpa {
  OfflineRecognizer: new (
    config: object,
  ) => {
    createStream(): { acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void }
    decode(stream: object): void
    getResult(stream: object): { text: string }
  }
}

/** Those who make NeMo's and Moonshine's features say for themselves what they need. */
const MELS = 80
/** Some models want more than their first window, some less than a minute: what has no use for these shows it at once. */
const TRIED_S = [0.5, 4] as const

async function load(folder: string) {
  const runtime = runtimeOf(folder)
  if (runtime === undefined) throw new Error('its runtime is gone')
  const { OfflineRecognizer } = createRequire(import.meta.url)(runtime) as Sherpa
  const recogniser = new OfflineRecognizer({
    featConfig: { sampleRate: AUDIO_IN.rateHz, featureDim: MELS },
    modelConfig: {
      ...(await readModelFolder(folder)),
      ...{ numThreads: 1, provider: 'cpu', debug: 0 },
    },
  })
  return (samples: Float32Array): string => {
    const stream = recogniser.createStream()
    stream.acceptWaveform({ samples, sampleRate: AUDIO_IN.rateHz })
    recogniser.decode(stream)
    return recogniser.getResult(stream).text
  }
}

try {
  const hear = await load(process.argv[2] ?? '')
  for (const seconds of TRIED_S) hear(new Float32Array(seconds * AUDIO_IN.rateHz))
  doJobs(openInThread(), { ask: z.instanceof(Float32Array), work: hear })
} catch (error) {
  // Whoever started it says the last line that it wrote.
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
  process.disconnect?.()
}
