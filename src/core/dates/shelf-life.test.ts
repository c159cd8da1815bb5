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
