import type { ModelTables } from './language-model.ts'

/**
 * A language model as bytes, little-endian: five numbers of 32 bits (the mark, `start`, and how many states, arcs and tokens there
 * are), then its tables in the order below, each of as many bytes as its kind of number takes.
 */
const MARK = 0x314d_4c51
const HEADER_NUMBERS = 5

export function modelBytes(tables: ModelTables): Uint8Array<ArrayBuffer> {
  const { start, from, tokens, scores, to, backTo, backOff, alone } = tables
  const header = Uint32Array.of(MARK, start, backTo.length, tokens.length, alone.length)
  const parts = [header, from, backTo, backOff, alone, scores, to, tokens]
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** @returns tables that look into the bytes. Throws a RangeError where those are no model. */
export function modelTables(bytes: Uint8Array<ArrayBuffer>): ModelTables {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  if (byteLength < 4 * HEADER_NUMBERS) throw new RangeError('no language model: too short')
  const [mark, start = 0, states = 0, arcs = 0, size = 0] = new Uint32Array(
    buffer,
    byteOffset,
    HEADER_NUMBERS,
  )
  if (mark !== MARK) throw new RangeError('no language model: another mark')
  const expected = 4 * (HEADER_NUMBERS + states + 1 + 2 * states + size + 2 * arcs) + 2 * arcs
  if (byteLength !== expected)
    throw new RangeError(`no language model: ${byteLength} bytes instead of ${expected}`)
  let at = byteOffset + 4 * HEADER_NUMBERS
  const next = (length: number) => {
    at += length
    return at - length
  }
  return {
    start,
    from: new Uint32Array(buffer, next(4 * (states + 1)), states + 1),
    backTo: new Uint32Array(buffer, next(4 * states), states),
    backOff: new Float32Array(buffer, next(4 * states), states),
    alone: new Float32Array(buffer, next(4 * size), size),
    scores: new Float32Array(buffer, next(4 * arcs), arcs),
    to: new Uint32Array(buffer, next(4 * arcs), arcs),
    tokens: new Uint16Array(buffer, next(2 * arcs), arcs),
  }
}
