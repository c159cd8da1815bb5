import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { onnxModel } from '../../../../../test/fixtures/onnx-model.ts'
import { readModelFolder } from './model-folder.ts'

/** What is made of a folder of such files, each with its `model_type`; paths without the folder. */
async function read(files: Record<string, string | Buffer>): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'model-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, type] of Object.entries(files)) {
    const metadata: Record<string, string> = { version: '1' }
    if (typeof type === 'string' && type !== '') metadata.model_type = type
    await writeFile(join(folder, name), typeof type === 'string' ? onnxModel([], metadata) : type)
  }
  const said = await readModelFolder(folder).catch((error: Error) => error.message)
  return JSON.parse(JSON.stringify(said).replaceAll(`${folder}/`, ''))
}

const tokens = { 'tokens.txt': '' }
const joined = { 'decoder.onnx': '', 'joiner.onnx': '' }
const moonshine = { 'preprocess.onnx': '', 'encode.int8.onnx': '', 'cached_decode.int8.onnx': '' }

it.each<[string, Record<string, string | Buffer>, unknown]>([
  [
    'Zipformer, of whose files the smaller are taken',
    {
      ...{ 'encoder-epoch-99-avg-1.onnx': 'zipformer2', 'encoder-epoch-99-avg-1.int8.onnx': 'zipformer2' },
      ...{
        'decoder-epoch-99-avg-1.onnx': '',
        'joiner-epoch-99-avg-1.int8.onnx': '',
        'bpe.model': '',
        ...tokens,
      },
    },
    {
      transducer: {
        encoder: 'encoder-epoch-99-avg-1.int8.onnx',
        decoder: 'decoder-epoch-99-avg-1.onnx',
        joiner: 'joiner-epoch-99-avg-1.int8.onnx',
      },
      modelType: 'transducer',
      tokens: 'tokens.txt',
    },
  ],
  [
    'Parakeet TDT',
    { 'encoder.int8.onnx': 'EncDecRNNTBPEModel', 'encoder.weights': '', ...joined, ...tokens },
    {
      transducer: { encoder: 'encoder.int8.onnx', decoder: 'decoder.onnx', joiner: 'joiner.onnx' },
      modelType: 'nemo_transducer',
      tokens: 'tokens.txt',
    },
  ],
  [
    'Parakeet CTC',
    { 'model.int8.onnx': 'EncDecCTCModelBPE', 'model.fp16.onnx': 'EncDecCTCModelBPE', ...tokens },
    { nemoCtc: { model: 'model.int8.onnx' }, tokens: 'tokens.txt' },
  ],
  [
    'Zipformer CTC',
    { 'model.onnx': 'zipformer2_ctc', ...tokens },
    { zipformerCtc: { model: 'model.onnx' }, tokens: 'tokens.txt' },
  ],
  [
    'Moonshine',
    { ...moonshine, 'uncached_decode.int8.onnx': '', ...tokens },
    {
      moonshine: {
        preprocessor: 'preprocess.onnx',
        encoder: 'encode.int8.onnx',
        uncachedDecoder: 'uncached_decode.int8.onnx',
        cachedDecoder: 'cached_decode.int8.onnx',
      },
      tokens: 'tokens.txt',
    },
  ],
  [
    'Moonshine of the second kind',
    { 'encoder_model.ort': '', 'decoder_model_merged.ort': '', ...tokens },
    {
      moonshine: { encoder: 'encoder_model.ort', mergedDecoder: 'decoder_model_merged.ort' },
      tokens: 'tokens.txt',
    },
  ],
])('knows %s', async (_, files, config) => {
  expect(await read(files)).toEqual(config)
})

const cut = onnxModel([], { model_type: 'zipformer2_ctc' }).subarray(0, -4)

it.each<[string, Record<string, string | Buffer>, RegExp]>([
  ['nothing', {}, /^the folder has no model: docs\/hearing\.md/],
  ['a model without tokens', { 'model.onnx': 'zipformer2_ctc' }, /^the folder lacks tokens\.txt$/],
  [
    'a part alone',
    { 'encoder.onnx': 'zipformer2', ...tokens },
    /^the folder lacks decoder\*\.onnx and joiner\*\.onnx$/,
  ],
  ['a part too few', { ...moonshine, ...tokens }, /^the folder lacks uncached_decode\*\.onnx$/],
  [
    'two kinds',
    { 'model.onnx': 'zipformer2_ctc', 'encoder.onnx': 'zipformer2', ...joined, ...tokens },
    /^the folder has more than one model: .*encoder\.onnx.*model\.onnx/,
  ],
  [
    'two of one kind',
    { 'model-a.onnx': 'zipformer2_ctc', 'model-b.onnx': 'zipformer2_ctc', ...tokens },
    /^the folder has more than one model: model-a\.onnx, model-b\.onnx$/,
  ],
  [
    'one of another type',
    { 'model.onnx': 'tdnn', ...tokens },
    /^model\.onnx is of the type "tdnn"; known are zipfor/,
  ],
  ['one that does not say', { 'model.onnx': '', ...tokens }, /^model\.onnx does not say what model it is/],
  ['one that is cut off', { 'model.onnx': cut, ...tokens }, /^model\.onnx is no whole ONNX file$/],
  [
    "a large file's place-holder",
    { 'model.onnx': Buffer.from('version https://git-lfs.github.com/spec/v1\n'), ...tokens },
    /^model\.onnx is no whole ONNX file$/,
  ],
])('refuses a folder with %s', async (_, files, reason) => {
  expect(await read(files)).toMatch(reason)
})

it.each(['/no/such/folder', import.meta.filename])('refuses %s', async (folder) => {
  await expect(readModelFolder(folder)).rejects.toThrow(/^must be a folder that can be read$/)
})
