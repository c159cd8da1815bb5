import { expect, it } from 'vitest'
import { joinDates } from './code-and-print.ts'

const gtin = '04006381333931'
const day = { year: 2027, month: 3, day: 5 }
const month = { ...day, day: null }
const later = { ...day, month: 4 }

it.each([
  ['no date in the code', {}, { kind: 'date', date: day }, undefined],
  ['no print', { useBy: day }, { kind: 'none' }, { kind: 'code', date: day, print: { kind: 'none' } }],
  ['the same', { useBy: day }, { kind: 'date', date: day }, { kind: 'code', date: day, print: 'same' }],
  [
    'a month in print',
    { useBy: day },
    { kind: 'date', date: month },
    { kind: 'code', date: day, print: 'same' },
  ],
  [
    'a month in the code',
    { useBy: month },
    { kind: 'date', date: day },
    { kind: 'code', date: month, print: 'same' },
  ],
  [
    'best before in print',
    { useBy: later, bestBefore: day },
    { kind: 'date', date: day },
    { kind: 'code', date: later, print: 'same' },
  ],
  ['another', { useBy: day }, { kind: 'date', date: later }, { kind: 'differ', code: day, print: later }],
  [
    'another year',
    { useBy: month },
    { kind: 'date', date: { ...day, year: 2026 } },
    { kind: 'differ', code: month, print: { ...day, year: 2026 } },
  ],
] as const)('%s', (_, code, print, expected) => {
  expect(joinDates({ gtin, ...code }, print)).toEqual(expected)
})
