import { describe, expect, it } from 'vitest'
import { Refused } from '../db/refused.ts'
import { guarded, readCsv, unguarded, writeCsv } from './csv.ts'
import { errorOf, fileFault } from './file-messages.ts'
import { FaultyFile, RefusedFile } from './read-file.ts'
import { readXlsx, writeXlsx } from './xlsx.ts'

const cells = [
  'plain',
  '=1+1',
  '+49 30',
  '-5',
  '@SUM(A1)',
  "'quoted'",
  "'=twice",
  "''=thrice",
  'a "b", c; d',
  'Ünï क 饼',
  '0012345678905',
  '1e5',
  'TRUE',
  '2026-01-01',
]
const table = [['name', 'description'], ...cells.map((cell) => [cell, ''])]

describe('a file of texts', () => {
  it.each([
    ['xlsx', async () => readXlsx(await writeXlsx(table, 'products'))],
    ['csv', async () => readCsv(new TextDecoder().decode(writeCsv(table)))],
  ])('comes back from %s as it went', async (_, back) => {
    const rows = await back()
    expect(rows.map((row) => row.cells[0])).toEqual(table.map(([first]) => first))
  })

  it('has no cell that a spreadsheet takes for a formula', () => {
    const lines = new TextDecoder().decode(writeCsv(table)).split('\r\n')
    for (const line of lines.slice(1)) expect(line.replace(/^"/, '')).not.toMatch(/^[=+\-@]/)
  })
})

describe('a cell that looks like a formula', () => {
  it.each([
    ['=1', "'=1"],
    ["'=1", "''=1"],
    ['\t=1', "'\t=1"],
    ["'tis", "'tis"],
    ['5-3', '5-3'],
    ['', ''],
  ])('%j is written %j and read back', (cell, written) => {
    expect(guarded(cell)).toBe(written)
    expect(unguarded(written)).toBe(cell)
  })
})

describe('an error on its way between threads', () => {
  const faults = [{ line: 2, column: 'name', reason: 'is missing' }]
  it.each([
    ['an unreadable file', new RefusedFile('it is empty')],
    ['bad rows', new FaultyFile(faults)],
    ['a refusal', new Refused('stale', { message: 'Old.', fields: { a: 'b' } })],
    ['the database’s', Object.assign(new Error('locked'), { errcode: 5, code: 'ERR_SQLITE_ERROR' })],
  ])('%s stays what it was', (_, error) => {
    const arrived = errorOf(structuredClone(fileFault(error)))
    expect(arrived).toBeInstanceOf(error.constructor)
    expect({ ...arrived, message: arrived.message }).toEqual({ ...error, message: error.message })
  })
})
