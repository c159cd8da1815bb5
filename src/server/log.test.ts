import { expect, it } from 'vitest'
import { faultPlace, withoutRows } from './log.ts'

it('logs a fault of PostgreSQL by its code, without the row that it was about', () => {
  const fault = Object.assign(new Error('null value in column "role"'), {
    code: '23502',
    detail: 'Failing row contains (7, asha1, $argon2id$v=19$hash).',
    where: 'COPY users, line 1: "asha1"',
  })
  const logged = JSON.stringify(withoutRows(fault))
  expect(logged).toContain('23502')
  expect(logged).not.toContain('argon2')
  expect(logged).not.toContain('asha1')
})

it('tells the place of a fault without what it says', () => {
  expect(faultPlace(new TypeError('"I am allergic to milk" is no function'))).toMatch(
    /^TypeError at .*log\.test/,
  )
  for (const said of ['look at milk', 'looked\n    at my milk', 'milk at home'])
    expect(faultPlace(new Error(said))).toMatch(/^Error at (?!my).*log\.test/)
  expect(faultPlace('milk')).toBe('string')
})
