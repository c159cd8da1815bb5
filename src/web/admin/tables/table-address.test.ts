import { expect, it } from 'vitest'
import { readTable, writeTable } from './table-address.ts'
import { atFirst } from './use-table.ts'

it.each([
  ['', atFirst],
  ['q=oat+bites', { ...atFirst, query: 'oat bites' }],
  ['sort=name', { ...atFirst, sort: { id: 'name', down: false } }],
  ['sort=-name&page=3', { ...atFirst, sort: { id: 'name', down: true }, page: 2 }],
  ['id=7&rows=100', { ...atFirst, size: 100 }],
])('"%s" is read and written', (address, state) => {
  const search = new URLSearchParams(address)
  expect(readTable(search)).toEqual(state)
  expect(String(writeTable(search, state))).toBe(address)
  expect(String(writeTable(search, atFirst))).toBe(search.has('id') ? 'id=7' : '')
})

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'rows=7', 'sort='])('"%s" says nothing', (address) =>
  expect(readTable(new URLSearchParams(address))).toEqual(atFirst),
)
