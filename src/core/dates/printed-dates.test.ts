import { describe, expect, it } from 'vitest'
import { findDates, monthOf } from './printed-dates.ts'

const iso = (text: string) =>
  findDates(text).map(({ date: { year, month, day } }) =>
    [year, month, ...(day === null ? [] : [day])].map((part) => String(part).padStart(2, '0')).join('-'),
  )

describe('findDates', () => {
  it.each<[string, string[]]>([
    ['05/11/2027', ['2027-11-05']],
    ['05.11.27', ['2027-11-05']],
    ['05-11-27', ['2027-11-05']],
    ['5/1/27', ['2027-01-05']],
    ['05 11 27', ['2027-11-05']],
    ['05 / 11 / 2027', ['2027-11-05']],
    ['05--11-2027', ['2027-11-05']],
    ['05/11.27', ['2027-11-05']],
    ['O5/1I/2O27', ['2027-11-05']],
    ['05NOV27', ['2027-11-05']],
    ['05 NOV 2027', ['2027-11-05']],
    ['05-Nov-27', ['2027-11-05']],
    ['5 November 2027', ['2027-11-05']],
    ['05N0V27', ['2027-11-05']],
    ['05JU127', ['2027-07-05']],
    ['205EP27', ['2027-09-20']],
    ['20TAN27', ['2027-01-20']],
    ['NOV 2027', ['2027-11']],
    ['NOV-27', ['2027-11']],
    ['NOV2027', ['2027-11']],
    ['11/2027', ['2027-11']],
    ['2027.11.05', ['2027-11-05']],
    ['2027-11-05', ['2027-11-05']],
    ['NOV/05/27', ['2027-11-05']],
    ['USEBY05/11/27', ['2027-11-05']],
    ['EXPNOV2027', ['2027-11']],
    ['PKD05NOV27 EXP06NOV27', ['2027-11-05', '2027-11-06']],
    ['05/11/27 14:32', ['2027-11-05']],
    ['0511.2027', ['2027-11-05']],
    ['05.1127', ['2027-11-05']],
    ['05/11/2827', ['2027-11-05']],
    ['NOV 05, 2027', ['2027-11-05']],
    // A figure behind a month and its year is a weight, a price or a count, and no year.
    ['EXP MAR 26 30g', ['2026-03']],
    ['USE BY NOV 26 28/-', ['2026-11']],
    ['EXP JAN 27 28 PCS', ['2027-01']],
    ['EXP OCT 26\n30 g', ['2026-10']],
    ['EXP OCT 26\n28', ['2026-10']],
    ['EXP MAR 27 12:30', ['2027-03']],
    ['14 MAR 27 30 g', ['2027-03-14']],
    ['14MAR27 G', ['2027-03-14']],
  ])('reads %s', (text, expected) => expect(iso(text)).toEqual(expected))

  it.each([
    '31/02/27',
    '32/11/27',
    '05/13/27',
    '00/11/27',
    '05/11/2',
    '05/11/277',
    '05/11',
    '14:32',
    '1234567890',
    'B.NO. A5741',
    'MRP RS. 35.00',
    'USP RS. 0.60/G',
    '1800-123-4567',
    '8 901063 010031',
    'b5/11/27',
    '5/11/27B12',
    '05/11/27/9',
    '9.05/11/27',
    '9:05/11/27',
    'EXPI4/03/27',
    'XO4/03/27',
    '1 4/03/27',
    '14JUH27',
    '14XYZ27',
    'BEST BEFORE 6 MONTHS 27',
    'NOV27',
    'OO/IO/ZO',
    '27571/2827',
    // Either of the two may be the year.
    'EXP DEC 26 28',
    'EXP DEC. 26 29 N',
    'BEST BEFORE: NOV 26, 29 BISCUITS',
    // A wide gap parts two statements.
    'USE BY 14 MAR\n27 g',
    '14\n03\n27',
    '14/03/\n27',
    'USE BY 14 MAR 27 g',
    'USE BY 14 MAR 27/-',
    'EXP MAR 27 g',
    // A line's number looks like a day.
    'EXP L1 MAR 2027',
    'EXP 1B MAR 2027',
    'EXP I4MAR27',
  ])('reads no date in %s', (text) => expect(iso(text)).toEqual([]))

  it.each([
    ['12--12-2025', '12-12-2025'],
    ['O5.O2.26', '05.02.26'],
    ['12dec25', '12DEC25'],
    ['NOV 2027', 'NOV 2027'],
  ])('keeps %s as printed', (text, expected) => expect(findDates(text)[0]?.printed).toBe(expected))
})

describe('monthOf', () => {
  it.each([
    ['JAN', 1],
    ['january', 1],
    ['SEPT', 9],
    ['5EP', 9],
    ['0CT', 10],
    ['JU1', 7],
    ['FE8', 2],
    ['AU6', 8],
    ['JAH', 1],
    ['OEC', 12],
    ['JUH', undefined],
    ['MAP', undefined],
    ['EXP', undefined],
    ['123', undefined],
    ['', undefined],
  ])('%s', (word, expected) => expect(monthOf(word)).toBe(expected))
})
