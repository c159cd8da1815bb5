import { describe, expect, it } from 'vitest'
import { tablesOf } from './language-model.ts'
import { modelBytes, modelTables } from './model-file.ts'

const tables = tablesOf(
  [
    { tokens: [0, 1, 2], weight: 2 },
    { tokens: [0, 1, 3], weight: 1 },
    { tokens: [2], weight: 0.5 },
  ],
  4,
)
const written = modelBytes(tables)
/** As part of a file that holds more. */
const behind = (bytes: number) => new Uint8Array([...new Uint8Array(bytes), ...written]).subarray(bytes)

describe('a language model in a file', () => {
  it('is read as it was written', () => expect(modelTables(written)).toEqual(tables))

  it.each([4, 3])('is read where %i bytes stand before it', (bytes) =>
    expect(modelTables(behind(bytes))).toEqual(tables),
  )

  it.each([
    ['is empty', new Uint8Array(0)],
    ['has another mark', new Uint8Array(64)],
    ['was written in half', written.slice(0, -2)],
    ['has more behind it', Uint8Array.of(...written, 0, 0)],
  ])('is none where it %s', (_, bytes) => expect(() => modelTables(bytes)).toThrow(RangeError))
})
