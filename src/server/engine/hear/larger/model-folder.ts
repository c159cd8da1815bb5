import { access, constants, type FileHandle, open, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What sherpa-onnx is told of a model: `modelConfig` of its OfflineRecognizer, but for how it is run. */
export type ModelConfig = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** By the `model_type` that a model's own file gives: under which name sherpa-onnx runs it. */
type Types = Readonly<Record<string, string>>

interface Kind {
  /** What sherpa-onnx calls each part, and how its file's name begins. */
  parts: Readonly<Record<string, string>>
  /** The part that says what it is, and what it may be; absent where the names say all. */
  typed?: { by: string; types: Types }
  config(files: Readonly<Record<string, string>>, type: string): ModelConfig
}

const moonshine = (files: Readonly<Record<string, string>>): ModelConfig => ({ moonshine: files })

const KINDS: readonly Kind[] = [
  {
    parts: {
      preprocessor: 'preprocess',
      encoder: 'encode',
      uncachedDecoder: 'uncached_decode',
      cachedDecoder: 'cached_decode',
    },
    config: moonshine,
  },
  { parts: { encoder: 'encoder_model', mergedDecoder: 'decoder_model_merged' }, config: moonshine },
  {
    parts: { encoder: 'encoder', decoder: 'decoder', joiner: 'joiner' },
    typed: {
      by: 'encoder',
      types: {
        zipformer2: 'transducer',
        zipformer: 'transducer',
        conformer: 'transducer',
        EncDecRNNTBPEModel: 'nemo_transducer',
        EncDecHybridRNNTCTCBPEModel: 'nemo_transducer',
      },
    },
    config: (files, modelType) => ({ transducer: files, modelType }),
  },
  {
    parts: { model: 'model' },
    typed: {
      by: 'model',
      types: {
        zipformer2_ctc: 'zipformerCtc',
        EncDecCTCModel: 'nemoCtc',
        EncDecCTCModelBPE: 'nemoCtc',
        EncDecHybridRNNTCTCBPEModel: 'nemoCtc',
      },
    },
    config: (files, type) => ({ [type]: files }),
  },
]

/** What runs a model. It is none of the product's packages: docs/hearing.md says why. */
export const RUNTIME = 'sherpa-onnx-node'

/** Where it is: beside the model, or among the product's packages where somebody installed it; undefined: nowhere. */
export function runtimeOf(folder: string): string | undefined {
  for (const place of [join(folder, TOKENS), import.meta.url]) {
    try {
      return createRequire(place).resolve(RUNTIME)
    } catch {
      // The next place.
    }
  }
  return undefined
}

const TOKENS = 'tokens.txt'
const beginnings = KINDS.flatMap(({ parts }) => Object.values(parts)).sort((a, b) => b.length - a.length)
const partOf = new RegExp(`^(${beginnings.join('|')})(?![a-z_]).*\\.(?:onnx|ort)$`)
/** Smaller and faster on a CPU, in this order, where a folder has the same file several times; '' is as it was trained. */
const GRAINS = ['.int8', '', '.fp16']
const grain = /\.(?:int8|fp16)(?=\.)/
const rank = (name: string) => GRAINS.indexOf(grain.exec(name)?.[0] ?? '')
const withoutGrain = (name: string) => name.replace(grain, '')

/** Knows a model by its files. Rejects with the reason, which completes "EAR_MODEL: ". */
export async function readModelFolder(folder: string): Promise<ModelConfig> {
  const names = await readdir(folder).catch(() => {
    throw new Error('must be a folder that can be read')
  })
  const found = filesByBeginning(names)
  const kinds = KINDS.filter(({ parts }) => Object.values(parts).some((beginning) => found.has(beginning)))
  const [kind, other] = kinds
  if (!kind) throw new Error('the folder has no model: docs/hearing.md says which files go where')
  if (other) throw new Error(`the folder has more than one model: ${[...found.values()].join(', ')}`)
  const missing = Object.values(kind.parts).filter((beginning) => !found.has(beginning))
  const wanted = [
    ...missing.map((beginning) => `${beginning}*.onnx`),
    ...(names.includes(TOKENS) ? [] : [TOKENS]),
  ]
  if (wanted.length > 0) throw new Error(`the folder lacks ${wanted.join(' and ')}`)
  const files = Object.entries(kind.parts).map(
    ([part, beginning]) => [part, join(folder, found.get(beginning) ?? '')] as const,
  )
  const tokens = join(folder, TOKENS)
  for (const file of [...files.map(([, file]) => file), tokens]) await mustBeReadable(file)
  const placed = Object.fromEntries(files)
  const type = kind.typed ? await typeOf(placed[kind.typed.by] ?? '', kind.typed.types) : ''
  return { ...kind.config(placed, type), tokens }
}

/** The file of each part that a folder has. Throws where two may be meant. */
function filesByBeginning(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const name of names.toSorted()) {
    const [, beginning = ''] = partOf.exec(name) ?? []
    if (beginning === '') continue
    const known = found.get(beginning)
    if (known !== undefined && withoutGrain(known) !== withoutGrain(name))
      throw new Error(`the folder has more than one model: ${known}, ${name}`)
    if (known === undefined || rank(name) < rank(known)) found.set(beginning, name)
  }
  return found
}

