import { describe, expect, it } from 'vitest'
import {
  compareEnds,
  hasPassed,
  isPlausible,
  isPlausiblePacked,
  isRealDate,
  lastDayOf,
  type PrintedDate,
  todayIn,
} from './calendar.ts'

const day = (text: string): PrintedDate => {
  const [year = 0, month = 0, date] = text.split('-').map(Number)
  return { year, month, day: date ?? null }
}
const today = { year: 2026, month: 11, day: 21 }

describe('isRealDate', () => {
  it.each([
    ['2027-02-28', true],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2027-02-31', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-05-00', false],
    ['2027-05', true],
    ['2027-13', false],
    ['1999-05-01', false],
    ['2100-05-01', false],
  ])('%s', (text, expected) => expect(isRealDate(day(text))).toBe(expected))
})

describe('ends', () => {
  it('a month lasts to its end', () => {
    expect(lastDayOf(day('2028-02'))).toEqual({ year: 2028, month: 2, day: 29 })
    expect(compareEnds(day('2027-02'), day('2027-02-27'))).toBeGreaterThan(0)
    expect(compareEnds(day('2027-02'), day('2027-02-28'))).toBe(0)
    expect(compareEnds(day('2026-12-31'), day('2027-01-01'))).toBeLessThan(0)
  })
})

describe('hasPassed', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-10', true],
    ['2026-11', false],
    ['2025-12-31', true],
  ])('%s on the twenty-first of November', (text, expected) =>
    expect(hasPassed(day(text), today)).toBe(expected),
  )
})

describe('isPlausible', () => {
  it.each([
    ['2024-11-20', false],
    ['2024-11-21', true],
    ['2026-11-21', true],
    ['2031-11-21', true],
    ['2031-11-22', false],
    ['2031-11', false],
    ['2024-11', true],
  ])('%s', (text, expected) => expect(isPlausible(day(text), today)).toBe(expected))
})

describe('isPlausiblePacked', () => {
  it.each([
    ['2026-11-22', false],
    ['2026-11-21', true],
    ['2026-11', true],
    ['2026-12', false],
    ['2023-11-21', true],
    ['2023-11-20', false],
  ])('%s', (text, expected) => expect(isPlausiblePacked(day(text), today)).toBe(expected))
})

describe('todayIn', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', { year: 2026, month: 11, day: 21 }],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', { year: 2026, month: 11, day: 22 }],
    ['UTC', '2026-12-31T23:59:59Z', { year: 2026, month: 12, day: 31 }],
    ['America/New_York', '2027-01-01T03:00:00Z', { year: 2026, month: 12, day: 31 }],
  ])('%s at %s', (zone, instant, expected) => expect(todayIn(zone, new Date(instant))).toEqual(expected))

  it('refuses a zone that is none', () =>
    expect(() => todayIn('Nowhere/None', new Date(0))).toThrow(RangeError))
})
