import { matMul, type Tensor, tensor2d, tidy } from '@energetic-ai/core'

/** Rows of the first, columns of the first, columns of the second. */
type Shape = readonly [number, number, number]

/** Rows of `one` by columns of `other`. */
export const product = (one: Float32Array, other: Float32Array, [rows, between, columns]: Shape) =>
  numbersOf(() => matMul(tensor2d(one, [rows, between]), tensor2d(other, [between, columns])))

/** Rows of `one` by rows of `other`. */
export const productOfRows = (one: Float32Array, other: Float32Array, [rows, between, columns]: Shape) =>
  numbersOf(() => matMul(tensor2d(one, [rows, between]), tensor2d(other, [columns, between]), false, true))

/** Columns of `one` by columns of `other`. */
export const productOfColumns = (one: Float32Array, other: Float32Array, [rows, ofOne, ofOther]: Shape) =>
  numbersOf(() => matMul(tensor2d(one, [rows, ofOne]), tensor2d(other, [rows, ofOther]), true))

export function sumOfRows(rows: Float32Array, width: number): Float32Array {
  const sum = new Float32Array(width)
  for (const [at, value] of rows.entries()) sum[at % width] = (sum[at % width] ?? 0) + value
  return sum
}

const numbersOf = (tensor: () => Tensor): Float32Array => tidy(() => Float32Array.from(tensor().dataSync()))
