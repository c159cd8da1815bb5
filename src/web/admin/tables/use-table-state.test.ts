import { expect, it } from 'vitest'
import { atFirst, readTable, writeTable } from './use-table-state.ts'

it.each([
  ['', atFirst],
  ['q=oat+bites', { ...atFirst, query: 'oat bites' }],
  ['sort=name', { ...atFirst, sort: { id: 'name', down: false } }],
  ['sort=-name&page=3', { ...atFirst, sort: { id: 'name', down: true }, page: 2 }],
  ['id=7&rows=100', { ...atFirst, size: 100 }],
  [
    'sort=name&columns=id%2Csection',
    { ...atFirst, sort: { id: 'name', down: false }, columns: ['id', 'section'] },
  ],
  ['section=dairy&page=2', { ...atFirst, chosen: { section: 'dairy' }, page: 1 }],
])('"%s" is read and written', (address, state) => {
  const search = new URLSearchParams(address)
  expect(readTable(search, ['section'])).toEqual(state)
  const said = Object.entries(writeTable(state, ['section'])).filter(([, value]) => value !== '')
  expect(String(new URLSearchParams(said))).toBe(address.replace('id=7&', ''))
  expect(Object.values(writeTable(atFirst, ['section'])).join('')).toBe('')
})

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'rows=7', 'sort=', 'columns=', 'columns=,'])(
  '"%s" in the address changes nothing',
  (address) => expect(readTable(new URLSearchParams(address))).toEqual(atFirst),
)
