import { expect, it } from 'vitest'
import { clientCallSchema } from './staff-call.ts'

it.each([
  ['as the server gives it', 'sX4_kQ-9ZbTn0aLw7cRf', true],
  ['left out', undefined, true],
  ['with a zero, which a database refuses to compare', 'c\u00001', false],
  ['of other signs', 'c 1', false],
  ['of nothing', '', false],
  ['too long', 'c'.repeat(41), false],
])('the id of a call, %s', (_, id, is) => {
  expect(clientCallSchema.safeParse({ on: false, id }).success).toBe(is)
})
