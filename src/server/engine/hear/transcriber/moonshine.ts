import llama from 'llama-tokenizer-js'
import { Tensor } from 'onnxruntime-node'
import { letGo, openQuantised, readPackaged } from '../network.ts'
import { type Encoded, FEATURES, moonshineFile } from '../speech-encoder.ts'
import { branchOf } from './onnx-branch.ts'

const DECODER = moonshineFile(
  'decoder_model_merged.onnx',
  'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
)
/** The pieces that begin and end every text. */
const [START, END] = [1, 2]
/** Pieces from here on are no text. */
const FIRST_SPECIAL = 32_000
/** Plain words are told from each other, not how a sentence is closed. */
const CLOSERS = [END, ...['.', '?', ',', '!'].map((sign) => piecesOf(`a${sign}`).at(-1) ?? END)]

/** The pieces of a text as people write it. */
export function piecesOf(text: string): number[] {
  return llama.encode(text, false, true)
}

export const textOf = (pieces: readonly number[]): string =>
  llama
    .decode(
      pieces.filter((piece) => piece < FIRST_SPECIAL),
      false,
      true,
    )
    .trim()

/** How likely each piece is behind each of the pieces that were given, `START` before them. */
export interface NextPieces {
  /** Natural log; `at` pieces stand before it. */
  logOf(at: number, piece: number): number
  /** That nothing more is said: by any sign, or none. */
  logOfEnd(at: number): number
  /** `END` where the text is over. */
  likeliest(at: number): number
}

/** A sound as the network knows it: what may be said in it, piece by piece. */
export type Listened = (pieces: readonly number[]) => Promise<NextPieces>

/** The decoder of Moonshine tiny. Rejects when the package or its file is not the one that is known. */
export async function loadMoonshine(): Promise<(encoded: Encoded) => Listened> {
  const both = readPackaged(DECODER)
  const branch = branchOf(both, 'else_branch', {
    inputs: ['input_ids', 'encoder_hidden_states'],
    outputs: ['logits'],
  })
  letGo(both)
  const decoder = await openQuantised(branch)
  return ({ frames, values }) => {
    const sound = new Tensor('float32', values, [1, frames, FEATURES])
    return async (pieces) => {
      const ids = BigInt64Array.from([START, ...pieces], BigInt)
      const { logits } = await decoder.run({
        input_ids: new Tensor('int64', ids, [1, ids.length]),
        encoder_hidden_states: sound,
      })
      if (!(logits?.data instanceof Float32Array)) throw new Error('the transcriber gave no numbers')
      return nextPieces(logits.data, logits.data.length / ids.length)
    }
  }
}

export const isEnd = (piece: number): boolean => piece === END
/** Between words or behind them, and no word. */
export const isSign = (piece: number): boolean => CLOSERS.includes(piece)

function nextPieces(logits: Float32Array, size: number): NextPieces {
  const norms = new Map<number, number>()
  const row = (at: number) => logits.subarray(at * size, (at + 1) * size)
  const normOf = (at: number): number => {
    const known = norms.get(at)
    if (known !== undefined) return known
    const values = row(at)
    let most = Number.NEGATIVE_INFINITY
    for (const value of values) if (value > most) most = value
    let sum = 0
    for (const value of values) sum += Math.exp(value - most)
    const norm = most + Math.log(sum)
    norms.set(at, norm)
    return norm
  }
  const logOf = (at: number, piece: number) => (row(at)[piece] ?? 0) - normOf(at)
  return {
    logOf,
    logOfEnd: (at) => Math.log(CLOSERS.reduce((sum, piece) => sum + Math.exp(logOf(at, piece)), 0)),
    likeliest(at) {
      const values = row(at)
      let best = 0
      for (let piece = 1; piece < size; piece++) if ((values[piece] ?? 0) > (values[best] ?? 0)) best = piece
      return best
    },
  }
}
