import { describe, expect, it } from 'vitest'
import type { DateDecision } from '../../dates/date-tracker.ts'
import { sayAsPrinted, sayBoth, sayDate, sayUseBy } from './dates.ts'

const passed = 'That date has passed. Please choose another pack or ask staff.'

const today = { year: 2026, month: 11, day: 21 }
const on = (year: number, month: number, day: number | null): DateDecision => ({
  kind: 'date',
  date: { year, month, day },
})

describe('sayDate', () => {
  it.each([
    [2027, 11, 5, 'five November two thousand twenty-seven'],
    [2027, 1, 31, 'thirty-one January two thousand twenty-seven'],
    [2030, 12, 10, 'ten December two thousand thirty'],
    [2027, 11, null, 'November two thousand twenty-seven'],
  ])('%d/%d/%d', (year, month, day, expected) => expect(sayDate({ year, month, day })).toBe(expected))
})

describe('sayAsPrinted', () => {
  it.each([
    ['05/02/26', 'zero five, zero two, two six'],
    ['12-12-2025', 'one two, one two, two zero two five'],
    ['05NOV27', 'zero five, nov, two seven'],
  ])('%s', (printed, expected) => expect(sayAsPrinted(printed)).toBe(expected))
})

describe('sayUseBy', () => {
  it('says that a date is long past', () => {
    expect(sayUseBy({ kind: 'unsure', isLongPast: true }, today)).toEqual([
      'I read a date long past. Please ask staff.',
    ])
  })

  it('says that print of more than one date differs from the code', () => {
    const code = { year: 2027, month: 3, day: 5 }
    expect(sayBoth({ kind: 'differ', code, print: undefined }, today)).toEqual([
      'The code says: Use by five March two thousand twenty-seven.',
      'In the print I read more than one date.',
      'They differ, so I cannot tell which is right. Please ask staff.',
    ])
  })

  it('says the date and where it is from', () => {
    expect(sayUseBy(on(2027, 11, 5), today)).toEqual([
      'From the pack: Use by five November two thousand twenty-seven.',
    ])
  })

  it.each<[DateDecision, boolean]>([
    [on(2026, 11, 20), true],
    [on(2026, 11, 21), false],
    [on(2026, 10, null), true],
    [on(2026, 11, null), false],
  ])('%j has passed: %s', (decision, isPast) => {
    expect(sayUseBy(decision, today)?.includes(passed)).toBe(isPast)
  })

  it('says both parts of a date that is counted from packing', () => {
    const decision: DateDecision = {
      kind: 'fromPacking',
      shelfLife: { count: 6, unit: 'month' },
      packedOn: '05/02/26',
    }
    expect(sayUseBy(decision, today)).toEqual([
      'From the pack: Best before 6 months from packing.',
      'Packed on: zero five, zero two, two six.',
    ])
    expect(sayUseBy({ ...decision, shelfLife: { count: 1, unit: 'day' } }, today)?.[0]).toContain(
      '1 day from',
    )
  })

  it('leaves the line for nothing to the caller', () =>
    expect(sayUseBy({ kind: 'none' }, today)).toBeUndefined())
})
