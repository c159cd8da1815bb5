import { matMul, tensor2d } from '@energetic-ai/core'
import { numbersOf } from '../../src/server/engine/sentence-vectors.ts'

/** Rows of the first, columns of the first, columns of the second. */
type Shape = readonly [number, number, number]

/** Rows of `one` by columns of `other`. */
export const product = (one: Float32Array, other: Float32Array, [rows, between, columns]: Shape) =>
  numbersOf(() => matMul(tensor2d(one, [rows, between]), tensor2d(other, [between, columns])))

/** Rows of `one` by rows of `other`. */
export const productOfRows = (one: Float32Array, other: Float32Array, [rows, between, columns]: Shape) =>
  product(one, turned(other, columns), [rows, between, columns])

/** Columns of `one` by columns of `other`. */
export const productOfColumns = (one: Float32Array, other: Float32Array, [rows, ofOne, ofOther]: Shape) =>
  product(turned(one, rows), other, [ofOne, rows, ofOther])

/** Rows as columns: WebAssembly multiplies matrices that it has to turn itself many times slower. */
function turned(matrix: Float32Array, rows: number): Float32Array {
  const columns = matrix.length / rows
  const other = new Float32Array(matrix.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      other[column * rows + row] = matrix[row * columns + column] ?? 0
  return other
}

export function sumOfRows(rows: Float32Array, width: number): Float32Array {
  const sum = new Float32Array(width)
  for (const [at, value] of rows.entries()) sum[at % width] = (sum[at % width] ?? 0) + value
  return sum
}
