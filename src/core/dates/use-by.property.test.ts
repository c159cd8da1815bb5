import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { monthNames } from '../texts/en/dates.ts'
import type { PrintedLine } from '../vision/sight.ts'
import { isRealDate } from './calendar.ts'
import { readUseBy } from './use-by.ts'

const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) })

const anyLine: fc.Arbitrary<PrintedLine> = fc.record({
  text: fc.oneof(
    fc.string(),
    fc.stringMatching(/^[A-Z0-9 ./:-]{0,24}$/),
    fc.constantFrom('USE BY', 'EXP', 'PKD', '14/03/27', 'BEST BEFORE 6 MONTHS FROM PKD', 'NOV 2027', 'B.NO.'),
  ),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  rival: fc.double({ min: 0, max: 1, noNaN: true }),
  corners: fc.tuple(point, point, point, point),
})

const date = fc
  .record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(isRealDate)
type ADate = { year: number; month: number; day: number }

const two = (value: number) => String(value).padStart(2, '0')
const longMonth = (value: number) => (monthNames[value - 1] ?? '').toUpperCase()
const month = (value: number) => longMonth(value).slice(0, 3)

/** The ways in which the packs of a shop print a day. */
const prints: readonly ((date: ADate) => string)[] = [
  ({ day, month: m, year }) => `${two(day)}/${two(m)}/${year}`,
  ({ day, month: m, year }) => `${two(day)}.${two(m)}.${two(year % 100)}`,
  ({ day, month: m, year }) => `${two(day)}-${two(m)}-${two(year % 100)}`,
  ({ day, month: m, year }) => `${two(day)}${month(m)}${two(year % 100)}`,
  ({ day, month: m, year }) => `${two(day)} ${month(m)} ${year}`,
  ({ day, month: m, year }) => `${day} ${longMonth(m)} ${year}`,
  ({ day, month: m, year }) => `${two(day)} ${longMonth(m)} ${two(year % 100)}`,
  ({ day, month: m, year }) => `${year}.${two(m)}.${two(day)}`,
]
const print = fc.constantFrom(...prints)
const label = fc.constantFrom('USE BY', 'EXP', 'BEST BEFORE:', 'EXPIRY DATE', 'USEBY', 'BBE')
const others = ['MRP RS. 35.00', 'B.NO. C81A', 'NET WT 200 G', 'CRISP AND LIGHT']

describe('readUseBy', () => {
  it('never throws, whatever is printed wherever', () => {
    fc.assert(fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => void readUseBy(lines)))
  })

  it('reads every well printed date, in any order of lines', () => {
    fc.assert(
      fc.property(
        date,
        print,
        label,
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        (day, form, word, order) => {
          const lines = linesOf([...others.slice(0, 2), `${word} ${form(day)}`, ...others.slice(2)])
          const reading = readUseBy(order.flatMap((at) => lines[at] ?? []))
          expect(reading).toMatchObject({ kind: 'date', date: day })
        },
      ),
    )
  })

  it('gives no date that was not printed as such', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom('USE BY', 'PKD', 'EXP', 'B.NO.', ''), date, print), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(rows, (printed) => {
        const reading = readUseBy(linesOf(printed.map(([word, day, form]) => `${word} ${form(day)}`)))
        if (reading.kind !== 'date') return
        const useBy = printed.filter(([word]) => word === 'USE BY' || word === 'EXP').map(([, day]) => day)
        expect(useBy).toContainEqual(reading.date)
      }),
    )
  })

  it('is silent without a use-by label', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom('PKD', 'MFD', 'LOT', '', 'MRP'), date, print), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(rows, (printed) => {
        const lines = linesOf(printed.map(([word, day, form]) => `${word} ${form(day)}`))
        expect(readUseBy(lines).kind).toBe('none')
      }),
    )
  })
})
