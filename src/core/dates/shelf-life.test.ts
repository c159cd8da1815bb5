import { describe, expect, it } from 'vitest'
import { findShelfLife, isRelative } from './shelf-life.ts'

describe('findShelfLife', () => {
  it.each<[string, ReturnType<typeof findShelfLife>]>([
    ['BEST BEFORE 6 MONTHS FROM PKD', { count: 6, unit: 'month' }],
    ['BESTBEFORE6MONTHSFROMPKD', { count: 6, unit: 'month' }],
    ['BEST BEFORE SIX MONTHS FROM PACKAGING', { count: 6, unit: 'month' }],
    ['Best before 5 days from packing', { count: 5, unit: 'day' }],
    ['USE BY 2 WEEKS FROM PKD', { count: 2, unit: 'week' }],
    ['BEST BEFORE 12 M0NTHS', { count: 12, unit: 'month' }],
    ['BEST BEFORE 1 MONTH FROM MFG', { count: 1, unit: 'month' }],
    ['BEST BEFORE G MONTHS FROM PKD', undefined],
    ['BEST BEFORE 99 MONTHS FROM PKD', undefined],
    ['BEST BEFORE MONTHS FROM PKD', undefined],
    ['BEST BEFORE 12/11/27', undefined],
    ['BEST BEFORE - 6 MONTHS FROM PKD', { count: 6, unit: 'month' }],
    ['PKD 14/09/26, 6 MONTHS', { count: 6, unit: 'month' }],
    ['BEST BEFORE 6 MONTHS FROM PKD. USE WITHIN 3 DAYS OF OPENING', { count: 6, unit: 'month' }],
    // A piece of a count is another count.
    ['BEST BEFORE 1.5 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 1,5 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 1 1/2 MONTHS FROM PKD', undefined],
    ['BEST BEFORE .5 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 3-6 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 3 TO 6 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 3 - 6 MONTHS FROM PKD', undefined],
    ['BEST BEFORE 1 2 MONTHS FROM PKD', undefined],
    ['BEST BEFORE I2 MONTHS FROM PKD', undefined],
    ['BEST BEFORE TWENTY FOUR MONTHS FROM PKD', undefined],
    ['BEST BEFORE TWENTY-FOUR MONTHS FROM PKD', undefined],
    ['BEST BEFORE FORTY FIVE DAYS FROM PKD', undefined],
    ['BEST BEFORE 6 MONTHS, 9 MONTHS IN GLASS', undefined],
    // From opening is not from packing.
    ['BEST BEFORE 4 WEEKS AFTER OPENING', undefined],
    ['USE BEFORE 30 DAYS ONCE OPENED', undefined],
    ['AFTER OPENING BEST BEFORE 3 MONTHS', undefined],
  ])('%s', (text, expected) => expect(findShelfLife(text)).toEqual(expected))
})

describe('isRelative', () => {
  it.each([
    ['BEST BEFORE 6 MONTHS', true],
    ['BEST BEFORE FROM PKD', true],
    ['6 M0NTHS', true],
    ['BEST BEFORE G MONTH5 FR0M PKD', true],
    ['BEST BEFORE 12/11/27', false],
    ['USE BY 02MAY27', false],
  ])('%s', (text, expected) => expect(isRelative(text)).toBe(expected))
})
