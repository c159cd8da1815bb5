import { expect, it } from 'vitest'
import { csvOf } from './count-rows.ts'

it('writes a file that no spreadsheet takes for formulas', () => {
  const rows = [{ id: '0', what: 'Dates', where: '=Oat "fine"', visits: 5 }]
  const ends = [{ id: '0', walk: 'entrance → dairy', end: 'in part 2', early: true, visits: 7 }]
  expect(csvOf(rows, ends).split('\r\n')).toEqual([
    '"what","where","visits"',
    `"Dates","'=Oat ""fine""","5"`,
    '"Where walks ended","entrance → dairy, in part 2","7"',
    '',
  ])
})
