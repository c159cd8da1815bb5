import { expect, it } from 'vitest'
import { contrastWithWhite } from './fields.ts'

it.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#777777', 4.48],
  ['#c8102e', 5.88],
  ['#ff0000', 4.0],
  ['#00ff00', 1.37],
])('%s on white has %f', (colour, ratio) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(ratio, 2)
})