async function mustBeReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch(() => {
    throw new Error(`${file} cannot be read`)
  })
}

async function typeOf(file: string, types: Types): Promise<string> {
  const type = await modelType(file)
  const known = type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined
  if (known !== undefined) return known
  const says =
    type === undefined ? 'does not say what model it is (no model_type)' : `is of the type "${type}"`
  throw new Error(`${file} ${says}; known are ${Object.keys(types).join(', ')}`)
}

/** Of the outermost message of an ONNX file (protobuf): its metadata, pairs of a key and a value. */
const METADATA = 14
const [KEY, VALUE] = [1, 2]
const WIRE = { number: 0, bytes: 2 } as const
const LONGEST_HEAD_BYTES = 20
const LONGEST_PAIR_BYTES = 2 ** 20

/** `model_type` of an ONNX file's metadata. Its weights, which may be gigabytes, are stepped over. */
async function modelType(file: string): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    for (let at = 0; at < size; ) {
      const head = await bytesAt(handle, at, LONGEST_HEAD_BYTES)
      const { field, isBytes, length, begins } = fieldAt(head, 0)
      if (at + begins + length > size || field === 0) throw new Error('cut off')
      if (field === METADATA && isBytes && length <= LONGEST_PAIR_BYTES) {
        const pair = await bytesAt(handle, at + begins, length)
        if (textOf(pair, KEY) === 'model_type') return textOf(pair, VALUE)
      }
      at += begins + length
    }
    return undefined
  } catch {
    throw new Error(`${file} is no whole ONNX file`)
  } finally {
    await handle.close()
  }
}

async function bytesAt(handle: FileHandle, at: number, count: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, at)
  return buffer.subarray(0, bytesRead)
}

/** A field of a message: where what it holds begins, and how long that is. Throws for what is no such field. */
function fieldAt(bytes: Buffer, at: number) {
  const [tag, behind] = numberAt(bytes, at)
  const [value, begins] = numberAt(bytes, behind)
  const wire = tag % 8
  if (wire !== WIRE.bytes && wire !== WIRE.number) throw new Error('no field of ONNX')
  const isBytes = wire === WIRE.bytes
  return { field: Math.floor(tag / 8), isBytes, length: isBytes ? value : 0, begins }
}

/** Seven bits a byte, the lowest first; the top bit says that more follow. */
function numberAt(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0
  for (let i = at; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0
    value += (byte % 128) * 128 ** (i - at)
    if (byte < 128) return [value, i + 1]
  }
  throw new Error('cut off')
}

function textOf(pair: Buffer, wanted: number): string {
  for (let at = 0; at < pair.length; ) {
    const { field, begins, length } = fieldAt(pair, at)
    if (field === wanted) return pair.toString('utf8', begins, begins + length)
    at = begins + length
  }
  return ''
}
